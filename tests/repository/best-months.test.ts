import { expect, test } from 'vitest';
import { locales, type Locale } from '../../app/locales.ts';
import { monthNames } from '../../app/i18n/format.ts';
import { specifiedDestinations } from './specification.ts';
import { content } from '../support/texts.ts';

/** The months that a text names, with ranges: "April–June and October" is 4, 5, 6, 10. */
function monthsIn(words: string, locale: Locale): number[] {
  const names = monthNames(locale).map(({ long }) => long.toLocaleLowerCase(locale));
  const found = [...words.toLocaleLowerCase(locale).matchAll(/\p{L}+/gu)].flatMap(
    ({ 0: word, index }) => {
      // Arabic joins "and" to the next word.
      const at = names.findIndex((name) => word === name || word === `و${name}`);
      return at < 0 ? [] : [{ month: at + 1, index, end: index + word.length }];
    },
  );
  const all = found.flatMap(({ month, index }, at) => {
    const before = found[at - 1];
    const isRange = before && /–| إلى /u.test(words.slice(before.end, index));
    const from = isRange ? before.month + 1 : month;
    return Array.from({ length: month - from + 1 }, (_, step) => from + step);
  });
  return [...new Set(all)].toSorted((one, other) => one - other);
}

const listed = (locale: Locale, name: string) =>
  content.blocks
    .find(({ id }) => id === 'best-time')
    ?.translations[locale].body.split('\n')
    .find((line) => line.startsWith('- ') && line.includes(name))
    // Only the first sentence lists the months.
    ?.split(/:\*\* |[.;؛](?:\s|$)/u)[1];

const isFirst = (id: string) => specifiedDestinations.some((one) => one.id === id);

const cases = locales.flatMap((locale) =>
  content.destinations.map((destination) => ({ locale, destination, id: destination.id })),
);

test.each(cases)(
  'the guide and the page of $id in $locale have its best months',
  ({ locale, destination }) => {
    const { facts, translations } = destination;
    const { title, bestTime } = translations[locale].frontMatter;
    expect(monthsIn(bestTime.months, locale), 'on its page').toEqual(facts.bestMonths);
    const said = isFirst(destination.id) ? (listed(locale, title) ?? '') : listed(locale, title);
    expect(said === undefined ? facts.bestMonths : monthsIn(said, locale), 'in the guide').toEqual(
      facts.bestMonths,
    );
  },
);
