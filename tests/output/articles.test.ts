import { expect, test } from 'vitest';
import { all, attribute, everyPage, inPages, textOf } from '../support/site.ts';
import { content } from '../support/texts.ts';

/* English names with an article, such as "the Black Sea", have it in every sentence of a built page. */

const named = content.destinations.flatMap(({ translations }) => {
  const { title, inText = title } = translations.en.frontMatter;
  return inText === title ? [] : [title];
});

/** Words that a name follows as a noun; before a noun of its own it has no article ("Black Sea anchovies"). */
const before = String.raw`(?:\b(?:to|from|then|first|and|about|is|move|remove)|[Aa]dd)`;

test('no English page leaves the article out', () => {
  expect(named).toContain('Black Sea');
  const bare = new RegExp(`${before} (?:${named.join('|')})`, 'gu');
  const english = everyPage.filter(({ locale }) => locale === 'en');
  expect(english.length).toBeGreaterThan(40);
  const left = inPages(english, (page) =>
    [
      ...all(page, 'body').map(textOf),
      ...['aria-label', 'alt', 'data-ask', 'content'].flatMap((name) =>
        all(page, `[${name}]`).map((element) => attribute(element, name) ?? ''),
      ),
    ].flatMap((text) => text.replaceAll('\u00A0', ' ').match(bare) ?? []),
  );
  expect(left).toEqual([]);
});
