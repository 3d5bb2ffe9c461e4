import type { Config } from '@react-router/dev/config';
import { entryIds } from './app/site.ts';
import { locales } from './app/locales.ts';
import { notFoundPagesOf, pagesOf, paths } from './app/paths.ts';

export default {
  ssr: false,
  // Pages are small: one file for each is fetched sooner than two.
  splitRouteModules: false,
  prerender: () => [
    // The router asks several times while it builds, so nothing else of the content is read here.
    ...locales.flatMap((locale) => [...pagesOf(locale, entryIds), ...notFoundPagesOf(locale)]),
    ...locales.map(paths.feed),
    ...locales.map(paths.standIn),
    '/sitemap.xml',
    '/llms.txt',
    '/robots.txt',
    '/site.webmanifest',
  ],
} satisfies Config;
