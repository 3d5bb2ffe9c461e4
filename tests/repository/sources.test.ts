import { expect, test } from 'vitest';
import { filesIn, linesMatching } from '../support/project.ts';

const files = [
  'app',
  'tools',
  'tests',
  'art',
  'content',
  'docs',
  '.ci',
  '.github',
  'package.json',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'LICENSE',
  'playwright.config.ts',
  'astro.config.ts',
  'vitest.config.ts',
  'knip.json',
  'tsconfig.json',
];
const texts = filesIn(files).filter(
  (file) =>
    file === 'LICENSE' || /\.(?:[cm]?[jt]sx?|astro|css|json|md|ya?ml|sh|py|toml)$/.test(file),
);

test('no file depends on a folder of one machine', () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(linesMatching(texts, /(?<![\w.~-])\/(?:work|root|home|Users)\//)).toEqual([]);
});

test('no text is unfinished', () => {
  // Brackets keep the pattern from matching itself.
  const unfinished = /\bTOD[O]\b|\bFIXM[E]\b|\bXX[X]\b|[Ll]ore[m] ipsum|[Cc]oming[ ]soon/;
  expect(linesMatching(texts, unfinished)).toEqual([]);
});
