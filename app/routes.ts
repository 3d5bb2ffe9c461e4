import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { defaultLocale, locales, type Locale } from './locales.ts';
import { paths } from './paths.ts';

/**
 * The address contract. Every language has a branch of its own, with route ids of its own, so
 * that a change of language always loads that language's data. What stands below `destinations`
 * or `guide` is one route: any spelling of a destination finds its page, and what the browser must know
 * of the routes does not grow with the content.
 */
const pages = (locale: Locale) => {
  const page = (path: string, file: string, id = path) =>
    route(path, `routes/${file}.tsx`, { id: `${locale}/${id}` });
  return [
    index('routes/home.tsx', { id: `${locale}/home` }),
    page('destinations', 'destinations'),
    page('destinations/*', 'destination', 'destination'),
    page('experiences', 'experiences'),
    page('guide', 'guide'),
    page('guide/*', 'article', 'article'),
    page('contact', 'contact'),
    page('credits', 'credits'),
    page('*', 'not-found', 'not-found'),
  ];
};

export default [
  ...locales.map((locale) => {
    const file = `routes/language/${locale}.tsx`;
    return locale === defaultLocale
      ? layout(file, { id: locale }, pages(locale))
      : route(locale, file, { id: locale }, pages(locale));
  }),
  ...locales.map((locale) =>
    route(paths.feed(locale), 'routes/resources/feed.ts', { id: `${locale}/feed` }),
  ),
  // Only while developing: no build knows it.
  ...(import.meta.env.DEV ? [route('styleguide', 'routes/styleguide.tsx')] : []),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('llms.txt', 'routes/resources/llms.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('site.webmanifest', 'routes/resources/webmanifest.ts'),
] satisfies RouteConfig;
