import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { defaultLocale, locales, type Locale } from './locales.ts';

/**
 * The address contract. Every language has a branch of its own, with route ids of its own, so
 * that a change of language always loads that language's data.
 */
const pages = (locale: Locale) => [
  index('routes/home.tsx', { id: `${locale}/home` }),
  route('destinations', 'routes/destinations.tsx', { id: `${locale}/destinations` }),
  route('destinations/:id', 'routes/destination.tsx', { id: `${locale}/destination` }),
  route('experiences', 'routes/experiences.tsx', { id: `${locale}/experiences` }),
  route('guide', 'routes/guide.tsx', { id: `${locale}/guide` }),
  route('guide/:id', 'routes/article.tsx', { id: `${locale}/article` }),
  route('contact', 'routes/contact.tsx', { id: `${locale}/contact` }),
  route('*', 'routes/not-found.tsx', { id: `${locale}/not-found` }),
];

export default [
  ...locales.map((locale) => {
    const file = `routes/language/${locale}.tsx`;
    return locale === defaultLocale
      ? layout(file, { id: locale }, pages(locale))
      : route(locale, file, { id: locale }, pages(locale));
  }),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('site.webmanifest', 'routes/webmanifest.ts'),
] satisfies RouteConfig;
