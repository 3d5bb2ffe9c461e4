import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { entryIds } from './site.ts';
import { defaultLocale, locales, type Locale } from './locales.ts';
import { pageRows } from './pages.ts';
import { furtherPages, pathOfEntries, pathOfPage, paths } from './paths.ts';

/**
 * The address contract. Every language has a branch of its own, with route ids of its own, so
 * that a change of language always loads that language's data. What stands below `destinations`
 * or `guide` is one route: any spelling of a destination finds its page, and what the browser must know
 * of the routes does not grow with the content, but for the further pages of a long list: an address
 * that is none of them is an unknown entry.
 */
const pagesIn = (locale: Locale) => {
  const page = (path: string, file: string) =>
    route(path, `routes/${file}.tsx`, { id: `${locale}/${file}` });
  return [
    ...pageRows.flatMap((row) => {
      const { path, file, entries } = row;
      return [
        path === '' ? index(`routes/${file}.tsx`, { id: `${locale}/${file}` }) : page(path, file),
        ...furtherPages(row, entryIds).map((number) =>
          route(pathOfPage(row, number), `routes/${file}.tsx`, {
            id: `${locale}/${file}-${number}`,
          }),
        ),
        ...(entries ? [page(pathOfEntries(row), entries.file)] : []),
      ];
    }),
    page('*', 'not-found'),
  ];
};

export default [
  ...locales.map((locale) => {
    const file = `routes/language/${locale}.tsx`;
    return locale === defaultLocale
      ? layout(file, { id: locale }, pagesIn(locale))
      : route(locale, file, { id: locale }, pagesIn(locale));
  }),
  ...locales.map((locale) =>
    route(paths.feed(locale), 'routes/resources/feed.ts', { id: `${locale}/feed` }),
  ),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('llms.txt', 'routes/resources/llms.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('site.webmanifest', 'routes/resources/webmanifest.ts'),
] satisfies RouteConfig;
