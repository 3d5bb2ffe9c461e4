import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { root } from '../support/project.ts';
import { content } from '../support/texts.ts';

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

const filesWith = (pattern: RegExp) =>
  globSync('app/**/*.{ts,tsx}', { cwd: root }).filter((file) => pattern.test(read(file)));

test('whatever keeps something on the device is on the list of the privacy page', () => {
  const keeping = filesWith(/\b(?:keep|keptText)\b[^;]*\/ui\/browser\/storage\.ts'/);
  expect(keeping.length).toBeGreaterThan(3);
  const page = globSync('app/about/*.{ts,tsx}', { cwd: root }).map(read).join();
  expect(keeping.filter((file) => !page.includes(`/${basename(file)}'`))).toEqual([]);
});

test.each(locales)('the page of the offline copy says in %s that Safari deletes it', (locale) => {
  const block = content.blocks.find(({ id }) => id === 'take-along');
  expect(block?.translations[locale].body).toMatch(/Safari|سفاري/);
});
