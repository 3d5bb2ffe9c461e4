import MiniSearch, {
  type AsPlainObject,
  type Options,
  type Query,
  type SearchResult,
} from 'minisearch';
import type { Locale } from '../locales.ts';
import type { Entry } from './entry.ts';
import { askedForms, fold, foldedWordsOf, stemOf, withoutParticle, wordsOf } from './fold.ts';
import { fillers } from './fillers.ts';
import { unpack } from './pack.ts';

export type Found = Pick<Entry, 'group' | 'title' | 'of' | 'scene' | 'to'> & { excerpt: string };

/** The index file of a language. */
export type Packed = {
  /** Names of places, by their other spellings. */
  spellings: Record<string, string>;
  index: Omit<AsPlainObject, 'index'>;
  /** Written by `pack.ts`. */
  words: string;
};

/** MiniSearch reads an index only with the options that it was made with. */
export const options = {
  fields: ['title', 'of', 'aka', 'text'],
  storeFields: ['group', 'title', 'of', 'scene', 'to', 'excerpt'],
} satisfies Options;

export type Index = {
  locale: Locale;
  engine: MiniSearch;
  spellings: ReadonlyMap<string, readonly string[]>;
};

export const readIndex = (locale: Locale, { spellings, index, words }: Packed): Index => ({
  locale,
  engine: MiniSearch.loadJS({ ...index, index: unpack(words) }, options),
  spellings: new Map(
    Object.entries(spellings).map(([spelling, name]) => [spelling, name.split(' ')]),
  ),
});

/** A page ranks above its sections. */
const weightOf = ({ of, to, group }: Partial<Found>, single: boolean) => {
  if (group === 'answers') return 1.5;
  if (of === undefined) return group === 'places' && single ? 2 : 1.2;
  return to?.includes('#sight-') ? 1.25 : 1;
};

type Asked = { forms: string[]; names?: readonly string[]; last: boolean };

/** In words. */
const longestName = 3;

/** The words of a query; the name of a place in any spelling counts as one. */
function askedIn({ locale, spellings }: Index, query: string): Asked[] {
  const all = wordsOf(query).filter(({ text }) => fold(text) !== '');
  const asked: Asked[] = [];
  for (let at = 0; at < all.length;) {
    let taken = 0;
    for (let count = Math.min(longestName, all.length - at); count > 0 && taken === 0; count--) {
      const words = all.slice(at, at + count).map(({ text }) => text);
      for (const variant of variantsOf(words)) {
        const names = spellings.get(variant);
        if (names === undefined) continue;
        asked.push({ forms: words.map(fold), names, last: at + count === all.length });
        taken = count;
        break;
      }
    }
    if (taken === 0) {
      const word = all[at]?.text ?? '';
      asked.push({ forms: askedForms(word), last: at === all.length - 1 });
    }
    at += taken || 1;
  }
  const telling = asked.filter(
    ({ forms, names }) => names !== undefined || !forms.some((form) => fillers[locale].has(form)),
  );
  return telling.length > 0 ? telling : asked;
}

/** A name with and without the article or particle of its first word. */
function variantsOf([first = '', ...rest]: readonly string[]) {
  const forms = askedForms(first);
  const bare = withoutParticle(forms.at(-1) ?? '');
  return [...forms, ...(bare === undefined ? [] : [bare])].map((form) =>
    [form, ...rest.map(fold)].join(' '),
  );
}

const mistakes = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

function queryFor({ forms, names, last }: Asked, locale: Locale, forgiving: boolean): Query {
  const queries: Query[] = names ? [{ combineWith: 'AND', queries: [...names] }] : [];
  if (names && forms.length > 1) queries.push({ combineWith: 'AND', queries: forms });
  else {
    const word = forms[0] ?? '';
    const stem = stemOf(word, locale);
    const bare = locale === 'ar' ? withoutParticle(word) : undefined;
    queries.push(
      { queries: forms, prefix: (term) => (last ? term.length > 1 : term.length > 3) },
      ...(stem === undefined ? [] : [{ queries: [stem], prefix: true }]),
      ...(bare === undefined ? [] : [bare]),
      ...(forgiving ? [{ queries: forms, fuzzy: mistakes }] : []),
    );
  }
  return { combineWith: 'OR', queries };
}

export type Result = Found & { terms: readonly string[]; score: number };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the stored fields are those of `Found`
const resultOf = (found: SearchResult) => found as unknown as Result;

const most = 18;

/** Entries with all words; else those with all words misspelt; else those with some of them. */
export function search(index: Index, query: string): { results: Result[]; exact: boolean } {
  const asked = askedIn(index, query);
  if (asked.length === 0) return { results: [], exact: true };
  const whole = foldedWordsOf(query).join(' ');
  const titled = ({ title }: Result) => foldedWordsOf(title).join(' ') === whole;
  const find = (combineWith: 'AND' | 'OR', forgiving: boolean) =>
    index.engine
      .search(
        { combineWith, queries: asked.map((word) => queryFor(word, index.locale, forgiving)) },
        {
          tokenize: (text) => [text],
          processTerm: (term) => term,
          boost: { title: 4, aka: 4, of: 3 },
          boostDocument: (_id, _term, stored) => weightOf(stored ?? {}, asked.length === 1),
          maxFuzzy: 2,
          weights: { fuzzy: 0.3, prefix: 0.5 },
        },
      )
      .map(resultOf)
      .map((result) => (titled(result) ? { ...result, score: 2 * result.score } : result))
      .toSorted((a, b) => b.score - a.score);
  const exact = find('AND', false);
  if (exact.length > 0) return { results: exact.slice(0, most), exact: true };
  const close = find('AND', true);
  if (close.length > 0) return { results: close.slice(0, most), exact: true };
  return { results: find('OR', true).slice(0, most), exact: false };
}
