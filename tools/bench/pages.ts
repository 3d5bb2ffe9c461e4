import { inLocale, paths } from '../../app/paths.ts';
import { locales, type Locale } from '../../app/locales.ts';

/** One page for each way in which pages are made. */
const templates = {
  home: paths.home,
  destinations: (locale) => paths.destinations(locale),
  destination: (locale) => paths.destination(locale, 'istanbul'),
  experiences: paths.experiences,
  guide: paths.guide,
  article: (locale) => paths.article(locale, 'istanbul'),
  contact: paths.contact,
  credits: paths.credits,
  'not found': (locale) => inLocale('/no-such-page', locale),
} as const satisfies Record<string, (locale: Locale) => string>;

export type BenchPage = { template: string; locale: Locale; path: string };

/**
 * Every template in every language.
 * @param only The template to keep; all without it.
 * @throws {Error} if there is no such template.
 */
export function benchPages(only?: string): BenchPage[] {
  const chosen = Object.entries(templates).filter(([name]) => only === undefined || name === only);
  if (chosen.length === 0) {
    throw new Error(`There is no "${only}"; there are ${Object.keys(templates).join(', ')}`);
  }
  return chosen.flatMap(([template, path]) =>
    locales.map((locale) => ({ template, locale, path: path(locale) })),
  );
}
