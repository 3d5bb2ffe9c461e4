import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sayIn } from '../../tools/edit/words.ts';
import { changesBetween } from '../../tools/publish/changes.ts';
import { summaryOf } from '../../tools/publish/changes-in-words.ts';
import { piecesBetween } from '../../tools/publish/difference.ts';
import { textOf } from '../../tools/publish/page-text.ts';
import { recordOf } from '../../tools/publish/record.ts';
import { locales } from '../../app/locales.ts';
import { smallProject } from '../support/small-site.ts';

const project = smallProject();
const built = join(project.folder, 'build/client');
afterAll(project.remove);

test('the text of a page is what a visitor reads, a line for each block', () => {
  const html =
    '<title>A &amp; B</title><meta name=description content="Short"><style>p > b {}</style>' +
    '<script>if (a < b) c("</p>")</script><p>One <b>two</b>\n three<br>four<img alt="A hill"></p>';
  expect(textOf(html)).toEqual({
    title: 'A & B',
    lines: ['A & B', 'Short', 'One two three', 'four', 'A hill'],
  });
});

test.each([
  ['a word', ['The price is 790 dollars today'], ['The price is 820 dollars today'], '790', '820'],
  ['a new line', ['a', 'c'], ['a', 'b', 'c'], '', 'b'],
  ['a line that is gone', ['a', 'b', 'c'], ['a', 'c'], 'b', ''],
  ['Arabic', ['السعر 790 دولارًا'], ['السعر 820 دولارًا'], '790', '820'],
])('the difference shows only what differs: %s', (_, before, now, was, is) => {
  const pieces = piecesBetween(before, now);
  expect(pieces).toHaveLength(1);
  expect(pieces[0]).toMatchObject({ before: was, now: is });
});

test('lines that moved apart are told from lines that changed', () => {
  const pieces = piecesBetween(['a', 'same', 'c'], ['b', 'same', 'd']);
  expect(pieces.map(({ before, now }) => `${before}>${now}`)).toEqual(['a>b', 'c>d']);
});

test('nothing is published yet: every page is new', () => {
  const changes = changesBetween(undefined, recordOf(built, '2026-05-01T10:00:00.000Z'));
  expect(changes.since).toBeUndefined();
  expect(changes.added.map(({ address }) => address).toSorted()).toEqual([
    '/',
    '/guide/ephesus',
    '/tr',
  ]);
});

test('pages that are new, gone or changed, words and weight', () => {
  const before = recordOf(built, '2026-05-01T10:00:00.000Z');
  project.site(
    'guide/ephesus.html',
    project.page('Ephesus', 'A ticket costs 45 euros at the gate.'),
  );
  project.site('guide/van.html', project.page('Van', 'A lake.'));
  project.site('assets/a.css', 'a { color: green; margin: 0 }');
  project.leave('tr/index.html');
  const changes = changesBetween(before, recordOf(built, '2026-05-02T10:00:00.000Z'));

  expect(changes.added).toEqual([{ address: '/guide/van', title: 'Van' }]);
  expect(changes.gone).toEqual([{ address: '/tr', title: 'Ana sayfa' }]);
  expect(changes.changed).toEqual([
    {
      pages: [{ address: '/guide/ephesus', title: 'Ephesus' }],
      pieces: [{ lead: 'A ticket costs', before: '40', now: '45', tail: 'euros at the gate.' }],
      added: 1,
      removed: 1,
    },
  ]);
  expect(changes.otherFiles).toBe(1);
  expect(changes.bytes.before).not.toBe(changes.bytes.now);
});

test('the same change of many pages is shown once', () => {
  const before = recordOf(built, '2026-05-01T10:00:00.000Z');
  for (const file of ['index.html', 'guide/ephesus.html', 'guide/van.html']) {
    project.site(file, project.page('Page', 'Text.').replace('1234', '5678'));
  }
  const now = recordOf(built, '2026-05-02T10:00:00.000Z');
  for (const file of ['index.html', 'guide/ephesus.html', 'guide/van.html']) {
    project.site(file, project.page('Page', 'Text.'));
  }
  const { changed } = changesBetween(recordOf(built, before.date), now);
  expect(changed).toHaveLength(1);
  expect(changed[0]?.pages).toHaveLength(3);
  expect(changed[0]?.pieces).toEqual([{ lead: 'Call', before: '1234', now: '5678', tail: '' }]);
});

test.each(locales)('the summary has a sentence for each part in %s', (locale) => {
  const page = { address: '/', title: 'Home' };
  const changes = {
    since: '2026-05-01T10:00:00.000Z',
    added: [page],
    gone: [page],
    changed: [{ pages: [page], pieces: [], added: 3, removed: 2 }],
    sameWords: 1,
    otherFiles: 4,
    bytes: { before: 1_000_000, now: 2_000_000 },
  };
  const sentences = summaryOf(changes, sayIn(locale), locale);
  expect(sentences).toHaveLength(7);
  expect(sentences.join(' ')).not.toMatch(/[{}]|publish\./);
  const nothing = { ...changes, added: [], gone: [], changed: [], sameWords: 0, otherFiles: 0 };
  expect(summaryOf(nothing, sayIn(locale), locale)[1]).toBe(sayIn(locale)('publish.unchanged'));
});
