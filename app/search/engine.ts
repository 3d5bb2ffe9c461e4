import type { Entry } from './entry.ts';
import { excerptOf } from './excerpt.ts';
import { foldedWordsOf } from './fold.ts';
import { hitsOf } from './hits.ts';
import type { Index } from './index.ts';
import type { OtherPlace } from './index-files.ts';
import type { Found } from './mark.ts';
import { readQuestion, type Asked } from './question.ts';

export type Result = Entry & {
  /** Empty until the texts have loaded. */
  excerpt: string;
  found: Found;
};

export type Outcome = {
  results: Result[];
  /** Every word was found. */
  exact: boolean;
  /** The texts have been searched too. */
  complete: boolean;
  otherPlace?: OtherPlace;
};

/** A page ranks above its sections; "Getting there" of every place ranks low where no place is named. */
function weightOf({ of, to, group }: Entry, asked: readonly Asked[]) {
  if (group === 'answers') return 1.5;
  if (of === undefined) return group === 'places' && asked.length === 1 ? 2 : 1.2;
  if (to.includes('#sight-')) return 1.25;
  const isOfEveryPlace = group === 'places' && !/\d$/.test(to);
  return isOfEveryPlace && !asked.some(({ name }) => name) ? 0.6 : 1;
}

/** Weight of a place's name, where other words have 1: answers and trips rarely contain one. */
const placeWeight = 0.5;

const weigh = (asked: readonly Asked[], found: Iterable<number>) =>
  [...found].reduce((sum, at) => sum + (asked[at]?.name ? placeWeight : 1), 0) /
  asked.reduce((sum, { name }) => sum + (name ? placeWeight : 1), 0);

/** Entries in the order of their scores, each with the part of the question that it has. */
function rank(index: Index, asked: readonly Asked[], query: string) {
  const title = foldedWordsOf(query).join(' ');
  return [...hitsOf(index, asked)]
    .flatMap(([id, hit]) => {
      const entry = index.entries[id];
      if (entry === undefined || hit.own.size === 0) return [];
      const part = weigh(asked, hit.found);
      const titled = foldedWordsOf(entry.title).join(' ') === title ? 3 : 1;
      const coverage = part ** 2 * (0.5 + weigh(asked, hit.named) / 2);
      const score = hit.score * coverage * titled * weightOf(entry, asked);
      return [{ ...hit, id, entry, part, score }];
    })
    .toSorted((a, b) => b.score - a.score);
}

const mostResults = 18;

/**
 * Entries with all words; before them those with most of them, or with a word that people ask with, where they
 * score higher.
 */
export function search(index: Index, query: string): Outcome {
  const { asked, otherPlace } = readQuestion(index, query);
  const ranked = rank(index, asked, query);
  const answer = otherPlace ? index.otherPlacesAnswer : undefined;
  const best = ranked.find(({ part, id }) => part === 1 && id !== answer)?.score;
  const shown = ranked.filter(
    ({ id, part, score, meant, named }) =>
      id !== answer &&
      (part === 1 || (score > (best ?? 0) && (meant.size > 0 || named.size > asked.length / 2))),
  );
  const first = answer === undefined ? [] : ranked.filter(({ id }) => id === answer);
  const results = [...first, ...shown].slice(0, mostResults).map(({ id, entry, terms }) => {
    const found = { locale: index.locale, terms };
    return { ...entry, found, excerpt: excerptOf(index.bodies?.texts[id] ?? '', found) };
  });
  return {
    results,
    exact: best !== undefined,
    complete: index.bodies !== undefined,
    ...(otherPlace && { otherPlace }),
  };
}
