import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '../../app/content/load.server.ts';
import { apiOf } from '../../tools/edit/api.ts';
import { readEntry } from '../../tools/edit/entry.ts';
import { openHistory } from '../../tools/edit/history/history.ts';
import { editorWords, isWordKey } from '../../tools/edit/words.ts';
import { root } from '../support/project.ts';

const home = mkdtempSync(join(tmpdir(), 'broken-'));
const content = join(home, 'content');
afterAll(() => rmSync(home, { recursive: true }));
cpSync(join(root, 'content'), content, { recursive: true });
openHistory(home);
beforeEach(() => {
  for (const one of ['destinations/ephesus', 'site.json', 'tags.json', 'stand-ins.json']) {
    cpSync(join(root, 'content', one), join(content, one), { recursive: true, force: true });
  }
});

const api = apiOf({ project: root, content });
const folder = 'destinations/ephesus';
const entry = { kind: 'destinations', id: 'ephesus' };
const bytes = (file: string) => readFileSync(join(content, file));
const put = (file: string, text: string | Uint8Array) => writeFileSync(join(content, file), text);
const edit = (file: string, from: RegExp | string, to: string) =>
  put(file, bytes(file).toString('utf8').replace(from, to));
const broken = () =>
  readEntry(join(content, folder)).broken.map(({ file, kind, line }) => `${file} ${kind} ${line}`);

