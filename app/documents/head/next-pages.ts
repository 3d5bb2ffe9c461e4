import { locales } from '../../locales.ts';
import { paths } from '../../paths.ts';

/**
 * Speculation rules: Chromium prepares the page of a link that is pointed at, touched or likely next, and never
 * with Save-Data. Not the planner, whose trip may change until it is opened, and no files.
 */
export const nextPages = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', ...locales.map((locale) => paths.plan(locale))] } },
          { not: { selector_matches: '[data-astro-prefetch=false], [data-ask], [href^="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
