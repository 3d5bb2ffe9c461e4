import { expect, test } from 'vitest';
import { filesIn, linesMatching } from '../support/project.ts';

const words = [
  'whoever',
  'whatever',
  'nobody',
  'somebody',
  'anew',
  'upon',
  'amiss',
  'besides',
  'stands',
  'at hand',
  'is none',
  'for want of',
];

const sources = filesIn(['app', 'tools', 'tests']).filter((file) =>
  /\.(?:tsx?|mjs|css|astro)$/.test(file),
);

test('code and comments are in plain English', () => {
  expect(sources.length).toBeGreaterThan(600);
  const others = sources.filter((file) => !file.endsWith('/plain-english.test.ts'));
  expect(linesMatching(others, new RegExp(`\\b(?:${words.join('|')})\\b`, 'i'))).toEqual([]);
});
