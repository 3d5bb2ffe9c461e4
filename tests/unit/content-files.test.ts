import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lists } from '../../app/content/lists.server.ts';
import { loadContent } from '../../app/content/content.server.ts';
import { locales } from '../../app/locales.ts';
import { contentFiles, copyOfContent, withField } from '../support/content-copy.ts';

const { copy, complaintsAfter } = copyOfContent();

test('the content is valid', () => {
  expect(() => loadContent()).not.toThrow();
  expect(() => loadContent(copy)).not.toThrow();
});

const neverMissing = new Set(['STYLE.md', 'publishing.json']);

/** An entry without its facts is left out. */
const isFactsOfEntry = (file: string) =>
  lists.some((list) => file.startsWith(`${list}/`) && file.endsWith('/facts.json'));

const oneOfEach = [
  ...new Map(contentFiles.map((file) => [file.replace(/\/[^/]+\//, '/*/'), file])).values(),
].filter((file) => !neverMissing.has(file) && !isFactsOfEntry(file));

test.each(oneOfEach)('a build without %s fails and names it', (file) => {
  const path = join(copy, file);
  const source = readFileSync(path);
  const complaints = complaintsAfter(
    () => rmSync(path),
    () => writeFileSync(path, source),
  );
  expect(complaints).toContain(`  - content/${file}: this file is missing`);
});

test('a renamed language file is reported as missing and as unexpected', () => {
  const [from, to] = ['guide/istanbul/words.ar.md', 'guide/istanbul/arabic.md'];
  const complaints = complaintsAfter(
    () => renameSync(join(copy, from), join(copy, to)),
    () => renameSync(join(copy, to), join(copy, from)),
  );
  expect(complaints).toContain(`  - content/${from}: this file is missing`);
  expect(complaints.join('\n')).toContain(`content/${to}: nothing reads this file`);
});

test('a plan has as many days in each language as the price has nights', () => {
  const path = join(copy, 'destinations/istanbul/facts.json');
  const source = readFileSync(path, 'utf8');
  const complaints = complaintsAfter(
    () => writeFileSync(path, withField('nights', 2)(source)),
    () => writeFileSync(path, source),
  ).join('\n');
  for (const locale of locales) {
    expect(complaints).toContain(`istanbul/words.${locale}.md: plan: expected 2 days`);
  }
});

test('an answer needs the languages of its facts only', () => {
  const path = join(copy, 'answers/safety/facts.json');
  const source = readFileSync(path, 'utf8');
  const only = withField('locales', ['tr'])(source);
  const complaints = complaintsAfter(
    () => writeFileSync(path, only),
    () => writeFileSync(path, source),
  ).join('\n');
  expect(complaints).toContain('content/answers/safety/words.en.md: nothing reads this file');
  expect(complaints).toContain('content/answers/safety/words.ar.md: nothing reads this file');
  expect(complaints).not.toContain('words.tr.md');
});

test('an answer may have an empty file for a language that it leaves out', () => {
  const path = join(copy, 'answers/distances/words.en.md');
  expect(
    complaintsAfter(
      () => writeFileSync(path, '\n'),
      () => rmSync(path),
    ),
  ).toEqual([]);
});
