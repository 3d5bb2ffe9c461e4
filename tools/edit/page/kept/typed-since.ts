import { inEachLocale, locales } from '../../../../app/locales.ts';
import { merge } from '../../history/merge.ts';
import type { Entry } from '../ask.ts';

type Values = Record<string, unknown>;

const valuesOf = (asked: Values = {}, now: Values = {}, answered: Values = {}): Values =>
  Object.fromEntries(
    [...new Set([...Object.keys(answered), ...Object.keys(now)])]
      .map((key) => [key, merge(asked[key], now[key], answered[key]).value] as const)
      .filter(([, value]) => value !== undefined),
  );

/** What a save answered, with what was typed while it was under way. */
export function withTypedSince(asked: Entry, now: Entry, answered: Entry): Entry {
  const inWords = inEachLocale((locale) => {
    const [before, typed, saved] = [asked, now, answered].map(({ words }) => words[locale]);
    if (!typed || !saved) return saved;
    return {
      frontMatter: valuesOf(before?.frontMatter, typed.frontMatter, saved.frontMatter),
      body: typed.body === before?.body ? saved.body : typed.body,
    };
  });
  const words: Entry['words'] = {};
  for (const locale of locales) if (inWords[locale]) words[locale] = inWords[locale];
  return {
    ...answered,
    ...(answered.facts && { facts: valuesOf(asked.facts, now.facts, answered.facts) }),
    words,
  };
}
