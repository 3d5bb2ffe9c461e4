import { expect, test } from 'vitest';
import { loadContent } from '../../app/content/content.server.ts';
import { copyOfContent, withField } from '../support/content-copy.ts';
import { content } from '../support/texts.ts';

const { copy, withFiles } = copyOfContent();
const { answers } = content.site;

const loadedWith = (ids: readonly string[]) =>
  withFiles({ 'site.json': withField('answers', ids) }, () => loadContent(copy));

test('an entry that its list does not name comes last', () => {
  const [first = '', ...others] = answers;
  expect(loadedWith(others).site.answers).toEqual([...others, first]);
});

test('an id without an entry is left out, and told', () => {
  const { site, remarks } = loadedWith(['lost', ...answers]);
  expect(site.answers).toEqual(answers);
  expect(remarks).toMatchObject([{ file: 'site.json', field: 'answers', values: { id: 'lost' } }]);
});

test('an entry that has words and no facts is left out, and told', () => {
  const { site, remarks } = withFiles({ 'answers/half/words.tr.md': () => 'x' }, () =>
    loadContent(copy),
  );
  expect(site.answers).toEqual(answers);
  expect(remarks).toMatchObject([{ file: 'answers/half', name: 'noFacts' }]);
});
