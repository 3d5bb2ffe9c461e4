import type { Query, SearchOptions } from 'minisearch';
import type { Locale } from '../locales.ts';
import type { Entry } from './entry.ts';
import { excerptOf } from './excerpt.ts';
import { foldedWordsOf, stemsOf, withoutParticle } from './fold.ts';
import type { Index } from './index.ts';
import type { OtherPlace } from './index-files.ts';
import type { Found } from './mark.ts';
import { readQuestion, type Asked } from './question.ts';

export type Result = Entry & {
  /** Empty until the texts have loaded. */
  excerpt: string;
  /** Words of the entry that were found. */
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

const searchOptions: SearchOptions = {
  tokenize: (text) => [text],
  processTerm: (term) => term,
  boost: { title: 4, words: 4, of: 3 },
  maxFuzzy: 2,
  weights: { fuzzy: 0.3, prefix: 0.15 },
  bm25: { k: 1.2, b: 0.2, d: 0.5 },
};

/** The word itself, its beginning and its stem; a name only as it is. */
function exactQuery({ forms, name, last }: Asked, locale: Locale): Query {
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
  [...word]
    .slice(1)
    .map((letter, at) => word.slice(0, at) + letter + (word[at] ?? '') + word.slice(at + 2));

function misspeltQuery({ forms, name }: Asked): Query | undefined {
  const [word = ''] = forms;
  if (name || word.length < shortestMisspelt || /\d/.test(word)) return undefined;
  const queries = [...swapsOf(word), { queries: [word], fuzzy: word.length < 8 ? 1 : 2 }];
  return { combineWith: 'OR', queries };
}

type Hit = {
  score: number;
  /** Numbers of the asked words: in the text or in names, in names, and in a place's or an asked-for name. */
  found: Set<number>;
  named: Set<number>;
  meant: Set<number>;
  terms: Set<string>;
};

/** Of a place in a title, and in other words: its frequency in the index says nothing. */
const placeScores = { title: 12, words: 8 };

/** Of a word in a text, compared with a word in a name. */
const textWeight = 0.5;

function hitsOf(index: Index, asked: readonly Asked[]) {
  const hits = new Map<number, Hit>();
  asked.forEach((word, at) => {
    const query = exactQuery(word, index.locale);
    const inTexts = index.bodies?.documents.search(query, searchOptions) ?? [];
    let inNames = index.names.search(query, searchOptions);
    const misspelt = misspeltQuery(word);
    if (misspelt && inNames.length + inTexts.length === 0)
      inNames = index.names.search(misspelt, searchOptions);
    for (const { id, score, terms, match } of [...inNames, ...inTexts]) {
      const hit = hits.get(Number(id)) ?? {
        score: 0,
        found: new Set(),
        named: new Set(),
        meant: new Set(),
        terms: new Set(),
      };
      hits.set(Number(id), hit);
      const fields = Object.values(match).flat();
      const inText = fields.includes('text');
      if (word.name && hit.named.has(at)) continue;
      const inTitle = fields.includes('title') || fields.includes('of');
      const nameScore = word.name ? placeScores[inTitle ? 'title' : 'words'] : score;
      hit.score += inText ? textWeight * score : nameScore;
      hit.found.add(at);
      if (!inText) hit.named.add(at);
      const isQuestion = index.entries[Number(id)]?.group === 'answers' && fields.includes('title');
      if (word.name || fields.includes('words') || isQuestion) hit.meant.add(at);
      for (const term of terms) hit.terms.add(term);
    }
  });
  return hits;
}

/** A page ranks above its sections; "Getting there" of every place ranks low where no place is named. */
const weightOf = ({ of, to, group }: Entry, asked: readonly Asked[]) => {
  if (group === 'answers') return 1.5;
  if (of === undefined) return group === 'places' && asked.length === 1 ? 2 : 1.2;
  if (to.includes('#sight-')) return 1.25;
  const isOfEveryPlace = group === 'places' && !/\d$/.test(to);
  return isOfEveryPlace && !asked.some(({ name }) => name) ? 0.6 : 1;
};

/** Of a named place among the asked words: most answers and trips name no place. */
const placeWeight = 0.5;

const weigh = (asked: readonly Asked[], found = new Set(asked.keys())) =>
  asked.reduce((sum, { name }, at) => (found.has(at) ? sum + (name ? placeWeight : 1) : sum), 0);

const mostResults = 18;

/** Entries with all words; else those with most of them, or with a word that people ask with. */
export function search(index: Index, query: string): Outcome {
  const { asked, otherPlace } = readQuestion(index, query);
  const title = foldedWordsOf(query).join(' ');
  const ranked = [...hitsOf(index, asked)]
    .flatMap(([id, hit]) => {
      const entry = index.entries[id];
      if (entry === undefined) return [];
      const part = weigh(asked, hit.found) / weigh(asked);
      const named = weigh(asked, hit.named) / weigh(asked);
      const titled = foldedWordsOf(entry.title).join(' ') === title ? 3 : 1;
      const score = hit.score * part ** 2 * (0.5 + named / 2) * titled * weightOf(entry, asked);
      return [{ ...hit, id, entry, part, score }];
    })
    .toSorted((a, b) => b.score - a.score);
  const answer = otherPlace ? index.otherPlacesAnswer : undefined;
  const exact = ranked.some(({ part, id }) => part === 1 && id !== answer);
  const best = Math.max(...ranked.filter(({ part }) => part === 1).map(({ score }) => score), 0);
  const isShown = (hit: (typeof ranked)[number]) =>
    hit.part === 1 ||
    (hit.score > best && (hit.meant.size > 0 || hit.named.size > asked.length / 2));
  const ids = new Set([
    ...(answer === undefined ? [] : [answer]),
    ...ranked.filter(isShown).map(({ id }) => id),
  ]);
  const results = [...ids].slice(0, mostResults).flatMap((id): Result[] => {
    const entry = index.entries[id];
    const terms = ranked.find((hit) => hit.id === id)?.terms ?? new Set();
    const found = { locale: index.locale, terms };
    const text = index.bodies?.texts[id] ?? '';
    return entry
      ? [
          {
            ...entry,
            found,
            excerpt: excerptOf(text, found),
          },
        ]
      : [];
  });
  const complete = index.bodies !== undefined;
  return { results, exact, complete, ...(otherPlace && { otherPlace }) };
}
