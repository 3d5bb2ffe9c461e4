import { describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { monthIds } from '../../app/pages.ts';
import { paths } from '../../app/paths.ts';
import { all, attribute, only, pageAt, textOf } from '../support/site.ts';
import { content, translate } from '../support/texts.ts';

/* Labels and headings of built pages fit their pages. */

const textAt = (address: string) => textOf(only(pageAt(address), 'main')).replaceAll('\u00A0', ' ');

describe.each(locales)('in %s', (locale) => {
  const t = translate[locale];

  test('a month without a holiday says so once', () => {
    const none = t('when.noHoliday').replaceAll('\u00A0', ' ');
    const counts = monthIds.map((id) => textAt(paths.month(locale, id)).split(none).length - 1);
    expect(Math.max(...counts)).toBe(1);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(0);
  });

  test('a place leads back to the list of places', () => {
    for (const { id } of content.destinations) {
      const [back] = all(pageAt(paths.destination(locale, id)), 'main a');
      expect(back && attribute(back, 'href')).toBe(paths.destinations(locale));
      expect(back && textOf(back)).toContain(t('home.allDestinations'));
    }
  });
});

test('blocks of the English home page have the title case of its other sections', () => {
  const headings = new Set(all(pageAt(paths.home('en')), 'h3').map(textOf));
  const blocks = content.blocks
    .map(({ translations }) => translations.en.frontMatter.title)
    .filter((title) => headings.has(title));
  expect(blocks.length).toBeGreaterThan(2);
  const small = /\s(?!(?:to|and|of|the|a|in|for)\b)\p{Ll}/u;
  expect(blocks.filter((title) => small.test(title))).toEqual([]);
});
