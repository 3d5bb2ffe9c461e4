import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { messagesSchema } from '../../app/content/messages.server.ts';
import { argumentsOf } from '../../app/content/message-problems.ts';
import { folderOf, readEntry, writeEntry } from '../../tools/edit/place.ts';
import type { Store } from '../../tools/edit/stores/store.ts';
import { stores } from '../../tools/edit/stores/stores.ts';
import { editorWords, isWordKey } from '../../tools/edit/words.ts';
import { complaintsIn } from '../support/content-copy.ts';
import { restoreContent } from '../support/restore-content.ts';
import { content, translate } from '../support/texts.ts';

/* Forms over parts of JSON files: texts of pages, search words, tags, ways. */

const project = mkdtempSync(join(tmpdir(), 'stores-'));
const copy = join(project, 'content');
afterAll(() => rmSync(project, { recursive: true }));
beforeEach(() => {
  restoreContent(copy);
  writeFileSync(join(copy, 'stand-ins.json'), '{ "ephesus": { "land": "coast", "hue": 220 } }\n');
});

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

function storeOf(kind: string): Store {
  const store = stores[kind];
  if (!store) throw new Error(`there is no store ${kind}`);
  return store;
}

/** The lines that a save writes, by file. */
async function saved(
  kind: string,
  id: string,
  edit: (entry: ReturnType<typeof readEntry>) => void,
) {
  const store = storeOf(kind);
  const before = new Map(store.files.map((file) => [file, new Set(read(file).split('\n'))]));
  const place = folderOf(copy, kind, id);
  const entry = readEntry(place);
  edit(entry);
  await writeEntry(place, entry);
  return store.files.map((file) =>
    read(file)
      .split('\n')
      .filter((line) => !before.get(file)?.has(line)),
  );
}

test.each(Object.keys(stores))(
  'saving an entry of %s without a change writes nothing',
  async (kind) => {
    const store = storeOf(kind);
    const ids = store.ids(copy);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      expect(store.titles(copy)(id)).toEqual(
        expect.objectContaining(
          Object.fromEntries(locales.map((one) => [one, expect.any(String)])),
        ),
      );
      const place = folderOf(copy, kind, id);
      expect(await writeEntry(place, readEntry(place))).toMatchObject({ written: [] });
    }
  },
);

test('a button is renamed in three languages, one line in each file', async () => {
  const lines = await saved('texts', 'nav', ({ words }) => {
    for (const locale of locales) {
      const { frontMatter } = words[locale] ?? {};
      if (frontMatter) frontMatter['nav.contact'] = `Write to us, ${locale}`;
    }
  });
  expect(lines).toEqual(locales.map((one) => [`  "nav.contact": "Write to us, ${one}",`]));
  expect(complaintsIn(copy)).toBe('');
});

test.each([
  ['without what the site fills in', 'price.from', 'Kişi başı'],
  ['with an argument that there is not', 'price.from', '{price} {currency}'],
  ['with an open brace', 'price.from', '{price'],
  ['without a plural form', 'trips.count', '{count, plural, one {# tur}}'],
  ['that is empty', 'price.from', ' '],
])('a text %s is refused, and nothing is written', async (_, key, text) => {
  const before = read('ui/tr.json');
  const [room = ''] = key.split('.');
  await expect(
    saved('texts', room, ({ words }) => {
      if (words.tr) words.tr.frontMatter[key] = text;
    }),
  ).rejects.toThrow('texts.refused');
  expect(read('ui/tr.json')).toBe(before);
});

test('every text belongs to a room with a name, and everything that is filled in is explained', () => {
  expect(
    storeOf('texts')
      .ids(copy)
      .filter((room) => !isWordKey(`texts.${room}`)),
  ).toEqual([]);
  const names = Object.values(messagesSchema.parse(JSON.parse(read('ui/en.json')))).flatMap(
    argumentsOf,
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !isWordKey(`argument.${name}`))).toEqual([]);
});

