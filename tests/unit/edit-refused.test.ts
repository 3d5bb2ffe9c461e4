import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { addressesOf } from '../../tools/edit/addresses.ts';
import { type Entry, folderOf, readEntry } from '../../tools/edit/entry.ts';
import { refusedIn } from '../../tools/edit/form/validate.ts';
import { problem } from '../../app/content/problem.ts';
import { inWordsOfFields } from '../../tools/edit/form/worded.ts';
import { problemOf } from '../../tools/edit/problems.ts';
import { sayIn } from '../../tools/edit/words.ts';
import { root } from '../support/project.ts';

/* What a save refuses, and in which words. */

const content = join(root, 'content');
const isAddress = addressesOf(content);

type Fields = Record<string, unknown>;

function refusals(
  kind: string,
  id: string,
  change: (
    facts: Fields,
    words: (locale: 'en' | 'tr' | 'ar') => { frontMatter: Fields; body: string },
  ) => void,
) {
  const before = readEntry(folderOf(content, kind, id));
  const after: Entry = structuredClone(before);
  change(after.facts ?? {}, (locale) => after.words[locale] ?? { frontMatter: {}, body: '' });
  return refusedIn(kind, before, after, isAddress);
}

const listIn = (fields: Fields, name: string): unknown[] => {
  const list = fields[name];
  return Array.isArray(list) ? list : [];
};

const place = (change: Parameters<typeof refusals>[2]) =>
  refusals('destinations', 'ephesus', change);

test('an entry without a change is not refused', () => {
  expect(place(() => {})).toEqual([]);
});

describe('a save refuses', () => {
  test.each<[string, unknown, string]>([
    ['a price in words', 'abc', 'wrong.number'],
    ['a price that was emptied', undefined, 'wrong.empty'],
    ['a price with decimals', 12.5, 'wrong.whole'],
    ['a price below nothing', -5, 'wrong.small'],
  ])('%s', (_, price, key) => {
    const issues = place((facts) => {
      facts.price = price;
    });
    expect(issues).toMatchObject([{ file: 'facts', path: 'price', key }]);
  });

  test.each<[string, string, string]>([
    ['a description that is emptied', '', 'wrong.empty'],
    ['a short description', 'Kısa', 'wrong.short'],
    ['a description of a megabyte', 'söz '.repeat(250_000), 'wrong.long'],
    ['HTML of Word', `<p class="MsoNormal">${'söz '.repeat(30)}</p>`, 'wrong.html'],
  ])('%s', (_, description, key) => {
    const issues = place((_facts, words) => {
      words('tr').frontMatter.description = description;
    });
    expect(issues).toMatchObject([{ file: 'tr', path: 'description', key }]);
  });

  test.each<[string, string, string]>([
    ['a text that is emptied', '', 'wrong.empty'],
    ['HTML in a text', 'Söz.\n\n<p class="MsoNormal">Söz</p>', 'wrong.html'],
    ['a heading of the page', '# Başlık\n\nSöz.', 'wrong.heading'],
    ['a dead link', 'Bir [söz](/yok).', 'wrong.link'],
    ['a link that is a script', 'Bir [söz](javascript:alert(1)).', 'wrong.link'],
  ])('%s', (_, body, key) => {
    const issues = place((_facts, words) => {
      words('tr').body = body;
    });
    expect(issues).toMatchObject([{ file: 'tr', path: 'body', key }]);
  });

  test('a figure that is emptied, by its month', () => {
    const issues = place(({ climate }) => {
      if (typeof climate === 'object' && climate && 'rainDays' in climate) {
        climate.rainDays = listIn({ ...climate }, 'rainDays').with(3, undefined);
      }
    });
    expect(issues).toMatchObject([{ path: 'climate.rainDays.3', key: 'wrong.number' }]);
  });

  test('a tip that is one too few', () => {
    const issues = place((_facts, words) => {
      const { frontMatter } = words('ar');
      frontMatter.tips = listIn(frontMatter, 'tips').slice(0, 5);
    });
    expect(issues).toMatchObject([
      { file: 'ar', path: 'tips', key: 'wrong.few', values: { have: 5, need: 6 } },
    ]);
  });

  test('something that is both in the price and not', () => {
    const issues = place((facts) => {
      facts.buys = { included: ['guide'], excluded: ['guide'] };
    });
    expect(issues).toMatchObject([{ path: 'buys', key: 'wrongField.buys' }]);
  });

  test.each<[string, string, string]>([
    ['email', 'hello', 'wrong.anEmail'],
    ['origin', 'merhaba turkiye', 'wrong.anAddress'],
    ['abbreviation', 'Merhaba', 'wrong.long'],
  ])('of the site, %s', (field, value, key) => {
    const issues = refusals('site', 'site', (facts) => {
      facts[field] = value;
    });
    expect(issues).toMatchObject([{ path: field, key }]);
  });

  test.each<[string, string]>([
    ['telephone', 'wrongField.telephone'],
    ['whatsapp', 'wrongField.whatsapp'],
    ['mersis', 'wrongField.mersis'],
    ['taxNumber', 'wrongField.taxNumber'],
  ])('of the business, %s', (field, key) => {
    const issues = refusals('site', 'site', (facts) => {
      facts.business = { [field]: '555' };
    });
    expect(issues).toMatchObject([{ path: `business.${field}`, key }]);
  });
});

test('unfinished fields that were not touched do not stop a save', () => {
  const before = readEntry(folderOf(content, 'destinations', 'ephesus'));
  if (before.facts) before.facts.price = 0;
  const frontMatter: Fields = before.words.tr?.frontMatter ?? {};
  frontMatter.summary = 'WRITE';
  frontMatter.tips = listIn(frontMatter, 'tips').slice(0, 3);
  const after = structuredClone(before);
  const tips = listIn(after.words.tr?.frontMatter ?? {}, 'tips');
  tips[0] = { title: 'Sabah', text: 'Kapı açılırken gelin; öğleye kadar gölge bulunur.' };
  expect(refusedIn('destinations', before, after, isAddress)).toEqual([]);
});

test('a short text is counted in every language', () => {
  const values = { have: 12, need: 50 };
  expect(sayIn('tr')('wrong.short', values)).toBe(
    'Bu metin çok kısa: 12 harf var, en az 50 gerek.',
  );
  for (const locale of locales) {
    const said = sayIn(locale)('wrong.short', values);
    expect(said).toContain('12');
    expect(said).toContain('50');
  }
});

test('what the build says of a field is in the words of the editor', () => {
  const copy = mkdtempSync(join(tmpdir(), 'edit-worded-'));
  cpSync(join(content, 'destinations/ephesus'), join(copy, 'destinations/ephesus'), {
    recursive: true,
  });
  const file = join(copy, 'destinations/ephesus/tr.md');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace(/^subtitle: .*$/m, 'subtitle: Kısa'));
  const said = inWordsOfFields(
    copy,
    ['subtitle', 'elsewhere'].map((field) =>
      problemOf(copy, problem('destinations/ephesus/tr.md', field, 'other', { message: 'zod' })),
    ),
  );
  rmSync(copy, { recursive: true });
  expect(said.map(({ key }) => key)).toEqual(['wrong.short', 'wrong.other']);
});
