import compile from 'icu-minify/compile';
import { z } from 'zod';
import { localeInfo, locales, type Locale } from '../locales.ts';

export const messagesSchema = z.record(
  z.string().regex(/^[a-z][a-zA-Z]*(\.[a-z0-9][a-zA-Z0-9]*)+$/),
  z.string().min(1),
);
export type Messages = z.infer<typeof messagesSchema>;

const argumentsOf = (message: string) =>
  new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name ?? ''));

const pluralsOf = (message: string) =>
  new Set([...message.matchAll(/(\w+)\s*\{/g)].map(([, category]) => category ?? ''));

/** Missing and unknown keys, broken ICU syntax, other arguments than English, missing plurals. */
export function problemsOfMessages(all: Record<Locale, Messages>, reference: Locale): string[] {
  const problems: string[] = [];
  const expected = all[reference];
  for (const locale of locales) {
    const note = (key: string, problem: string) =>
      problems.push(`content/ui/${locale}.json: ${key}: ${problem}`);
    const messages = all[locale];
    for (const key of Object.keys(expected)) {
      if (!(key in messages)) note(key, 'this key is missing');
    }
    const categories = new Intl.PluralRules(localeInfo[locale].intl).resolvedOptions()
      .pluralCategories;
    for (const [key, message] of Object.entries(messages)) {
      const model = expected[key];
      if (model === undefined) {
        note(key, `no such key in ${reference}.json`);
        continue;
      }
      try {
        compile(message);
      } catch (error) {
        note(key, `not an ICU message (${error instanceof Error ? error.message : 'unknown'})`);
        continue;
      }
      const missing = argumentsOf(model).difference(argumentsOf(message));
      if (missing.size > 0) note(key, `expected the argument {${[...missing].join('}, {')}}`);
      if (!message.includes(', plural,')) continue;
      const plurals = pluralsOf(message);
      for (const category of categories) {
        if (!plurals.has(category)) note(key, `the plural form "${category}" is missing`);
      }
    }
  }
  return problems;
}
