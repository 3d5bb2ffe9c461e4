import { describe, expect, test } from 'vitest';
import { monthIds } from '../../app/pages.ts';
import {
  filterAsQuery,
  filterFields,
  fits,
  readFilter,
  tripBudgets,
  tripLengths,
  writeFilter,
} from '../../app/trips/filter.ts';

const trip = { days: 8, months: [4, 5], price: 1500, children: true };

test('a filter is the same after writing it to an address and reading it', () => {
  for (const length of tripLengths) {
    for (const budget of tripBudgets) {
      const filter = { length, month: 7, budget, children: true } as const;
      expect(readFilter(filterAsQuery(filter))).toEqual(filter);
    }
  }
  expect(new URLSearchParams(writeFilter({ month: 7 })).toString()).toBe('month=july');
  expect(filterAsQuery({ month: 7, children: true })).toBe('?month=july&children=yes');
  expect(filterAsQuery({})).toBe('');
  const all = { length: 'long', month: 7, budget: 2000, children: true } as const;
  expect(Object.keys(writeFilter(all))).toEqual(filterFields);
  expect(monthIds).toHaveLength(12);
});

test.each(['', 'days=endless&month=smarch&budget=1&children=maybe', 'days=&month=', 'tag=beach'])(
  '"%s" is no filter',
  (query) => {
    expect(readFilter(query)).toEqual({});
  },
);

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
});