test('search words of a page are added, and taken out again by emptying them', async () => {
  const address = '/destinations/antalya';
  expect(read('search/tr.json')).not.toContain(`"${address}":`);
  const write = (text: string) =>
    saved('search', 'destinations', ({ words }) => {
      if (words.tr) words.tr.frontMatter[address] = text;
    });
  const [english, turkish] = await write('turkuaz kıyı');
  expect(turkish).toContain(`  "${address}": "turkuaz kıyı"`);
  expect(english).toEqual([]);
  expect(complaintsIn(copy)).toBe('');
  await write('');
  expect(read('search/tr.json')).not.toContain(`"${address}":`);
});

test('every page can have search words, under its title', () => {
  const rows = storeOf('search')
    .ids(copy)
    .flatMap((room) => storeOf('search').rows?.(copy, room) ?? []);
  const titles = new Map(rows.map((row) => [row.key, row.titles?.tr]));
  for (const { id, translations } of content.destinations) {
    expect(titles.get(`/destinations/${id}`)).toBe(translations.tr.frontMatter.title);
  }
  expect(titles.get('/contact')).toBe(translate.tr('nav.contact'));
});

test('a tag that a place has cannot be removed, and the refusal names the place', async () => {
  const refused = saved('tags', 'tags', ({ facts }) => {
    const { list } = facts ?? {};
    if (facts && Array.isArray(list)) facts.list = list.filter(({ id }) => id !== 'beach');
  });
  await expect(refused).rejects.toThrow('tags.used');
  await expect(refused).rejects.toMatchObject({
    values: { places: expect.stringContaining('Antalya') },
  });
  expect(read('tags.json')).toContain('"beach"');
});

test('a new tag changes no other line', async () => {
  const tag = { id: 'markets', name: { en: 'Markets', tr: 'Pazarlar', ar: 'أسواق' } };
  const [lines] = await saved('tags', 'tags', ({ facts }) => {
    if (facts && Array.isArray(facts.list)) facts.list = [tag, ...facts.list];
  });
  expect(lines?.join('')).toContain('Pazarlar');
  expect(lines?.join('')).not.toContain('Deniz');
  expect(complaintsIn(copy)).toBe('');
});

test('the hours of a road change its own lines only', async () => {
  const [lines] = await saved('ways', 'cappadocia_istanbul', ({ facts }) => {
    const { ways } = facts ?? {};
    const road = Array.isArray(ways) ? ways.find((way) => way.by === 'road') : undefined;
    road.drive.hours = [8, 11];
  });
  expect(lines).toEqual([expect.stringContaining('11')]);
  expect(complaintsIn(copy)).toBe('');
});

test('a file that cannot be read has one entry, with its text and the line', () => {
  const tags = join(copy, 'tags.json');
  writeFileSync(tags, read('tags.json').replace('},', '}'));
  const place = folderOf(copy, 'tags', 'tags');
  expect(readEntry(place).broken).toMatchObject([{ file: 'tags.json', kind: 'comma', line: 2 }]);

  writeFileSync(join(copy, 'ui/tr.json'), '{');
  expect(readEntry(folderOf(copy, 'texts', 'texts')).broken).toMatchObject([
    { file: 'ui/tr.json' },
  ]);
  expect(() => folderOf(copy, 'texts', 'nowhere')).toThrow('entry.unknown');
});

test('everything that is said in one language of the editor is said in all', () => {
  for (const locale of locales) {
    expect(Object.keys(editorWords[locale])).toEqual(Object.keys(editorWords.en));
  }
});

test('the picture until an illustrator draws is called after its place, and changes its colour', async () => {
  expect(storeOf('stand-ins').titles(copy)('ephesus').tr).toBe('Efes');
  await saved('stand-ins', 'ephesus', ({ facts }) => {
    if (facts) facts['hue'] = 90;
  });
  expect(JSON.parse(read('stand-ins.json'))).toEqual({ ephesus: { land: 'coast', hue: 90 } });
});
