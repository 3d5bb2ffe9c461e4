import { describe, expect, it } from 'vitest';
import { getMonth } from '../../app/months/months.server.ts';
import { getTripData } from '../../app/trip/trip-data.server.ts';
import { monthIds } from '../../app/pages.ts';
import type { Trip } from '../../app/trip/trip.ts';
import { warningsOf } from '../../app/trip/warnings.ts';
import { legsOf } from '../../app/trip/trip-legs.ts';

const data = getTripData('en');
const kindsOf = (trip: Trip, today = '2026-11-22') =>
  warningsOf(trip, legsOf(trip, data), data, today).map(({ kind }) => kind);
const stay = (place: string, nights: number, more: Omit<Trip, 'stops'>): Trip => ({
  stops: [{ place, nights }],
  ...more,
});

/** What moves through the calendar in a month that has no year. */
const asked = (id: (typeof monthIds)[number]) =>
  warningsOf(stay('istanbul', 3, { month: id }), [], data, '2026-11-27').flatMap((warning) =>
    'from' in warning ? `${warning.kind} ${warning.from}` : [],
  );

describe('warnings', () => {
  it('name heat, cold and rain in the months of the stop', () => {
    expect(kindsOf(stay('pamukkale', 2, { month: 'july' }))).toContain('hot');
    expect(kindsOf(stay('cappadocia', 2, { month: 'january' }))).toEqual(
      expect.arrayContaining(['cold', 'balloons']),
    );
    expect(kindsOf(stay('istanbul', 3, { from: '2027-05-24' }))).toEqual([]);
  });

  it('mention that one night gives one morning for a balloon', () => {
    expect(kindsOf(stay('cappadocia', 1, { month: 'june' }))).toEqual(['oneNight']);
  });

  it('mention cancelled balloon flights in the same months as the pages of months', () => {
    const seldom = monthIds.flatMap(
      (id) =>
        getMonth('en', id).places.flatMap((place) =>
          place.month.balloons === 'seldom' ? `${place.id} ${id}` : [],
        ) ?? [],
    );
    const warned = monthIds.flatMap((id) =>
      data.places.flatMap(({ id: place }) =>
        kindsOf(stay(place, 2, { month: id })).includes('balloons') ? `${place} ${id}` : [],
      ),
    );
    expect(warned).toEqual(seldom);
    expect(warned).not.toEqual([]);
  });

  it('name Ramadan and bayrams of the trip only', () => {
    expect(kindsOf(stay('istanbul', 3, { from: '2027-02-10' }))).toContain('ramadan');
    expect(kindsOf(stay('istanbul', 3, { from: '2027-05-15' }))).toContain('bayram');
    expect(kindsOf(stay('istanbul', 3, { from: '2027-05-20' }))).not.toContain('bayram');
    expect(kindsOf(stay('istanbul', 3, { month: 'may' }))).toContain('bayram');
  });

  it('take a month without a year for the next one of its name', () => {
    expect(asked('january')).not.toContain('ramadan 2028-01-28');
    expect(asked('february')).toContain('ramadan 2027-02-08');
    expect(asked('march')).toEqual(['ramadan 2027-02-08', 'bayram 2027-03-09']);
  });

  it('say where the lists end, and that a day is past', () => {
    expect(kindsOf(stay('istanbul', 3, { from: '2029-05-20' }))).toContain('unknown');
    expect(kindsOf(stay('istanbul', 3, { from: '2026-05-24' }))).toContain('past');
  });

  it('name school holidays to residents', () => {
    const atHome = stay('cappadocia', 3, { from: '2026-11-16', start: 'ankara' });
    expect(kindsOf(atHome, '2026-11-01')).toContain('school');
    const from = '2027-11-15';
    expect(kindsOf({ ...atHome, from })).toContain('schoolUnknown');
    expect(kindsOf(stay('cappadocia', 3, { from }))).not.toContain('schoolUnknown');
  });

  it('name a leg that takes all day', () => {
    expect(kindsOf(stay('blacksea', 3, { start: 'ankara', by: 'car' }))).toEqual(['long']);
  });
});
