import { expect, test } from 'vitest';
import { tripDays } from '../../app/trip-days.ts';

test('a trip has one day more than nights, and travels on the first day of each next stop', () => {
  expect(
    tripDays([{ nights: 2 }, { nights: 1 }]).map(({ number, stop, kind }) => [number, stop, kind]),
  ).toEqual([
    [1, 0, 'arrive'],
    [2, 0, 'stay'],
    [3, 1, 'travel'],
    [4, 1, 'leave'],
  ]);
  expect(tripDays([])).toEqual([]);
});
