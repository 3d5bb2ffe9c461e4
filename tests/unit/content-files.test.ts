import { expect, test } from 'vitest';
import { lists } from '../../app/content/lists.server.ts';
import { loadContent } from '../../app/content/content.server.ts';
import { contentFiles, copyOfContent, withField } from '../support/content-copy.ts';
import { content } from '../support/texts.ts';

const { copy, withFiles, complaintsWith } = copyOfContent();

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
  expect(complaintsWith({ [file]: () => undefined })).toContain(
    `  - content/${file}: this file is missing`,
  );
});

test('a renamed language file is reported as missing and as unexpected', () => {
  const [from, to] = ['guide/istanbul/words.ar.md', 'guide/istanbul/arabic.md'];
  const complaints = complaintsWith({ [from]: () => undefined, [to]: () => 'A body.' });
  expect(complaints).toContain(`  - content/${from}: this file is missing`);
  expect(complaints.join('\n')).toContain(`content/${to}: nothing reads this file`);
});

test('an answer needs the languages of its facts only', () => {
  const complaints = complaintsWith({
    'answers/safety/facts.json': withField('locales', ['tr']),
  }).join('\n');
  expect(complaints).toContain('content/answers/safety/words.en.md: nothing reads this file');
  expect(complaints).toContain('content/answers/safety/words.ar.md: nothing reads this file');
  expect(complaints).not.toContain('words.tr.md');
});

test('an answer may have an empty file for a language that it leaves out', () => {
  expect(complaintsWith({ 'answers/distances/words.en.md': () => '\n' })).toEqual([]);
});

test('a page may have moved to another one, or to an answer', () => {
  const moved = [
    { from: '/destinations/old', to: '/destinations/ephesus' },
    { from: '/guide/old', to: '/guide#tipping' },
  ];
  expect(complaintsWith({ 'moved.json': () => JSON.stringify(moved) })).toEqual([]);
});

const { answers } = content.site;
const [first = '', ...others] = answers;

test.each([
  ['an entry that its list does not name comes last', others, [...others, first]],
  ['an id without an entry is left out', ['lost', ...answers], answers],
])('%s', (_, listed, shown) => {
  const { site } = withFiles({ 'site.json': withField('answers', listed) }, () =>
    loadContent(copy),
  );
  expect(site.answers).toEqual(shown);
});

test('an entry that has words and no facts is left out', () => {
  const { site } = withFiles({ 'answers/half/words.tr.md': () => 'x' }, () => loadContent(copy));
  expect(site.answers).toEqual(answers);
});
