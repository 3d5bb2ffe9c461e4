import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadContent } from '../../app/content/content.server.ts';
import { siteSchema } from '../../app/content/schemas.ts';
import { copyOfContent } from '../support/content-copy.ts';

const { copy } = copyOfContent();
const file = join(copy, 'site.json');
const before = readFileSync(file, 'utf8');
const { answers } = siteSchema.parse(JSON.parse(before));
afterEach(() => writeFileSync(file, before));

const write = (ids: readonly string[]) =>
  writeFileSync(file, JSON.stringify({ ...JSON.parse(before), answers: ids }));

test('an entry that its list does not name comes last', () => {
  const [first = '', ...others] = answers;
  write(others);
  expect(loadContent(copy).site.answers).toEqual([...others, first]);
});

test('an id without an entry is left out, and told', () => {
  write(['lost', ...answers]);
  const { site, remarks } = loadContent(copy);
  expect(site.answers).toEqual(answers);
  expect(remarks).toMatchObject([{ file: 'site.json', field: 'answers', values: { id: 'lost' } }]);
});

test('an entry that has words and no facts is left out, and told', () => {
  const folder = 'answers/half';
  cpSync(join(copy, 'answers', answers[0] ?? ''), join(copy, folder), { recursive: true });
  rmSync(join(copy, folder, 'facts.json'));
  const { site, remarks } = loadContent(copy);
  rmSync(join(copy, folder), { recursive: true });
  expect(site.answers).toEqual(answers);
  expect(remarks).toMatchObject([{ file: folder, name: 'noFacts' }]);
});
