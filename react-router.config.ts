import type { Config } from '@react-router/dev/config';
import { articleIds, destinationIds, tripIds } from './app/content/site.ts';
import { locales } from './app/locales.ts';
import { notFoundPagesOf, pagesOf, paths } from './app/paths.ts';

// The router asks several times while it builds, so nothing else of the content is read here.
const ids = { destinations: destinationIds, guide: articleIds, trips: tripIds };

export default {
  ssr: false,
  // Pages are small: one file for each is fetched sooner than two.
  splitRouteModules: false,
  prerender: () => [
    ...locales.flatMap((locale) => [...pagesOf(locale, ids), ...notFoundPagesOf(locale)]),
    ...locales.map(paths.feed),
    '/sitemap.xml',
    '/llms.txt',
    '/robots.txt',
    '/site.webmanifest',
    ...(import.meta.env.DEV ? ['/styleguide'] : []),
  ],
} satisfies Config;
