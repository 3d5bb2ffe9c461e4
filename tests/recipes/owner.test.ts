import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../tools/build/files.ts';
import { content } from '../support/texts.ts';
import { makeClosures, showsClosures } from './closures.ts';
import { changes, newName } from './owner-changes.ts';
import { copy, findings, npmRun, readCopy } from './project-copy.ts';
import { makesSeventhPlace, showsSeventhPlace } from './seventh-place.ts';

/* What an owner changes in a year, all in one copy, which is built once. */

const built = `${copy}/build/client`;

const filesWithText = () =>
  filesBelow(built, '.html', '.js', '.json', '.xml', '.txt', '.webmanifest', '.ics').map(
    (file) => ({ file: file.slice(built.length), text: readFileSync(file, 'utf8') }),
  );

describe('a seventh place in the editor', () => {
  makesSeventhPlace();
});

test('the changed site passes the checks', { timeout: 0 }, async () => {
  for (const change of Object.values(changes)) await change();
  makeClosures();
  expect(npmRun('build')).toBe('');
  expect(await findings()).toEqual([]);
});

test('nothing says the old name', () => {
  const old = Object.values(content.site.name);
  const naming = filesWithText().filter(({ text }) => old.some((name) => text.includes(name)));
  expect(naming.map(({ file }) => file)).toEqual([]);
  const renamed = filesWithText().filter(({ text }) =>
    Object.values(newName).some((name) => text.includes(name)),
  );
  expect(renamed.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      '/index.html',
      '/llms.txt',
      '/tr/site.webmanifest',
      '/ar/guide/feed.xml',
    ]),
  );
});

test('nothing says that there are six places, and the home pages say seven', () => {
  const six =
    /\b(?:six|6) (?:places|tours|destinations)\b|(?:altı|6) (?:yer|tur|Türkiye turu)|(?:ستة|6) أماكن|(?:الأماكن|أماكننا) الستة|(?:ست وجهات|وجهاتنا الست)/iu;
  expect(
    filesWithText()
      .filter(({ text }) => six.test(text))
      .map(({ file }) => file),
  ).toEqual([]);
  expect(readCopy('build/client/index.html')).toContain('seven places');
  expect(readCopy('build/client/tr.html')).toContain('yedi yere');
  expect(readCopy('build/client/ar.html')).toContain('سبعة أماكن');
});

describe('the seventh place', () => {
  showsSeventhPlace();
});

describe('closures', () => {
  showsClosures();
});
