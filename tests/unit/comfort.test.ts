import { describe, expect, test } from 'vitest';
import { comfortLimits, comfortOf } from '../../app/climate/comfort.ts';
import { locales } from '../../app/locales.ts';
import { climateYear } from '../../app/months/months.server.ts';

describe('the rule', () => {
  const may = { highC: 23, rainDays: 3, rainMm: 20 };

  test.each([
    ['a mild, dry month', may, 'best'],
    ['the coolest best one', { ...may, highC: comfortLimits.best.coolestC }, 'best'],
    ['a degree less', { ...may, highC: comfortLimits.best.coolestC - 1 }, 'good'],
    ['the warmest best one', { ...may, highC: comfortLimits.best.warmestC }, 'best'],
    ['a degree more', { ...may, highC: comfortLimits.best.warmestC + 1 }, 'good'],
    ['a rain day too many', { ...may, rainDays: comfortLimits.best.rainDays + 1 }, 'good'],
    ['few rain days, but downpours', { ...may, rainMm: comfortLimits.best.rainMm + 1 }, 'good'],
    ['heat', { ...may, highC: 37 }, 'rest'],
    ['cold', { ...may, highC: 4 }, 'rest'],
    ['rain on every other day', { ...may, rainDays: 15 }, 'rest'],
    ['floods', { ...may, rainMm: 314 }, 'rest'],
  ])('%s', (_, month, comfort) => {
    expect(comfortOf(month)).toBe(comfort);
  });
});

test.each(locales)('months in %s have twelve long names and twelve short ones', (locale) => {
  const names = climateYear(locale).monthNames;
  expect(new Set(names.map(({ long }) => long)).size).toBe(12);
  expect(new Set(names.map(({ short }) => short)).size).toBe(12);
  // In Arabic the narrow name of a month is its number.
  const narrow = locale === 'ar' ? /^(?:[1-9]|1[0-2])$/ : /^\p{L}$/u;
  expect(names.every((name) => narrow.test(name.narrow))).toBe(true);
});

const { places, monthNames } = climateYear('en');
const monthOf = (name: string) => monthNames.findIndex(({ short }) => short === name);

const placesAt = (name: string, steps: readonly string[]) =>
  places
    .filter(({ months }) => steps.includes(months[monthOf(name)]?.comfort ?? ''))
    .map(({ id }) => id);

test.each(['Apr', 'May', 'Sept', 'Oct', 'Nov'])(
  '%s, which the guide recommends, is good at least in most places',
  (name) => {
    expect(placesAt(name, ['best', 'good']).length).toBeGreaterThan(places.length / 2);
  },
);

test('no place is best in high summer, nor in a mild winter month with few but heavy rains', () => {
  const found = ['Jul', 'Aug', 'Dec', 'Jan', 'Feb'].flatMap((name) => placesAt(name, ['best']));
  expect(found).toEqual([]);
});
