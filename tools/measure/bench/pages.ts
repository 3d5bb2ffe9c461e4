import { locales, type Locale } from '../../../app/locales.ts';
import { addressOf, templateNames } from '../templates.ts';

export type BenchPage = { template: string; locale: Locale; path: string };

/**
 * Every template in every language.
 * @param only The template to keep; all without it.
 * @throws {Error} if there is no such template.
 */
export function benchPages(only?: string): BenchPage[] {
  const chosen = templateNames.filter((name) => only === undefined || name === only);
  if (chosen.length === 0) {
    throw new Error(`There is no "${only}"; there are ${templateNames.join(', ')}`);
  }
  return chosen.flatMap((template) =>
    locales.map((locale) => ({ template, locale, path: addressOf(template, locale) })),
  );
}
