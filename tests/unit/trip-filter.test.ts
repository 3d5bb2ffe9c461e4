import { describe, expect, test } from 'vitest';
import { monthIds } from '../../app/pages.ts';
import { filterAnswer } from '../../app/trips/filter-answer.ts';
import {
  closest,
  filterAsQuery,
  filterFields,
  fits,
  inOrder,
  hindrance,
  readFilter,
  shownInstead,
  tripBudgets,
  tripLengths,
  unknownIn,
  writeFilter,
  type AskedTrip,
} from '../../app/trips/filter.ts';
import { translate } from '../support/texts.ts';

const trip = {
  days: 8,
  months: [4, 5],
  price: 1500,
  children: true,
  effort: 'few' as AskedTrip['effort'],
};

test('a filter is the same after writing it to an address and reading it', () => {
  for (const length of tripLengths) {
    for (const budget of tripBudgets) {
      const filter = { length, month: 7, budget, children: true, fewStairs: true } as const;
      expect(readFilter(filterAsQuery(filter))).toEqual(filter);
    }
  }
  expect(new URLSearchParams(writeFilter({ month: 7 })).toString()).toBe('month=july');
  expect(filterAsQuery({ month: 7, children: true })).toBe('?month=july&children=yes');
  expect(filterAsQuery({})).toBe('');
  const all = {
    length: 'long',
    month: 7,
    budget: 2000,
    children: true,
    fewStairs: true,
    sort: 'price',
  } as const;
  expect(Object.keys(writeFilter(all))).toEqual(filterFields);
  expect(monthIds).toHaveLength(12);
});

test.each(['', 'days=endless&month=smarch&budget=1&children=maybe', 'days=&month=', 'tag=beach'])(
  '"%s" is no filter',
  (query) => {
    expect(readFilter(query)).toEqual({});
  },
);

test('values that the filter does not know are named as they were written', () => {
  expect(unknownIn('?days=endless&month=may&children=Maybe&tag=beach&budget=')).toEqual([
    'endless',
    'Maybe',
  ]);
  expect(unknownIn('?month=smarch')).toEqual(['smarch']);
  expect(unknownIn('')).toEqual([]);
});

test.each([
  ['month=may&days=endless', { month: 5 }],
  ['?Month=11', { month: 11 }],
  ['month=05&amp;budget=2000).', { month: 5, budget: 2000 }],
  ['month%3DMay%26children%3Dyes', { month: 5, children: true }],
])('what is known of an address counts: %s', (query, filter) => {
  expect(readFilter(query)).toEqual(filter);
});

describe('a trip fits', () => {
  test.each([
    [{}, true],
    [{ length: 'medium' }, true],
    [{ length: 'short' }, false],
    [{ length: 'long' }, false],
    [{ month: 4 }, true],
    [{ month: 6 }, false],
    [{ budget: 1500 }, true],
    [{ budget: 1499 }, false],
    [{ children: true }, true],
    [{ length: 'medium', month: 5, budget: 2000, children: true }, true],
    [{ length: 'medium', month: 6, budget: 2000, children: true }, false],
  ] as const)('%j: %s', (filter, expected) => {
    expect(fits(filter, trip)).toBe(expected);
  });

  test('with children only if it is for families', () => {
    expect(fits({ children: true }, { ...trip, children: false })).toBe(false);
    expect(fits({}, { ...trip, children: false })).toBe(true);
  });

  test('with few stairs only if it has few', () => {
    expect(fits({ fewStairs: true }, trip)).toBe(true);
    expect(fits({ fewStairs: true }, { ...trip, effort: 'some' })).toBe(false);
  });
});

describe('where nothing fits', () => {
  const trips: AskedTrip[] = [
    { ...trip, id: 'spring', months: [4, 5] },
    { ...trip, id: 'summer', months: [7, 8], children: false, price: 900 },
    { ...trip, id: 'islands', months: [7], children: false },
    { ...trip, id: 'winter', months: [12], days: 4, children: false, price: 3000 },
  ];
  const found = (filter: Parameters<typeof closest>[0]) =>
    closest(filter, trips).map(({ id }) => id);

  test('the choice without which most trips fit is in the way', () => {
    const filter = { month: 7, children: true, budget: 2000 } as const;
    expect(trips.filter((one) => fits(filter, one))).toEqual([]);
    const worst = hindrance(filter, trips);
    expect(worst?.name).toBe('children');
    expect(worst?.trips.map(({ id }) => id)).toEqual(['summer', 'islands']);
    expect(hindrance({ month: 1 }, trips)?.trips).toEqual(trips);
  });

  test('the trips of the sentence are shown', () => {
    const [winter] = shownInstead({ month: 12, children: true, length: 'short' }, trips);
    expect(winter?.id).toBe('winter');
    const inJanuary = { month: 1, children: true } as const;
    expect(shownInstead(inJanuary, trips)).toEqual(closest(inJanuary, trips));
  });

  test('no single choice is in the way of trips that miss two', () => {
    expect(hindrance({ month: 1, length: 'long', children: true }, trips)).toBeUndefined();
  });

  test('the closest miss the fewest choices, and the months by the least', () => {
    expect(found({ month: 7, children: true })).toEqual(['summer', 'islands']);
    expect(found({ month: 1 })).toEqual(['winter', 'spring']);
    expect(found({ month: 6 })).toEqual(['spring', 'summer']);
  });
});

test('trips are in the order that the address asks for, and an order is no wish', () => {
  const trips = [
    { ...trip, id: 'long', days: 9, price: 2000 },
    { ...trip, id: 'short', days: 4, price: 1900 },
    { ...trip, id: 'dear', days: 6, price: 2400 },
  ];
  const ids = (query: string) => inOrder(readFilter(query), trips).map(({ id }) => id);
  expect(ids('')).toEqual(['long', 'short', 'dear']);
  expect(ids('?sort=price')).toEqual(['short', 'long', 'dear']);
  expect(ids('?sort=days')).toEqual(['short', 'dear', 'long']);
  expect(hindrance({ month: 1, sort: 'price' }, trips)?.name).toBe('month');
});

test('a month in which no trip goes is named by itself', () => {
  const month = { name: 'month', label: 'Month', none: 'Any' };
  const choices = [{ ...month, options: [{ value: 'january', words: 'January' }] }];
  const question = {
    filter: { month: 1 },
    unknown: [],
    trips: [{ ...trip, id: 'spring' }],
    choices,
  };
  const said = filterAnswer(question, 'en', translate.en);
  expect(said).toBe(
    `${translate.en('trips.noneInMonth', { month: 'January' })} ${translate.en('trips.closest')}`,
  );
});
