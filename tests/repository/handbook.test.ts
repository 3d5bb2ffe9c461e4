import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { handbookLocales } from '../../tools/handbook/html.ts';
import { editorWords } from '../../tools/edit/words.ts';
import { filesIn, read, root } from '../support/project.ts';

const sources = Object.fromEntries(
  handbookLocales.map((locale) => [locale, read(`docs/handbook/${locale}.md`)]),
);

const pictures = (text: string) =>
  [...text.matchAll(/\]\(pictures\/\w+-([\w-]+)\.avif\)/g)].map(([, name]) => name);

describe.each(handbookLocales)('the handbook in %s', (locale) => {
  const source = sources[locale] ?? '';

  test('calls the parts of the editor what the editor calls them', () => {
    const words = new Set(Object.values(editorWords[locale]).map((text) => text.trim()));
    const named = [...source.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, text = '']) =>
      text.replaceAll('\n', ' ').split(' → '),
    );
    // A sentence in bold is the heading of a paragraph.
    const parts = new Set(named.filter((name) => !name.endsWith('.')));
    expect([...parts].filter((name) => !words.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(30);
  });

  test('has a picture in its own language wherever the other has one', () => {
    expect(pictures(source)).toEqual(pictures(sources.tr ?? ''));
    expect(source.match(/pictures\/\w+-/g)?.every((name) => name === `pictures/${locale}-`)).toBe(
      true,
    );
  });
});

test('its pictures weigh less than 600 KB, and each is shown', () => {
  const files = filesIn(['docs/handbook/pictures']);
  const bytes = files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
  expect(bytes).toBeLessThan(600_000);
  const all = Object.values(sources).join('\n');
  const unused = files.filter((file) => !all.includes(file.replace('docs/handbook/', '')));
  expect(unused).toEqual([]);
});
