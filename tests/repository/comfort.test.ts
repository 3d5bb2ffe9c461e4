import { expect, test } from 'vitest';
import { climateYear } from '../../app/months/months.server.ts';

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
