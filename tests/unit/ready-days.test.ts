import { expect, test } from 'vitest';
import { readyDays } from '../../app/content/ready-days.ts';

test('a trip has a day more than nights, and moves on the first day at each next stop', () => {
  expect(
    readyDays([{ nights: 2 }, { nights: 1 }]).map(({ number, stop, kind }) => [number, stop, kind]),
  ).toEqual([
    [1, 0, 'arrive'],
    [2, 0, 'stay'],
    [3, 1, 'travel'],
    [4, 1, 'leave'],
  ]);
});
