import { expect, test } from 'vitest';
import { comfortLimits } from '../../app/climate/comfort.ts';
import { locales } from '../../app/locales.ts';
import { strolling, wishLimits } from '../../app/months/wishes.ts';
import { content } from '../support/texts.ts';

/* What the pages of the months promise. */

const { months, destinations, blocks } = content;

test('every month has a picture of its own', () => {
  expect(new Set(months.map(({ facts }) => facts.scene)).size).toBe(12);
});

test.each(locales)('the rule is told in %s with the limits that it has', (locale) => {
  const text = blocks.find(({ id }) => id === 'month-rule')?.translations[locale].body ?? '';
  const limits = [
    ...Object.values(comfortLimits.best),
    ...Object.values(comfortLimits.good),
    ...Object.values(strolling),
    ...Object.values(wishLimits.heat),
    ...Object.values(wishLimits.rain),
    ...Object.values(wishLimits.green),
    ...destinations.flatMap(({ facts: { climate } }) =>
      climate.flights
        ? [climate.flights.flown, climate.flights.counted, climate.flights.yearly]
        : [],
    ),
  ];
  const said = new Set([...text.matchAll(/\d+/g)].map(([number]) => Number(number)));
  expect(limits.filter((limit) => !said.has(limit))).toEqual([]);
});

test('months of a warm sea are those in which its figures reach 20 °C', () => {
  const wrong = destinations.flatMap(({ id, facts: { climate } }) => {
    if (climate.sea?.figures !== 'agree') return [];
    const { swim, borderline, celsius } = climate.sea;
    return [
      ...swim.filter((month) => (celsius?.least[month - 1] ?? 20) < 20),
      ...swim.filter((month) => borderline.includes(month)),
    ].map((month) => `${id}: ${month}`);
  });
  expect(wrong).toEqual([]);
});

test('a month that is told of names the figures it rests on: no two texts are the same', () => {
  for (const locale of locales) {
    const texts = months.map(({ translations }) => translations[locale].body);
    expect(new Set(texts).size).toBe(12);
  }
});
