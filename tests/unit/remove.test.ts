import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { addressOf, type Choices } from '../../tools/edit/remove/pointers.ts';
import { pointsTo, remove, rename } from '../../tools/edit/remove/remove.ts';
import { readFiles, writeChanges } from '../../tools/edit/content-files.ts';
import { Draft } from '../../tools/edit/source-files.ts';
import { complaintsIn } from '../support/content-copy.ts';
import { root } from '../support/project.ts';
import { restoreContent } from '../support/restore-content.ts';
import { content } from '../support/texts.ts';

const files = readFiles(join(root, 'content'));

const copy = mkdtempSync(join(tmpdir(), 'removed-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** What the build would say of the content with the changes. */
async function complaintsWith(changes: ReturnType<typeof remove>) {
  restoreContent(copy);
  await writeChanges(copy, changes);
  return complaintsIn(copy);
}

const destinations = content.destinations.map(({ id }) => id);

test('every place has pointers of many kinds, each with a file and a field', () => {
  for (const id of destinations) {
    const pointers = pointsTo(files, 'destinations', id);
    const kinds = new Set(pointers.map(({ kind }) => kind));
    for (const kind of ['text', 'list', 'stop', 'legs'] as const) expect(kinds).toContain(kind);
    expect(new Set(pointers.map(({ at }) => at)).size).toBe(pointers.length);
    for (const { file, field, excerpt } of pointers) {
      expect(files.has(file)).toBe(true);
      expect(field).not.toBe('');
      for (const text of Object.values(excerpt ?? {})) expect(text).not.toBe('');
    }
  }
});

test.each(locales)('what a month says of a place is shown in %s', (locale) => {
  const said = destinations.flatMap((id) =>
    pointsTo(files, 'destinations', id).filter(({ kind }) => kind === 'month'),
  );
  expect(said.length).toBeGreaterThan(0);
  for (const { file, excerpt } of said) {
    const { fields } = new Draft(files).words(file.replace('facts.json', `${locale}.md`));
    const texts = [fields['happens'], fields['leaveOut']].flat();
    expect(texts).toContain(excerpt?.[locale]);
  }
});

describe.each(destinations)('without %s', (id) => {
  test('the content fits, with every link and stop dropped', async () => {
    expect(await complaintsWith(remove(files, 'destinations', id, {}))).toBe('');
  });

  test('the content fits, with links led elsewhere and trips as drafts', async () => {
    const other = destinations.find((one) => one !== id) ?? '';
    const to = addressOf('destinations', other) ?? '';
    const choices: Choices = Object.fromEntries(
      pointsTo(files, 'destinations', id).map(({ at, ways }) => [
        at,
        ways.includes('lead')
          ? { way: 'lead', to }
          : { way: ways.includes('draft') ? 'draft' : 'drop' },
      ]),
    );
    const changes = remove(files, 'destinations', id, choices, to);
    expect(await complaintsWith(changes)).toBe('');
    expect(JSON.parse(changes.get('moved.json') ?? '')).toEqual([
      { from: addressOf('destinations', id), to },
    ]);
  });

  test('a new address is written everywhere', async () => {
    const changes = rename(files, 'destinations', id, 'newplace');
    expect(await complaintsWith(changes)).toBe('');
    const after = new Map([...files, ...changes]);
    for (const [file, text] of after) {
      if (text === undefined || file === 'moved.json') continue;
      expect(`${file} ${text}`).not.toContain(`](/destinations/${id})`);
    }
  });
});

test.each([
  ['trips', 'first-visit'],
  ['guide', 'culinary-journey'],
  ['answers', 'tipping'],
  ['experiences', 'photography'],
] as const)('without %s/%s the content fits', async (kind, id) => {
  expect(await complaintsWith(remove(files, kind, id, {}))).toBe('');
  expect(await complaintsWith(rename(files, kind, id, 'new-name'))).toBe('');
});

const bodyOf = (source: string) => source.replace(/^---\n[\s\S]*?\n---\n/, '');

test('the words of a dropped link stay', () => {
  const changes = remove(files, 'destinations', 'pamukkale', {});
  for (const locale of locales) {
    for (const [file, text] of changes) {
      if (text === undefined || !file.endsWith(`/${locale}.md`)) continue;
      const linked = /\[([^\]]+)\]\(\/destinations\/pamukkale\)/g;
      const plain = (files.get(file) ?? '').replaceAll(linked, '$1');
      expect(bodyOf(text)).toBe(bodyOf(plain));
    }
  }
});

test('an address that led to a deleted page leads to the one that was chosen', () => {
  const before = new Map([
    ...files,
    ['moved.json', JSON.stringify([{ from: '/guide/old', to: '/guide/istanbul' }])],
  ]);
  const lines = (to?: string) =>
    JSON.parse(remove(before, 'guide', 'istanbul', {}, to).get('moved.json') ?? '[]');
  expect(lines('/guide')).toEqual([
    { from: '/guide/old', to: '/guide' },
    { from: '/guide/istanbul', to: '/guide' },
  ]);
  expect(lines()).toEqual([]);
});

test('an address that is changed back does not lead to itself', () => {
  const there = new Map([...files, ...rename(files, 'trips', 'first-visit', 'first-time')]);
  const now = new Map(
    [...there].flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const])),
  );
  const back = new Map([...now, ...rename(now, 'trips', 'first-time', 'first-visit')]);
  expect(JSON.parse(back.get('moved.json') ?? '')).toEqual([
    { from: '/trips/first-time', to: '/trips/first-visit' },
  ]);
});