describe('an entry opens with what is wrong with it:', () => {
  test.each([
    ['a missing comma', 'facts.json', /,\n/, '\n', 'facts.json comma 2'],
    ['an open quotation mark', 'facts.json', '"scene"', '"scene', 'facts.json closing 2'],
    ['a list in place of names', 'facts.json', /^[\s\S]*$/, '[1]', 'facts.json shape 0'],
    ['an empty file', 'facts.json', /^[\s\S]*$/, '', 'facts.json value 1'],
    ['a comment', 'facts.json', '{', '{ // price', 'facts.json sign 1'],
    ['a tab', 'tr.md', '---\n', '---\na:\n\tb: 1\n', 'tr.md indent 3'],
    ['a name that is there twice', 'ar.md', '---\n', '---\ntitle: a\n', 'ar.md twice 3'],
    ['a colon in a text', 'en.md', 'title:', 'title: a: b', 'en.md colon 2'],
    ['no lines of hyphens', 'en.md', /---\n/g, '', 'en.md front 0'],
    ['an empty text', 'en.md', /^[\s\S]*$/, '', 'en.md front 0'],
  ])('%s', (_, file, from, to, expected) => {
    edit(`${folder}/${file}`, from, to);
    expect(broken()).toEqual([expected]);
    expect(isWordKey(`broken.${expected.split(' ')[1]}`)).toBe(true);
  });

  test.each(['facts.json', 'tr.md'])('%s is missing', (file) => {
    rmSync(join(content, folder, file));
    expect(broken()).toEqual([`${file} missing 0`]);
  });

  test.each([
    ['of another encoding', Buffer.from('---\ntitle: \xdeirin\n---\nEv\n', 'latin1'), 'Şirin'],
    [
      'of Windows in UTF-16',
      Buffer.from('\u{feff}---\ntitle: Şirin\n---\nEv\n', 'utf16le'),
      'Şirin',
    ],
    ['of a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0xff, 0xd8]), 'PNG'],
  ])('bytes %s, with the text as it was probably meant', (_, given, meant) => {
    put(`${folder}/tr.md`, given);
    expect(broken()).toEqual(['tr.md bytes 0']);
    expect(readEntry(join(content, folder)).broken[0]?.text).toContain(meant);
  });
});

test.each(['site.json', 'tags.json', 'stand-ins.json', `${folder}/facts.json`, `${folder}/tr.md`])(
  'the list of entries opens with a broken %s',
  (file) => {
    const before = api.overview();
    put(file, '{ "a": 1 "b"');
    const { kinds } = api.overview();
    const idsOf = (of: typeof kinds) =>
      of
        .filter(({ kind }) => kind !== 'stand-ins')
        .map(({ entries }) => entries.map(({ id }) => id).toSorted());
    expect(idsOf(kinds)).toEqual(idsOf(before.kinds));
    // There are no stand-ins, until the file itself has to be mended.
    expect(kinds.find(({ kind }) => kind === 'stand-ins')?.entries.map(({ id }) => id)).toEqual(
      file === 'stand-ins.json' ? ['stand-ins'] : [],
    );
    expect(() => api.find({ words: 'a' })).not.toThrow();
  },
);

test('a file that cannot be read is mended as text', async () => {
  const good = bytes(`${folder}/facts.json`).toString('utf8');
  edit(`${folder}/facts.json`, /,\n/, '\n');
  const { stamp } = readEntry(join(content, folder));
  const mend = (text: string) =>
    api.mend({ ...entry, stamp, texts: { 'facts.json': text }, what: 'Mended' });
  await expect(mend('{')).rejects.toThrow('broken.closing');
  expect(broken()).toEqual(['facts.json comma 2']);
  const { entry: after, problems } = await mend(good);
  expect(after.broken).toEqual([]);
  expect(problems).toEqual([]);
  await expect(mend(good)).rejects.toThrow('entry.changedElsewhere');
});

test('only files that cannot be read are written as text', async () => {
  const { stamp } = readEntry(join(content, folder));
  const before = bytes(`${folder}/tr.md`);
  await api.mend({ ...entry, stamp, texts: { 'tr.md': 'x', '../../site.json': 'x' }, what: 'x' });
  expect(bytes(`${folder}/tr.md`).equals(before)).toBe(true);
});

test.each(['facts.json', 'ar.md'])(
  '%s goes back to its last good state, to the byte',
  async (file) => {
    const path = `${folder}/${file}`;
    const read = readEntry(join(content, folder));
    await api.save({ ...entry, entry: { ...read, facts: { ...read.facts, price: 4321 } } });
    const good = bytes(path);
    put(path, Buffer.concat([good.subarray(0, 200), Buffer.from([0xff, 0xfe])]));
    const { entry: after } = await api.lastGood({ ...entry, file, what: 'Back' });
    expect(after.broken).toEqual([]);
    expect(bytes(path).equals(good)).toBe(true);
  },
);

test('a fault is one message of the editor, with its line and with what waits for it', async () => {
  edit(`${folder}/facts.json`, /,\n/, '\n');
  const [fault, waiting, ...more] = await api.problems();
  expect(fault).toMatchObject({
    file: `${folder}/facts.json`,
    field: '',
    key: 'broken.comma',
    values: { file: 'facts.json', line: 2 },
    entry: folder,
  });
  expect(waiting).toMatchObject({ key: 'wrong.waits', entry: folder });
  const { trips } = loadContent();
  const trip = trips.find(({ facts }) => facts.stops.some(({ place }) => place === 'ephesus'));
  expect(waiting?.values['entries']).toMatchObject({
    tr: expect.stringContaining(trip?.translations.tr.frontMatter.title ?? 'a trip'),
  });
  expect(more).toEqual([]);
});

test('two editors: what they changed apart is put together, what both changed is shown', async () => {
  const base = readEntry(join(content, folder));
  const mine = { ...base, facts: { ...base.facts, price: 4321 } };
  const titled = (subtitle: string) => ({
    ...base,
    words: {
      ...base.words,
      tr: {
        body: base.words.tr?.body ?? '',
        frontMatter: { ...base.words.tr?.frontMatter, subtitle },
      },
    },
  });
  await api.save({ ...entry, entry: titled('Onların alt başlığı buraya gelir'), base });
  const merged = await api.save({ ...entry, entry: mine, base });
  expect(merged).toMatchObject({ merged: true, written: ['facts.json'] });
  expect(bytes(`${folder}/tr.md`).toString('utf8')).toContain('Onların alt başlığı');

  const { both } = await api.save({
    ...entry,
    entry: titled('Benim alt başlığım buraya gelir'),
    base,
  });
  expect(both?.conflicts).toEqual([
    {
      path: ['words', 'tr', 'frontMatter', 'subtitle'],
      mine: 'Benim alt başlığım buraya gelir',
      theirs: 'Onların alt başlığı buraya gelir',
    },
  ]);
  expect(bytes(`${folder}/tr.md`).toString('utf8')).toContain('Onların alt başlığı');
  expect(bytes(`${folder}/facts.json`).toString('utf8')).toContain('4321');
  expect(both && 'price' in (both.entry.facts ?? {}) && both.entry.facts?.price).toBe(4321);
});

test('every fault has its sentence in every language', () => {
  for (const words of Object.values(editorWords)) {
    expect(words['broken.comma']).toContain('{line}');
    expect(words['broken.comma']).toContain('{file}');
  }
});
