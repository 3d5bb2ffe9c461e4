import type { AstroIntegration } from 'astro';
import { draftsIn, withEntries } from '../content/lists.server.ts';
import { locales, type Locale } from '../locales.ts';
import { pageTitles } from '../offline/names.ts';
import { pageRows, type PageRow } from '../pages.ts';
import { furtherPages, inLocale, notFoundPagesOf, pathOfPage, paths } from '../paths.ts';
import { entryIds } from '../site.ts';

const drafts = draftsIn();
const published = {
  ...entryIds,
  destinations: withEntries('destinations', entryIds.destinations).filter(
    (id) => !drafts.has(`destinations/${id}`),
  ),
};

type Route = readonly [pattern: string, file: string];

const routesOf = (locale: Locale, row: PageRow): Route[] => [
  ...[1, ...furtherPages(row, published)].map((number): Route => [
    inLocale(`/${pathOfPage(row, number)}`, locale),
    `${row.file}.astro`,
  ]),
  ...(row.entries
    ? [[inLocale(`/${row.path}/[id]`, locale), `${row.entries.file}.astro`] satisfies Route]
    : []),
];

export const routes: readonly Route[] = [
  ...locales.flatMap((locale): Route[] => [
    ...pageRows.flatMap((row) => routesOf(locale, row)),
    ...notFoundPagesOf(locale).map((path): Route => [path, 'not-found.astro']),
    [paths.offlineFallback(locale), 'not-cached.astro'],
    [paths.feed(locale), 'feed.ts'],
    [pageTitles(locale), 'titles.ts'],
    [paths.manifest(locale), 'webmanifest.ts'],
    [paths.departure(locale, '[id]'), 'departure.ts'],
    [paths.tripDays(locale, '[id]'), 'trip-days.ts'],
    [paths.advice(locale), 'advice.ts'],
  ]),
  ['/sitemap.xml', 'sitemap.ts'],
  ['/llms.txt', 'llms.ts'],
  ['/robots.txt', 'robots.ts'],
];

export const documents: AstroIntegration = {
  name: 'documents',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const [pattern, file] of routes)
        injectRoute({ pattern, entrypoint: new URL(file, import.meta.url) });
    },
  },
};
