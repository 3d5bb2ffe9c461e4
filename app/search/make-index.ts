import MiniSearch from 'minisearch';
import type { Locale } from '../locales.ts';
import type { Entry } from './entry.ts';
import { fold, foldedWordsOf, indexedForms, withoutParticle, wordsOf } from './fold.ts';
import { pack } from './pack.ts';
import { fillers } from './fillers.ts';
import { options, type Found, type Packed } from './engine.ts';

/** In characters: two lines of a result. */
const excerptLength = 120;

function excerptOf(text: string) {
  if (text.length <= excerptLength) return text;
  const cut = text.slice(0, excerptLength);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.،؛–-]+$/u, '')} …`;
}

/** The words that the title lacks, once each: repeated words would rank higher. */
function othersThan(title: string, aka: readonly string[]) {
  const said = new Set(foldedWordsOf(title));
  return wordsOf(aka.join(' '))
    .map(({ text }) => text)
    .filter((word) => !said.has(fold(word)) && said.add(fold(word)))
    .join(' ');
}

/** Single letters are noise; single digits are not. */
const isIndexed = (word: string) => word.length > 1 || /\d/.test(word);

/** A particle is removed where the rest is a word of these texts: بإسطنبول, but not فندق. */
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
      (form) => isIndexed(form) && !fillers[locale].has(form),
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
  // Sorted words compress best.
  const sorted = postings.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { spellings, index: rest, words: pack(sorted) } satisfies Packed;
}
