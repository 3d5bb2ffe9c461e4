import type { Query, SearchOptions } from 'minisearch';
import type { Locale } from '../locales.ts';
import { stemsOf, withoutParticle } from './fold.ts';
import type { Asked } from './question.ts';

/* What MiniSearch is asked for one word of a question. */

export const searchOptions: SearchOptions = {
  tokenize: (text) => [text],
  processTerm: (term) => term,
  boost: { title: 4, words: 4, of: 3, shared: 2 },
  maxFuzzy: 2,
  weights: { fuzzy: 0.3, prefix: 0.15 },
  bm25: { k: 1.2, b: 0.2, d: 0.5 },
};

/** The word itself, its beginning and its stems; a name only as it is. */
export function exactQuery({ forms, name, last }: Asked, locale: Locale): Query {
  if (name) {
    const queries = [name, forms].map((words) => ({ combineWith: 'AND', queries: words }) as const);
    return { combineWith: 'OR', queries };
  }
  const [word = ''] = forms;
  const bare = locale === 'ar' ? withoutParticle(word) : undefined;
  return {
    combineWith: 'OR',
    queries: [
      { queries: forms, prefix: (term) => term.length > (last ? 1 : 3) },
      ...stemsOf(word, locale),
      ...(bare === undefined ? [] : [bare]),
    ],
  };
}

/** In letters; a mistake in a shorter word makes it another word. */
const shortestMisspelt = 6;

/** A word with two neighbouring letters exchanged. */
const swapsOf = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

export function misspeltQuery({ forms, name }: Asked): Exclude<Query, symbol> | undefined {
  const [word = ''] = forms;
  if (name || word.length < shortestMisspelt || /\d/.test(word)) return undefined;
  const queries = [...swapsOf(word), { queries: [word], fuzzy: word.length < 8 ? 1 : 2 }];
  return { combineWith: 'OR', queries };
}

/** In letters; what begins with fewer is another word. */
const shortestBeginning = 5;

/** In Turkish for an unknown word: what begins as it does (dolandırır, dolandırıcı). */
export function otherFormsOf({ forms, name }: Asked, locale: Locale): Exclude<Query, symbol>[] {
  const word = forms.at(-1) ?? '';
  if (name || locale !== 'tr') return [];
  const shortest = Math.max(shortestBeginning, Math.ceil(word.length * 0.6));
  return Array.from({ length: Math.max(0, word.length - shortest) }, (_, at) => ({
    queries: [word.slice(0, -at - 1)],
    prefix: true,
  }));
}
