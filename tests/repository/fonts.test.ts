import { expect, test } from 'vitest';
import { describeGap, gapsIn, readFontFiles } from '../../tools/generate/fonts/coverage.ts';

const files = await readFontFiles();

test('the site’s fonts cover every character of the content', () => {
  expect(gapsIn(files).map(describeGap)).toEqual([]);
});

test.each(files)('$path has every character of its unicode-range', ({ promised, characters }) => {
  expect(promised.size).toBeGreaterThan(0);
  expect(promised.difference(characters)).toEqual(new Set());
});
