import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adminWords } from '../../app/admin/words.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { read, root } from '../support/project.ts';

/* The handbook of the owner, who looks for its bold words in the forms of /admin. */

const folder = 'docs/handbook';
const handbooks = locales.map((locale) => ({ locale, text: read(`${folder}/${locale}.md`) }));

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const picturesOf = (text: string) => matches(text, /!\[[^\]]+\]\(([^)]+)\)/g);
const sizeOf = (picture: string) => statSync(join(root, folder, picture)).size;
const headingsOf = (text: string) => matches(text, /^(#+) /gm);

function labelsOf(locale: Locale) {
  const words = Object.entries(adminWords[locale]);
  const labels = words.filter(([key]) => /^(?:kind|field|choice|page)\./.test(key));
  const facts = adminWords[locale]['kind.facts'] ?? '';
  return new Set([
    ...labels.map(([, label]) => label),
    ...words
      .filter(([key]) => key.startsWith('kind.'))
      .map(([, label]) => facts.replace('{kind}', label)),
  ]);
}

/** A bold word that begins an item and ends a sentence is a heading. */
const boldOf = (text: string) =>
  matches(text.replaceAll(/^- \*\*[^*]+[.?؟]\*\*/gm, ''), /\*\*([^*]+)\*\*/g).map((label) =>
    label.replaceAll(/\s+/g, ' '),
  );

test.each(handbooks)('the handbook in $locale names what the forms say', ({ locale, text }) => {
  const labels = labelsOf(locale);
  const named = boldOf(text);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((label) => !labels.has(label))).toEqual([]);
});

test.each(handbooks)('the handbook in $locale is short, and so are its pictures', ({ text }) => {
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  expect(picturesOf(text).filter((picture) => sizeOf(picture) > 60 * 1024)).toEqual([]);
});

test('the handbooks have the same parts and pictures, each in its own language', () => {
  const [first = '', ...others] = handbooks.map(({ locale, text }) =>
    JSON.stringify({
      headings: headingsOf(text),
      pictures: picturesOf(text).map((picture) => picture.replace(`/${locale}-`, '/')),
    }),
  );
  expect(picturesOf(handbooks[0]?.text ?? '')).toHaveLength(4);
  for (const other of others) expect(other).toBe(first);
});
