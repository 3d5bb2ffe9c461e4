import { locales, type Locale } from '../../../app/locales.ts';
import { addressOf, templateNames } from '../templates.ts';

export type BenchPage = { template: string; locale: Locale; path: string };

/**
 * Every template in every language.
 * @param only The templates to keep, with commas between them; all without it.
 * @throws {Error} if one of them does not exist.
 */
export function benchPages(only?: string): BenchPage[] {
  const wanted = only?.split(',');
  const unknown = wanted?.filter((name) => !templateNames.some((known) => known === name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`There is no "${unknown.join('", "')}"; there are ${templateNames.join(', ')}`);
  }
  return templateNames
    .filter((name) => !wanted || wanted.includes(name))
    .flatMap((template) =>
      locales.map((locale) => ({ template, locale, path: addressOf(template, locale) })),
    );
}
