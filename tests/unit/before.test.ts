import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { getAdvice, type AdviceData } from '../../app/trip/advice.server.ts';
import { deedsOf, remindersOf } from '../../app/trip/before.ts';
import { calendarOf } from '../../app/trip/calendar.ts';
import { getTripData } from '../../app/trip/trip-data.server.ts';
import type { Trip } from '../../app/trip/trip.ts';
import { legsOf } from '../../app/trip/trip-legs.ts';
import { stopsAt } from '../support/stops.ts';
import { readCalendar, values } from '../support/trip-calendar.ts';

const data = getTripData('en');
const today = '2026-11-30';

type Rule = AdviceData['rules'][number];
const rule = (id: string, rest: Partial<Rule> = {}): Rule => ({
  id,
  days: 30,
  title: id,
  html: `<p>${id}</p>`,
  text: id,
  by: undefined,
  places: undefined,
  months: undefined,
  during: undefined,
  ...rest,
});

const spring: Trip = {
  stops: stopsAt('istanbul.2,cappadocia.2'),
  from: '2027-02-27',
};

const deeds = (rules: readonly Rule[], trip = spring, now = today) =>
  deedsOf({ trip, legs: legsOf(trip, data), data }, rules, now);
const ids = (rules: readonly Rule[], trip = spring) => deeds(rules, trip).map(({ id }) => id);

describe('what to do before a trip', () => {
  test('has the day that is so many days before the first, the earliest first', () => {
    const found = deeds([rule('medicines', { days: 7 }), rule('visa', { days: 60 })]);
    expect(found.map(({ id, day, isLate }) => [id, day, isLate])).toEqual([
      ['visa', '2026-12-29', false],
      ['medicines', '2027-02-20', false],
    ]);
  });

  test('is for today once its day is past', () => {
    const [first, visa, other] = deeds([
      rule('today', { days: 89 }),
      rule('visa', { days: 90 }),
      rule('first', { days: 120 }),
    ]);
    expect(first).toMatchObject({ id: 'first', day: today, isLate: true });
    expect(visa).toMatchObject({ day: today, isLate: true });
    expect(other).toMatchObject({ day: today, isLate: false });
  });

  test('is nothing without a first day, or on it', () => {
    const { from: _, ...undated } = spring;
    expect(ids([rule('visa')], { ...undated, month: 'may' })).toEqual([]);
    expect(deeds([rule('visa')], spring, '2027-02-26')).toHaveLength(1);
    expect(deeds([rule('visa')], spring, '2027-02-27')).toEqual([]);
  });

  test('may be for a way of travelling, a place, a month, and for a place in a month', () => {
    expect(
      ids([
        rule('flies', { by: 'flight' }),
        rule('drives', { by: 'road' }),
        rule('stops', { places: ['ephesus', 'cappadocia'] }),
        rule('stops elsewhere', { places: ['ephesus'] }),
        rule('in March', { months: [3] }),
        rule('in April', { months: [4] }),
        rule('there in March', { places: ['cappadocia'], months: [3] }),
        rule('there in February only', { places: ['istanbul'], months: [3] }),
      ]),
    ).toEqual(['flies', 'stops', 'in March', 'there in March']);
    expect(ids([rule('drives', { by: 'road' })], { ...spring, by: 'car' })).toEqual(['drives']);
  });

  test('may be for holidays, from their eve to the last day', () => {
    const feast = rule('feast', { during: 'bayram' });
    const startingOn = (from: string) => ids([feast], { ...spring, from });
    expect(startingOn('2027-03-03')).toEqual([]);
    expect(startingOn('2027-03-04')).toEqual(['feast']);
    expect(startingOn('2027-03-11')).toEqual(['feast']);
    expect(startingOn('2027-03-12')).toEqual([]);
    expect(ids([rule('school', { during: 'school' })], { ...spring, from: '2027-03-12' })).toEqual([
      'school',
    ]);
  });
});

describe.each(locales)('reminders in %s', (locale) => {
  const trip = { ...spring, from: '2027-03-05' };
  const found = deedsOf({ trip, legs: legsOf(trip, data), data }, getAdvice(locale).rules, today);
  const events = remindersOf(found, trip.from, ({ title }) => `${title}!`);
  const about = { name: 'Trip', host: 'x.example', language: locale, stamp: new Date(0) };
  const file = calendarOf(events, about);

  test('are all-day events that a parser reads, with their words', () => {
    expect(events.length).toBeGreaterThan(4);
    expect(readCalendar(file)).toEqual(
      found.map(({ day, title, text }, at) => ({
        first: day,
        end: events[at]?.end,
        title: `${title}!`,
        text,
      })),
    );
    expect(new Set(values(file, 'UID')).size).toBe(events.length);
  });

  test('ring at nine in the morning', () => {
    for (const event of new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')) {
      const [alarm, ...others] = event.getAllSubcomponents('valarm');
      expect(others).toEqual([]);
      expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
      expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('PT9H');
      expect(alarm?.getFirstPropertyValue('description')).toBe(
        event.getFirstPropertyValue('summary'),
      );
    }
  });

  test('have no mark-up in the calendar, and links on the page', () => {
    expect(found.map(({ text }) => text).join()).not.toMatch(/[<>[\]]|\/guide/);
    expect(found.map(({ html }) => html).join()).toContain('<a href=');
  });
});
