import { describe, expect, test } from 'vitest';
import { areClosed } from '../../app/days.ts';
import { closureOf } from '../../app/prices/closures.server.ts';
import { formatDay } from '../../app/i18n/format.ts';
import { locales } from '../../app/locales.ts';
import { closedStopsOf, plannedPrice } from '../../app/trip/planned-price.ts';
import { stopsAt } from '../support/stops.ts';

const why = { en: 'Snow.', tr: 'Kar.', ar: 'ثلج.' };
const march = { from: '2027-03-01', until: '2027-03-31', why };
const of = (closed: object, day: string) =>
  closureOf('en', { closed: { why, ...closed } }, 'Pamukkale', day);

describe('closed days', () => {
  test.each([
    ['the day before', march, '2027-02-28', false],
    ['the first day', march, '2027-03-01', true],
    ['the last day', march, '2027-03-31', true],
    ['the day after', march, '2027-04-01', false],
    ['any day without an end', { from: '2027-03-01' }, '2099-01-01', true],
    ['any day without a start', { until: '2027-03-31' }, '2020-01-01', true],
  ])('%s', (_, closed, day, expected) => {
    expect(areClosed(closed, day)).toBe(expected);
  });

  test('a stay is closed if one of its days is', () => {
    expect(areClosed(march, '2027-02-25', '2027-03-01')).toBe(true);
    expect(areClosed(march, '2027-02-25', '2027-02-28')).toBe(false);
  });
});

describe('what a page says', () => {
  test('nothing once the last day is over', () => {
    expect(of(march, '2027-04-01')).toBeUndefined();
    expect(closureOf('en', {}, 'Pamukkale', '2027-04-01')).toBeUndefined();
  });

  test('both days before it begins, and the last one from then on', () => {
    expect(of(march, '2027-02-01')).toMatchObject({
      isNow: false,
      label: 'Closed from 1 March 2027 to 31 March 2027',
    });
    expect(of(march, '2027-03-10')).toMatchObject({
      isNow: true,
      label: 'Closed until 31 March 2027',
      says: 'Pamukkale is closed until 31 March 2027.',
      again: 'Open again from 1 April 2027.',
    });
    expect(of({}, '2027-03-10')).toMatchObject({ label: 'Closed until further notice' });
    expect(of({}, '2027-03-10')).not.toHaveProperty('again');
  });

  test('its sentence begins with a capital letter', () => {
    const closure = closureOf('en', { closed: march }, 'the Black Sea', '2027-03-10');
    expect(closure?.says).toBe('The Black Sea is closed until 31 March 2027.');
  });

  test.each(locales)('%s: the day and the reason in its own words', (locale) => {
    const closure = closureOf(locale, { closed: march }, 'Pamukkale', '2027-03-10');
    expect(closure?.label).toContain(formatDay(locale, '2027-03-31'));
    expect(closure?.says).toContain('Pamukkale');
    expect(closure?.why).toBe(why[locale]);
  });
});

describe('a trip in the planner', () => {
  const places = [
    { id: 'istanbul', price: 750, nights: 3 },
    { id: 'pamukkale', price: 550, nights: 2, closed: march },
  ];
  const stops = stopsAt('istanbul.3,pamukkale.2');

  test('without dates goes by today', () => {
    expect(closedStopsOf({ stops }, places, '2027-03-10')).toEqual(new Set([1]));
    expect(closedStopsOf({ stops }, places, '2027-04-10').size).toBe(0);
  });

  test.each([
    ['march', '2027-01-10', [1]],
    ['march', '2027-03-10', [1]],
    ['march', '2027-04-10', []],
    ['april', '2027-03-10', []],
    ['february', '2027-01-10', []],
    ['january', '2026-11-28', []],
  ] as const)('with the month %s on %s goes by the next such month', (month, day, closed) => {
    expect([...closedStopsOf({ stops, month }, places, day)]).toEqual(closed);
  });

  test('in a month with open days is open', () => {
    const some = places.map((place) => ({ ...place, closed: { from: '2027-03-02' } }));
    expect(closedStopsOf({ stops, month: 'march' }, some, '2027-01-10').size).toBe(0);
    expect(closedStopsOf({ stops, month: 'december' }, some, '2027-01-10').size).toBe(2);
  });

  test('with dates goes by them', () => {
    const from = '2027-02-26';
    expect(closedStopsOf({ stops, from }, places, '2027-01-10')).toEqual(new Set([1]));
    expect(closedStopsOf({ stops, from: '2027-05-01' }, places, '2027-03-10').size).toBe(0);
  });

  test('has no price and no nights for a closed stop', () => {
    expect(plannedPrice({ stops }, places, '2027-03-10')).toMatchObject({ person: 750, nights: 3 });
    expect(plannedPrice({ stops }, places, '2027-04-10')).toMatchObject({
      person: 1300,
      nights: 5,
    });
  });
});
