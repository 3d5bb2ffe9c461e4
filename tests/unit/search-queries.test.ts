import { describe, expect, test } from 'vitest';
import { searchEntries, spellings } from '../../app/search/search.server.ts';
import { defaultLocale, inEachLocale, locales, type Locale } from '../../app/locales.ts';
import { inLocale } from '../../app/paths.ts';
import { readIndex, search, type Packed } from '../../app/search/engine.ts';
import { makeIndex } from '../../app/search/make-index.ts';
import { arabic } from '../support/queries/arabic.ts';
import { english } from '../support/queries/english.ts';
import { turkish } from '../support/queries/turkish.ts';
import { content } from '../support/texts.ts';

const tables: Record<Locale, string> = { en: english, tr: turkish, ar: arabic };

const rowsOf = (locale: Locale) =>
  tables[locale]
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', expected = ''] = line.split(' > ');
      return { query, expected: expected.split(' | ') };
    });

const entries = inEachLocale(searchEntries);
const inEnglish = (to: string) => inLocale(to, defaultLocale);
const addresses = inEachLocale((locale) => entries[locale].map(({ to }) => inEnglish(to)));

const indexes = inEachLocale((locale) => {
  const packed: Packed = JSON.parse(
    JSON.stringify(makeIndex(locale, entries[locale], spellings(locale))),
  );
  return readIndex(locale, packed);
});

const firstOf = (locale: Locale, query: string) => {
  const [first] = search(indexes[locale], query).results;
  return first ? inEnglish(first.to) : 'nothing';
};

describe.each(locales)('%s', (locale) => {
  const rows = rowsOf(locale);

  test('has at least 120 different queries for existing pages', () => {
    expect(new Set(rows.map(({ query }) => query)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(120);
    const wanted = rows.flatMap(({ expected }) => expected);
    expect(wanted.filter((address) => !addresses[locale].includes(address))).toEqual([]);
  });

  test('finds the wanted page first in 95 % of the queries', () => {
    const wrong = rows
      .map((row) => ({ ...row, first: firstOf(locale, row.query) }))
      .filter(({ expected, first }) => !expected.includes(first))
      .map(({ query, first }) => `${query}: ${first}`);
    const allowed = Math.floor(rows.length * 0.05);
    expect(wrong.slice(0, wrong.length > allowed ? wrong.length : 0)).toEqual([]);
  });

  test('extra search words belong to existing pages', () => {
    const hashes = addresses[locale].map((address) => address.slice(address.indexOf('#')));
    const known = new Set([...addresses[locale], ...hashes]);
    expect(Object.keys(content.searchWords[locale]).filter((key) => !known.has(key))).toEqual([]);
  });

  test.each(['', '  ', '?', '😀', '…', '"<script>', 'x'.repeat(500), '\u202e'])(
    'takes %j without a fault',
    (query) => {
      expect(Array.isArray(search(indexes[locale], query).results)).toBe(true);
    },
  );

  test('every place is found by its name in each of the three languages', () => {
    for (const { id, translations } of content.destinations) {
      for (const other of locales) {
        const name = translations[other].frontMatter.title;
        expect([name, firstOf(locale, name)]).toEqual([name, `/destinations/${id}`]);
      }
    }
  });
});
