import { describe, expect, test } from 'vitest';
import { table } from '../../tools/measure/bench/report.ts';
import { median, medians } from '../../tools/measure/bench/statistics.ts';
import { missedBy } from '../../tools/measure/bench/targets.ts';
import { vitalsOf, type Entry } from '../../tools/measure/bench/vitals.ts';
import { budgets } from '../../tools/measure/budgets.ts';

/* The parts of `npm run bench` that calculate. */

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 2, 4, 3], 3.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('each figure has its own median', () => {
  const visits = [
    { lcp: 3, tbt: 30 },
    { lcp: 1, tbt: 20 },
    { lcp: 2, tbt: 10 },
  ];
  expect(medians(visits)).toEqual({ lcp: 2, tbt: 20 });
  expect(() => medians([])).toThrow('no visit');
});

const entry = (entryType: string, startTime: number, more: Partial<Entry> = {}): Entry => ({
  entryType,
  name: '',
  startTime,
  duration: 0,
  ...more,
});

describe('what the browser notes', () => {
  const paint = entry('paint', 200, { name: 'first-contentful-paint' });
  const largest = entry('largest-contentful-paint', 300);

  test('the last largest paint counts', () => {
    const later = entry('largest-contentful-paint', 500);
    expect(vitalsOf([paint, largest, later])).toMatchObject({ fcp: 200, lcp: 500 });
  });

  test('a task blocks for what is longer than 50 ms, after the first paint', () => {
    const tasks = [
      entry('longtask', 100, { duration: 500 }),
      entry('longtask', 400, { duration: 80 }),
      entry('longtask', 600, { duration: 51 }),
    ];
    expect(vitalsOf([paint, largest, ...tasks]).tbt).toBe(31);
  });

  test('what moves after a touch does not count', () => {
    const shifts = [
      entry('layout-shift', 400, { value: 0.25 }),
      entry('layout-shift', 500, { value: 0.5, hadRecentInput: true }),
    ];
    expect(vitalsOf([paint, largest, ...shifts]).cls).toBe(0.25);
  });

  test('a page that shows nothing has no figures', () => {
    expect(() => vitalsOf([paint])).toThrow('never painted');
  });
});

describe('targets', () => {
  const bytes = { html: 1, css: 1, js: 1, fonts: 1, pictures: 1, other: 0, bytes: 5, requests: 5 };
  const times = {
    fcp: 100,
    lcp: 200,
    tbt: 0,
    hydrating: 9,
    first: 9,
    again: 9,
    answer: Number.NaN,
  };
  const limit = { ...bytes, ...times, cls: 0, firstView: 9 };
  const missed = (template: string, change: Partial<typeof limit>) =>
    missedBy(template, { page: { ...limit, ...change }, limit }).map(({ name }) => name);

  test('a page at its limits misses none', () => {
    expect(missed('home', { fcp: 109, lcp: 219, tbt: 100, cls: 0.01, again: 100 })).toEqual([]);
  });

  test.each([
    ['FCP ÷ limit', { fcp: 116 }],
    ['LCP ÷ limit', { lcp: 231 }],
    ['TBT', { tbt: 101 }],
    ['CLS', { cls: 0.011 }],
    ['first view ÷ budget', { firstView: budgets.firstView.home + 1 }],
    ['navigation', { again: 101 }],
    ['navigation', { again: Number.NaN }],
  ])('home misses "%s" with %j', (name, change) => {
    expect(missed('home', change)).toEqual([name]);
  });

  test('the planner alone answers, and in time', () => {
    expect(missed('plan', { answer: 50 })).toEqual([]);
    expect(missed('plan', { answer: 51 })).toEqual(['answer']);
    expect(missed('plan', {})).toEqual(['answer']);
  });

  test('home may be heavier than the others', () => {
    expect(missed('home', { firstView: 250_000 })).toEqual([]);
    expect(missed('guide', { firstView: 250_000 })).toEqual(['first view ÷ budget']);
  });
});

test('a table has words at the left and numbers at the right', () => {
  expect(
    table(
      ['page', 'ms'],
      [
        ['home', '9'],
        ['contact', '1200'],
      ],
    ),
  ).toBe(['page       ms', 'home        9', 'contact  1200'].join('\n'));
});
