import MiniSearch from 'minisearch';
import type { Locale } from '../locales.ts';
import type { Entry } from './entry.ts';
import { fold, foldedWordsOf, indexedForms, withoutParticle, wordsOf } from './fold.ts';
import { pack } from './pack.ts';
import { fillers } from './fillers.ts';
import { options, type Found, type Packed } from './engine.ts';

/** As long as two lines of a result. */
const excerptLength = 120;

/** The beginning of a text, cut between two words. */
function excerptOf(text: string) {
  if (text.length <= excerptLength) return text;
  const cut = text.slice(0, excerptLength);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.،؛–-]+$/u, '')} …`;
}

/** Each word once that the title has not: said again, it would only weigh more. */
function othersThan(title: string, aka: readonly string[]) {
  const said = new Set(foldedWordsOf(title));
  return wordsOf(aka.join(' '))
    .map(({ text }) => text)
    .filter((word) => !said.has(fold(word)) && said.add(fold(word)))
    .join(' ');
}

/** The words of one letter that say something are digits. */
const says = (word: string) => word.length > 1 || /\d/.test(word);

/**
 * All that a browser needs to search, as JSON. A particle is taken from a word where the rest of it is
 * a word of these texts: بإسطنبول, but not فندق.
 */
export function makeIndex(
  locale: Locale,
  entries: readonly Entry[],
  names: readonly (readonly [string, string])[],
) {
  const texts = [...names.flat(), ...entries.flatMap(({ title, text }) => [title, text])];
  const known = new Set(
    texts.flatMap((text) => wordsOf(text).flatMap(({ text: word }) => indexedForms(word))),
  );
  const formsOf = (word: string) => {
    const forms = indexedForms(word);
    const rest = withoutParticle(forms[0] ?? '');
    return (rest !== undefined && known.has(rest) ? [...forms, rest] : forms).filter(
      (form) => says(form) && !fillers[locale].has(form),
    );
  };
  const index = new MiniSearch({
    ...options,
    tokenize: (text) => wordsOf(text).map(({ text: word }) => word),
    processTerm: formsOf,
  });
  index.addAll(
    entries.map(
      ({ aka = [], text, ...entry }, id) =>
        ({
          ...entry,
          id,
          aka: othersThan(entry.title, aka),
          text,
          excerpt: excerptOf(text),
        }) satisfies Found & Record<string, unknown>,
    ),
  );
  const spellings = Object.fromEntries(
    names
      .map(([spelling, name]) => [spelling, name].map((words) => foldedWordsOf(words).join(' ')))
      .filter(([spelling, name]) => spelling !== name),
  );
  const { index: postings, ...rest } = index.toJSON();
  // In order, words that begin alike are neighbours: that packs best.
  const sorted = postings.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { spellings, index: rest, words: pack(sorted) } satisfies Packed;
}
