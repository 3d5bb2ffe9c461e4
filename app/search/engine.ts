import type { Entry } from './entry.ts';
import { excerptOf, type Found } from './excerpt.ts';
import type { Locale } from '../locales.ts';
import { paths } from '../paths.ts';
import { isFillerWord } from './fillers.ts';
import { foldedWordsOf } from './fold.ts';
import { hitsOf, type Hit } from './hits.ts';
import type { Index } from './index.ts';
import type { OtherPlace } from './index-files.ts';
import { readQuestion, type Asked, type Question } from './question.ts';

export type Result = Entry & {
  /** Empty until the texts have loaded. */
  excerpt: string;
  found: Found;
};

/** A section that every place has, such as "Getting there". */
const isOfEveryPlace = ({ of, to, group }: Entry) =>
  group === 'places' && of !== undefined && !to.includes('#sight-') && !/\d$/.test(to);

/** A page ranks above its sections; where a place is named, what does not tell of it ranks low. */
function weightOf(entry: Entry, asked: readonly Asked[], { found }: Hit) {
  const { of, to, group } = entry;
  const named = [...asked.entries()].filter(([, { name, origin }]) => name && !origin);
  const isElsewhere = named.length > 0 && !named.some(([at]) => found.has(at));
  if (group === 'answers') return isElsewhere ? 1 : 1.5;
  if ((group === 'places' || group === 'guide') && isElsewhere) return 0.3;
  const isNamedAlone = [...found].every((at) => asked[at]?.name) || asked.length === 1;
  if (of === undefined) return group === 'places' && isNamedAlone ? 2 : 1.2;
  if (to.includes('#sight-')) return 1.25;
  return isOfEveryPlace(entry) && named.length === 0 ? 0.3 : 1;
}

/** Other words have 1: answers and trips rarely contain the name of a destination; a sight is what is asked for. */
const nameWeights = { destination: 0.5, sight: 1.5 };

function nameWeight({ destinations }: Index, { name, origin }: Asked, hasGoal: boolean) {
  if (name === undefined) return 1;
  if (origin && hasGoal) return 0;
  return nameWeights[destinations.has(name.join(' ')) ? 'destination' : 'sight'];
}

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

/** The part of a question that was found. */
const weigh = (weights: readonly number[], found: ReadonlySet<number>) =>
  sum(weights.filter((_, at) => found.has(at))) / sum(weights);

/** Whether all words that were typed, fillers too, are among those that people ask with: "culture tour". */
function isAskedSo({ title, words = '' }: Entry, typed: readonly string[], locale: Locale) {
  const isPhrase = typed.length > 1 && typed.some((word) => isFillerWord(word, locale));
  if (!isPhrase) return false;
  const own = new Set(foldedWordsOf(`${title} ${words}`));
  return typed.every((word) => own.has(word));
}

/** Entries in the order of their scores, each with the part of the question that it has. */
function rank(index: Index, asked: readonly Asked[], query: string) {
  const typed = foldedWordsOf(query);
  const title = typed.join(' ');
  const hasGoal = asked.some(({ name, origin }) => name && !origin);
  const weights = asked.map((word) => nameWeight(index, word, hasGoal));
  const isOfName = asked.every(({ name }) => name !== undefined);
  return [...hitsOf(index, asked)]
    .flatMap(([id, hit]) => {
      const entry = index.entries[id];
      if (entry === undefined || hit.own.size === 0) return [];
      const part = weigh(weights, hit.found);
      const isTitle = foldedWordsOf(entry.title).join(' ') === title;
      const isMeant = isTitle || (!isOfName && isAskedSo(entry, typed, index.locale));
      const titled = isMeant && !isOfEveryPlace(entry) ? 3 : 1;
      const coverage = part ** 2 * (0.5 + weigh(weights, hit.named) / 2);
      const score = hit.score * coverage * titled * weightOf(entry, asked, hit);
      return [{ ...hit, id, entry, part, score }];
    })
    .toSorted((a, b) => b.score - a.score);
}

type Ranked = ReturnType<typeof rank>[number];

const mostResults = 18;

/** The page of trips and each of them, for a question that is about nothing else. */
function tripsIn({ entries, locale }: Index) {
  const page = paths.trips(locale);
  return [...entries.entries()]
    .filter(([, { to, group }]) => to === page || group === 'trips')
    .toSorted(([, a], [, b]) => Number(b.to === page) - Number(a.to === page))
    .map(([id, entry]) => ({ id, entry, terms: new Set<string>() }));
}

/** Whether an entry writes a place's name, and not a word that is folded to the same: وإن is not وان. */
function names({ bodies }: Index, { id, entry }: Ranked, places: readonly OtherPlace[]) {
  const text = `${entry.title} ${entry.words ?? ''} ${bodies?.texts[id] ?? ''}`;
  return places.some(({ name }) =>
    new RegExp(`(?:^|[^\\p{L}])[وفبكل]?${name}(?!\\p{L})`, 'u').test(text),
  );
}

/**
 * Entries with all words; before them those with most of them, or with a word that people ask with, where they
 * score higher. Of a place that no tour goes to only what names it.
 */
function answersTo(index: Index, { asked, otherPlaces }: Question, query: string) {
  const ranked = rank(index, asked, query);
  const isElsewhere = otherPlaces.length > 0;
  const answer = isElsewhere ? index.otherPlacesAnswer : undefined;
  const best = ranked.find(({ part, id }) => part === 1 && id !== answer)?.score;
  const shown = ranked.filter(
    (hit) =>
      hit.id !== answer &&
      (!isElsewhere || names(index, hit, otherPlaces)) &&
      (hit.part === 1 ||
        (hit.score > (best ?? 0) && (hit.meant.size > 0 || hit.named.size > asked.length / 2))),
  );
  return {
    found: [...ranked.filter(({ id }) => id === answer), ...shown],
    exact: best !== undefined,
  };
}

/** Trips, unless the fillers are what people ask with. */
function offersFor(index: Index, { asked }: Question, query: string) {
  const meant = rank(index, asked, query).filter(({ meant: own }) => own.size === asked.length);
  return { found: meant.length > 0 ? meant : tripsIn(index), exact: true };
}

export function search(index: Index, query: string) {
  const question = readQuestion(index, query);
  const answer = question.isVague && question.asked.length > 0 ? offersFor : answersTo;
  const { found, exact } = answer(index, question, query);
  const results = found.slice(0, mostResults).map(({ id, entry, terms }): Result => {
    const marks = { locale: index.locale, terms };
    return { ...entry, found: marks, excerpt: excerptOf(index.bodies?.texts[id] ?? '', marks) };
  });
  return {
    results,
    /** Every word was found. */
    exact,
    /** The texts have been searched too. */
    complete: index.bodies !== undefined,
    /** The places asked for that no tour goes to. */
    otherPlaces: question.otherPlaces,
  };
}
