import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadContent } from '../app/content/load.server.ts';
import { problemsOfMessages } from '../app/content/messages.server.ts';
import { ContentError } from '../app/content/read.server.ts';
import { defaultLocale, locales } from '../app/locales.ts';
import { filesIn, root } from './support/project.ts';
import { content, messageKeys } from './support/texts.ts';

const copy = mkdtempSync(join(tmpdir(), 'content-'));
cpSync(join(root, 'content'), copy, { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

const files = filesIn(['content'], '.json', '.md')
  .map((file) => file.slice('content/'.length))
  .filter((file) => !file.endsWith('README.md'));

// Long bodies play no part here, and short ones load in a tenth of the time.
for (const file of files.filter((name) => name.endsWith('.md'))) {
  const source = readFileSync(join(copy, file), 'utf8');
  writeFileSync(join(copy, file), source.replace(/(\n---\n)[\s\S]*$/, '$1A body.\n'));
}

/** What loading complains of after a change, which is then undone. */
function complaintAfter(change: () => void, undo: () => void) {
  change();
  try {
    loadContent(copy);
    return 'nothing';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message;
  } finally {
    undo();
  }
}

function complaintAboutEdit(file: string, edit: (source: string) => string) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const edited = edit(source);
  expect(edited, 'the edit changes nothing').not.toBe(source);
  return complaintAfter(
    () => writeFileSync(path, edited),
    () => writeFileSync(path, source),
  );
}

test('the content as it is fits', () => {
  expect(() => loadContent()).not.toThrow();
  expect(() => loadContent(copy)).not.toThrow();
});

test.each(files)('a build without %s fails and names it', (file) => {
  const path = join(copy, file);
  const source = readFileSync(path);
  const complaint = complaintAfter(
    () => rmSync(path),
    () => writeFileSync(path, source),
  );
  expect(complaint).toContain(`content/${file}: this file is missing`);
});

test('a language file with another name is both missed and unexpected', () => {
  const [from, to] = ['guide/istanbul/ar.md', 'guide/istanbul/arabic.md'];
  const complaint = complaintAfter(
    () => renameSync(join(copy, from), join(copy, to)),
    () => renameSync(join(copy, to), join(copy, from)),
  );
  expect(complaint).toContain(`content/${from}: this file is missing`);
  expect(complaint).toContain(`content/${to}: nothing reads this file`);
});

const json = (edit: (value: Record<string, unknown>) => void) => (source: string) => {
  const value = z.record(z.string(), z.unknown()).parse(JSON.parse(source));
  edit(value);
  return JSON.stringify(value);
};
const set = (key: string, value: unknown) => json((object) => (object[key] = value));
const front = (from: RegExp | string, to: string) => (source: string) => source.replace(from, to);
const body = (text: string) => (source: string) => source.replace(/(\n---\n)[\s\S]*$/, `$1${text}`);
const sentence = 'Enough words to be sentences, so that only their number is wrong here.';

const facts = 'destinations/istanbul/facts.json';
const words = 'destinations/istanbul/tr.md';

describe('a build fails and names file and field for', () => {
  test.each([
    ['an unknown fact', facts, set('colour', 'red'), '"colour"'],
    ['an unknown word', words, front('---\n', '---\nmood: merry\n'), '"mood"'],
    ['a missing field', words, front(/^subtitle:.*\n/m, ''), 'subtitle'],
    ['a price of nothing', facts, set('price', 0), 'price'],
    ['a price with cents', facts, set('price', 749.5), 'price'],
    [
      'a fourth highlight',
      words,
      front('highlights:\n', `highlights:\n  - title: Fourth\n    text: ${sentence}\n`),
      'highlights',
    ],
    ['a photo without its text', words, front(/^photoAlts:\n.*\n/m, 'photoAlts:\n'), 'photoAlts'],
    ['an unknown tag', facts, set('tags', ['sunny']), '"sunny"'],
    ['an unknown scene', facts, set('scene', 'atlantis'), 'scene'],
    [
      'an unknown destination',
      'guide/istanbul/facts.json',
      set('destinations', ['atlantis']),
      '"atlantis"',
    ],
    ['an empty text', words, body(''), 'the text is missing'],
    ['a link to no page', words, body('[Go](/guide/atlantis)\n'), '/guide/atlantis'],
    ['a link with a slash at the end', words, body('[Go](/guide/)\n'), '/guide/'],
    ['a link without a slash before', words, body('[Go](guide/istanbul)\n'), 'guide/istanbul'],
    ['a link to no page, by name', words, body('[Go][1]\n\n[1]: /atlantis\n'), '/atlantis'],
    ['a heading #', words, body('# Title\n'), 'headings start at ##'],
    ['raw HTML', words, body('A <b>bold</b> word.\n'), '<b>'],
    ['a script', words, body('<script>alert(1)</script>\n'), '<script>'],
    ['front matter that is not closed', words, front(/\n---\n/, '\n'), 'front matter'],
    ['broken JSON', facts, front(/\}\s*$/, ''), 'JSON'],
  ] as const)('%s', (_, file, edit, field) => {
    const complaint = complaintAboutEdit(file, edit);
    const lines = complaint.split('\n').filter((line) => line.includes(`content/${file}: `));
    expect(lines.join('\n') || complaint).toContain(field);
  });

  test.each([
    ['a missing key', 'nav.guide', undefined, 'missing'],
    ['an unknown key', 'nav.elsewhere', 'هناك', 'no such key'],
    ['an empty text', 'nav.guide', '', 'nav.guide'],
    ['an open brace', 'price.from', 'من {price', 'not an ICU message'],
    ['a missing argument', 'price.from', 'من', '{price}'],
    ['an argument that English lacks', 'price.from', 'من {price} {currency}', 'currency'],
    ['a missing plural form', 'destinations.count', '{count, plural, other {#}}', '"few"'],
    ['one missed without spaces', 'destinations.count', '{count,plural,other{#}}', '"few"'],
  ])('%s among the interface strings', (_, key, message, problem) => {
    const complaint = complaintAboutEdit('ui/ar.json', set(key, message));
    const lines = complaint.split('\n').filter((line) => line.includes('content/ui/ar.json: '));
    expect(lines.filter((line) => line.includes(key)).join('\n')).toContain(problem);
  });
});

test.each(locales)('every single key that is missing in %s is noticed', (locale) => {
  const unnoticed = messageKeys.filter((key) => {
    const { [key]: _, ...rest } = content.messages[locale];
    const problems = problemsOfMessages({ ...content.messages, [locale]: rest }, defaultLocale);
    return !problems.some((problem) => problem.includes(` ${key}: `));
  });
  expect(unnoticed).toEqual([]);
});
