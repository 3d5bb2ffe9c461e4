import { describe, expect, test } from 'vitest';
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
  for (const days of tripLengths) {
    for (const budget of tripBudgets.map(String)) {
      const filter = { days, month: 'july', budget, children: 'yes', stairs: 'few' };
      expect(readFilter(filterAsQuery(filter))).toEqual(filter);
    }
  }
  expect(filterAsQuery({ month: 'july', children: 'yes' })).toBe('?month=july&children=yes');
  expect(filterAsQuery({})).toBe('');
  const all = 'sort=price&stairs=few&children=yes&budget=2000&month=july&days=long';
  expect(Object.keys(readFilter(all))).toEqual(filterFields);
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
  ['month=may&days=endless', { month: 'may' }],
  ['?Month=11', { month: 'november' }],
  ['month=05&amp;budget=2000).', { month: 'may', budget: '2000' }],
  ['month%3DMay%26children%3Dyes', { month: 'may', children: 'yes' }],
])('what is known of an address counts: %s', (query, filter) => {
  expect(readFilter(query)).toEqual(filter);
});

describe('a trip fits', () => {
  test.each([
    [{}, true],
    [{ days: 'medium' }, true],
    [{ days: 'short' }, false],
    [{ days: 'long' }, false],
    [{ month: 'april' }, true],
    [{ month: 'june' }, false],
    [{ budget: '1500' }, true],
    [{ budget: '1499' }, false],
    [{ children: 'yes' }, true],
    [{ days: 'medium', month: 'may', budget: '2000', children: 'yes' }, true],
    [{ days: 'medium', month: 'june', budget: '2000', children: 'yes' }, false],
  ] as const)('%j: %s', (filter, expected) => {
    expect(fits(filter, trip)).toBe(expected);
  });

  test('with children only if it is for families', () => {
    expect(fits({ children: 'yes' }, { ...trip, children: false })).toBe(false);
    expect(fits({}, { ...trip, children: false })).toBe(true);
  });

  test('with few stairs only if it has few', () => {
    expect(fits({ stairs: 'few' }, trip)).toBe(true);
    expect(fits({ stairs: 'few' }, { ...trip, effort: 'some' })).toBe(false);
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
    const filter = { month: 'july', children: 'yes', budget: '2000' };
    expect(trips.filter((one) => fits(filter, one))).toEqual([]);
    const worst = hindrance(filter, trips);
    expect(worst?.name).toBe('children');
    expect(worst?.trips.map(({ id }) => id)).toEqual(['summer', 'islands']);
    expect(hindrance({ month: 'january' }, trips)?.trips).toEqual(trips);
  });

  test('the trips of the sentence are shown', () => {
    const [winter] = shownInstead({ month: 'december', children: 'yes', days: 'short' }, trips);
    expect(winter?.id).toBe('winter');
    const inJanuary = { month: 'january', children: 'yes' };
    expect(shownInstead(inJanuary, trips)).toEqual(closest(inJanuary, trips));
  });

  test('no single choice is in the way of trips that miss two', () => {
    expect(hindrance({ month: 'january', days: 'long', children: 'yes' }, trips)).toBeUndefined();
  });

  test('the closest miss the fewest choices, and the months by the least', () => {
    expect(found({ month: 'july', children: 'yes' })).toEqual(['summer', 'islands']);
    expect(found({ month: 'january' })).toEqual(['winter', 'spring']);
    expect(found({ month: 'june' })).toEqual(['spring', 'summer']);
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
  expect(hindrance({ month: 'january', sort: 'price' }, trips)?.name).toBe('month');
});

test('a month in which no trip goes is named by itself', () => {
  const month = { name: 'month', label: 'Month', none: 'Any' };
  const choices = [{ ...month, options: [{ value: 'january', words: 'January' }] }];
  const question = {
    filter: { month: 'january' },
    unknown: [],
    trips: [{ ...trip, id: 'spring' }],
    choices,
  };
  const said = filterAnswer(question, 'en', translate.en);
  expect(said).toBe(
    `${translate.en('trips.noneInMonth', { month: 'January' })} ${translate.en('trips.closest')}`,
  );
});
