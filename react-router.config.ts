import type { Config } from '@react-router/dev/config';
import { loadContent } from './app/content/load.server.ts';
import { locales } from './app/locales.ts';
import { notFoundPagesOf, pagesOf, paths } from './app/paths.ts';

export default {
  ssr: false,
  // Pages are small: one file for each is fetched sooner than two.
  splitRouteModules: false,
  prerender: () => {
    const { site } = loadContent();
    return [
      ...locales.flatMap((locale) => [...pagesOf(locale, site), ...notFoundPagesOf(locale)]),
      ...locales.map(paths.feed),
      '/sitemap.xml',
      '/llms.txt',
      '/robots.txt',
      '/site.webmanifest',
      ...(import.meta.env.DEV ? ['/styleguide'] : []),
    ];
  },
} satisfies Config;
