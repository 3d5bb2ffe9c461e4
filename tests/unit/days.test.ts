import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, isDay, monthOf, today, yearOf } from '../../app/days.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('today', () => {
  test.each([
    ['America/Los_Angeles', '2027-05-03T20:30:00-07:00', '2027-05-03'],
    ['Europe/Istanbul', '2027-05-04T01:30:00+03:00', '2027-05-04'],
    ['Asia/Kathmandu', '2027-01-01T00:01:00+05:45', '2027-01-01'],
    ['Pacific/Kiritimati', '2026-12-31T23:59:59+14:00', '2026-12-31'],
    ['UTC', '2028-02-29T12:00:00Z', '2028-02-29'],
  ])('in %s at %s is %s', (zone, moment, day) => {
    vi.stubEnv('TZ', zone);
    vi.setSystemTime(moment);
    expect(today()).toBe(day);
  });

  test('does not change in the hour when the clock is put back', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    for (const moment of ['2026-11-01T23:59:00-08:00', '2026-11-01T01:30:00-07:00']) {
      vi.setSystemTime(moment);
      expect(today()).toBe('2026-11-01');
    }
  });
});

test.each([
  ['2027-02-28', true],
  ['2027-02-29', false],
  ['2028-02-29', true],
  ['2027-13-01', false],
  ['2027-5-3', false],
  ['1999-01-01', false],
  ['2027-05-03T00:00', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-28', 1, '2027-03-29'],
  ['2027-03-01', -1, '2027-02-28'],
])('%s plus %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test('month and year of a day', () => {
  expect(monthOf('2027-01-31')).toBe(0);
  expect(monthOf('2027-12-01')).toBe(11);
  expect(yearOf('2027-12-01')).toBe('2027');
});
