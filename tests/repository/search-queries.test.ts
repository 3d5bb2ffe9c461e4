import { describe, expect, test } from 'vitest';
import { defaultLocale, inEachLocale, locales, type Locale } from '../../app/locales.ts';
import { inLocale, paths } from '../../app/paths.ts';
import { search } from '../../app/search/engine.ts';
import type { Index } from '../../app/search/index.ts';
import { searchEntries } from '../../app/search/search.server.ts';
import { read } from '../support/project.ts';
import { indexes, nameIndexes as names } from '../support/search-indexes.ts';
import { content } from '../support/texts.ts';

/**
 * A query and its first result in a line; ` | ` separates equally good ones. `held-out` and the part `unseen` of `buyers`
 * were written before the search was tuned; `shoppers` without knowing the content. `fresh` were written without asking the
 * search; after its line `# among the first three` a result may be third.
 */
const rowsOf = (
  table: 'general' | 'held-out' | 'buyers' | 'shoppers' | 'fresh',
  locale: Locale,
): Row[] =>
  read(`tests/support/queries/${table}.${locale}.txt`)
    .split(/^# (?=among the first three)/m)
    .flatMap((part, at) =>
      part
        .split('\n')
        .filter((line) => line.includes(' > '))
        .map((line) => {
          const [query = '', expected = ''] = line.split(' > ');
          return { query, expected: expected.split(' | '), among: at === 0 ? 1 : 3 };
        }),
    );
type Row = { query: string; expected: string[]; among: number };

const vague: Record<Locale, string[]> = {
  en: ['turkey', 'a trip to turkey please'],
  tr: ['nereye gidelim', 'nasıl bir gezi olsun'],
  ar: ['تركيا', 'أريد أن أسافر'],
};

const inEnglish = (to: string) => inLocale(to, defaultLocale);
const addresses = inEachLocale((locale) => searchEntries(locale).map(({ to }) => inEnglish(to)));

/** The addresses of the first results; `near:<id>` or `near:none` for a place that no tour goes to; or `nothing`. */
function answersTo(index: Index, query: string, among = 1) {
  const { results, otherPlaces } = search(index, query);
  const first = results.slice(0, among).map(({ to }) => inEnglish(to));
  if (otherPlaces.length > 0)
    return [...otherPlaces.map(({ nearest }) => `near:${nearest ?? 'none'}`), ...first];
  return first.length > 0 ? first : ['nothing'];
}

/** The rows whose answer is wrong. */
const wrongIn = (index: Index, rows: readonly Row[]) =>
  rows
    .map((row) => ({ ...row, answers: answersTo(index, row.query, row.among) }))
    .filter(({ expected, answers }) => !answers.some((answer) => expected.includes(answer)))
    .map(({ query, answers }) => `${query}: ${answers.join(', ')}`);

/** All of them, if they are more than 3 %. */
const tooMany = (wrong: readonly string[], rows: number) =>
  wrong.length > 0.03 * rows ? wrong : [];

test('97 of 100 queries that were written before the search was tuned find what was meant', () => {
  const wrong = locales.flatMap((locale) => wrongIn(indexes[locale], rowsOf('held-out', locale)));
  const rows = locales.flatMap((locale) => rowsOf('held-out', locale)).length;
  expect(rows).toBe(100);
  expect(tooMany(wrong, rows)).toEqual([]);
});

describe.each(locales)('%s', (locale) => {
  const index = indexes[locale];
  const general = rowsOf('general', locale);
  const asked = [...rowsOf('buyers', locale), ...rowsOf('shoppers', locale)];
  const fresh = rowsOf('fresh', locale);

  test('97 of 100 queries find first what was meant', () => {
    expect(tooMany(wrongIn(index, general), general.length)).toEqual([]);
  });

  test('97 of 100 questions of buyers find first what was meant', () => {
    expect(tooMany(wrongIn(index, asked), asked.length)).toEqual([]);
  });

  test('97 of 100 questions as people type them find what was meant among the first results', () => {
    expect(fresh.length).toBeGreaterThanOrEqual(120);
    expect(tooMany(wrongIn(index, fresh), fresh.length)).toEqual([]);
  });

  test('every trip and every answer has words of its own that people ask with', () => {
    const own = searchEntries(locale).filter(
      ({ group }) => group === 'trips' || group === 'answers',
    );
    const words = content.searchWords[locale];
    expect(own.map(({ to }) => inEnglish(to)).filter((to) => words[to] === undefined)).toEqual([]);
  });

  test.each(vague[locale])('“%s” asks for nothing in particular and is offered trips', (query) => {
    const { results } = search(index, query);
    expect(results.map(({ group, to }) => group === 'trips' || to === paths.trips(locale))).toEqual(
      results.map(() => true),
    );
    expect(results.length).toBe(content.trips.length + 1);
  });

  test('the words of content/search/ belong to entries that exist', () => {
    const hashes = addresses[locale].map((address) => address.slice(address.indexOf('#')));
    const known = new Set([...addresses[locale], ...hashes]);
    expect(Object.keys(content.searchWords[locale]).filter((key) => !known.has(key))).toEqual([]);
  });

  test.each(['', '  ', '?', '😀', '…', '"<script>', 'x'.repeat(500), '\u202e', 'constructor'])(
    'takes %j without a fault',
    (query) => {
      expect(Array.isArray(search(index, query).results)).toBe(true);
      expect(Array.isArray(search(names[locale], query).results)).toBe(true);
    },
  );

  test('every place is found by its name in each language, before the texts have loaded too', () => {
    for (const { id, translations } of content.destinations) {
      for (const other of locales) {
        const name = translations[other].frontMatter.title;
        for (const each of [index, names[locale]])
          expect([name, ...answersTo(each, name)]).toEqual([name, `/destinations/${id}`]);
      }
    }
  });
});
