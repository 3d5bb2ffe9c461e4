import { expect, test } from 'vitest';
import { keepTogether } from '../app/content/line-breaks.ts';
import { renderMarkdown } from '../app/content/markdown.server.ts';

test.each([
  ['April–June', 'April–\u2060June'],
  ['Kendi e-posta programınız', 'Kendi e-\u2060posta programınız'],
  ['Ebu Eyyub el-Ensari', 'Ebu Eyyub el-\u2060Ensari'],
])('%s stays on one line', (words, kept) => {
  expect(keepTogether(words)).toBe(kept);
});

test.each(['half-day', 'Rize-Artvin', 'güzel-di'])('%s may be broken', (words) => {
  expect(keepTogether(words)).toBe(words);
});

test('addresses stay as they are', () => {
  const html = renderMarkdown('[e-posta](https://example.org/e-posta/el-ensari)', 'tr');
  expect(html).toContain('href="https://example.org/e-posta/el-ensari"');
  expect(html).toContain('>e-\u2060posta<');
});
