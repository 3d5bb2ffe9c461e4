import { describe, expect, test, vi } from 'vitest';
import { type Locale, locales } from '../../app/locales.ts';
import { getMonth } from '../../app/months/months.server.ts';
import { monthIds } from '../../app/pages.ts';
import { Warnings } from '../../app/planner/warning-list.tsx';
import { getTripData } from '../../app/trip/trip-data.server.ts';
import { legsOf } from '../../app/trip/trip-legs.ts';
import type { Trip } from '../../app/trip/trip.ts';
import { warningsOf } from '../../app/trip/warnings.ts';
import { plannerParts, rendered, saidIn } from '../support/rendered.tsx';
import { stopsAt } from '../support/stops.ts';
import { content, translate } from '../support/texts.ts';

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
  test('name heat, cold and rain in the months of the stop', () => {
    expect(kindsOf(stay('pamukkale', 2, { month: 'july' }))).toContain('hot');
    expect(kindsOf(stay('cappadocia', 2, { month: 'january' }))).toEqual(
      expect.arrayContaining(['cold', 'balloons']),
    );
    expect(kindsOf(stay('istanbul', 3, { from: '2027-05-24' }))).toEqual([]);
  });

  test('mention that one night gives one morning for a balloon', () => {
    expect(kindsOf(stay('cappadocia', 1, { month: 'june' }))).toEqual(['oneNight']);
  });

  test('mention cancelled balloon flights in the same months as the pages of months', () => {
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

  test('name Ramadan and bayrams of the trip only', () => {
    expect(kindsOf(stay('istanbul', 3, { from: '2027-02-10' }))).toContain('ramadan');
    expect(kindsOf(stay('istanbul', 3, { from: '2027-05-15' }))).toContain('bayram');
    expect(kindsOf(stay('istanbul', 3, { from: '2027-05-20' }))).not.toContain('bayram');
    expect(kindsOf(stay('istanbul', 3, { month: 'may' }))).toContain('bayram');
  });

  test('take a month without a year for the next one of its name', () => {
    expect(asked('january')).not.toContain('ramadan 2028-01-28');
    expect(asked('february')).toContain('ramadan 2027-02-08');
    expect(asked('march')).toEqual(['ramadan 2027-02-08', 'bayram 2027-03-09']);
  });

  test('say where the lists end, and that a day is past', () => {
    expect(kindsOf(stay('istanbul', 3, { from: '2029-05-20' }))).toContain('unknown');
    expect(kindsOf(stay('istanbul', 3, { from: '2026-05-24' }))).toContain('past');
  });

  test('name school holidays to residents', () => {
    const atHome = stay('cappadocia', 3, { from: '2026-11-16', start: 'ankara' });
    expect(kindsOf(atHome, '2026-11-01')).toContain('school');
    const from = '2027-11-15';
    expect(kindsOf({ ...atHome, from })).toContain('schoolUnknown');
    expect(kindsOf(stay('cappadocia', 3, { from }))).not.toContain('schoolUnknown');
  });

  test('name a leg that takes all day', () => {
    expect(kindsOf(stay('blacksea', 3, { start: 'ankara', by: 'car' }))).toEqual(['long']);
  });
});

vi.useFakeTimers({ now: new Date('2026-12-01T10:00:00Z') });

const warnedIn = (locale: Locale, trip: Trip) =>
  saidIn(rendered(locale, <Warnings {...plannerParts(locale, trip)} />)).slice(1);

const threeIn = (month: NonNullable<Trip['month']>, places: readonly string[]): Trip => ({
  stops: places.map((place) => ({ place, nights: 2 })),
  month,
});

/** Home by car on 11 March 2027, the last day of Ramazan Bayramı, or out on its eve. */
const byCar = (from: string): Trip => ({
  stops: [{ place: 'antalya', nights: 2 }],
  from,
  start: 'ankara',
  end: 'ankara',
  by: 'car',
});

describe.each(locales)('warnings in %s', (locale) => {
  const t = translate[locale];
  const { words } = plannerParts(locale, { stops: [] });

  test.each([
    ['march', 'cold', ['istanbul', 'blacksea', 'cappadocia']],
    ['august', 'hot', ['antalya', 'pamukkale', 'ephesus']],
  ] as const)('of %s name every %s place in one sentence', (month, kind, places) => {
    const said = warnedIn(locale, threeIn(month, places));
    const [before = ''] = t(`plan.warn.${kind}`, {
      month: words.month(month === 'march' ? 2 : 7),
      places: '|',
    }).split('|');
    const own = said.filter((sentence) => sentence.startsWith(before));
    expect(own).toHaveLength(1);
    for (const place of places) expect(own[0]).toContain(words.inText(place));
  });

  test('name a place once, however often the trip comes back', () => {
    const said = warnedIn(locale, threeIn('march', ['istanbul', 'cappadocia', 'istanbul']));
    const name = words.inText('istanbul');
    expect(said.filter((sentence) => sentence.split(name).length > 2)).toEqual([]);
  });

  const bayram = content.holidays.names['ramazan']?.[locale] ?? '';
  const ankara = words.gatewayName('ankara');
  const antalya = words.inText('antalya');

  test.each([
    ['eveRoad', '2027-03-08', ankara, antalya, '2027-03-08'],
    ['lastDayRoad', '2027-03-09', antalya, ankara, '2027-03-11'],
  ] as const)('%s: a long drive on full roads', (kind, first, from, to, day) => {
    const sentence = t(`plan.warn.${kind}`, { name: bayram, day: words.longDay(day), from, to });
    expect(warnedIn(locale, byCar(first))).toContain(sentence);
    expect(warnedIn(locale, byCar('2027-04-08')).join(' ')).not.toContain(bayram);
  });

  test('no drive on full roads is named by air, nor a short one', () => {
    const [before = ''] = t('plan.warn.lastDayRoad', { name: bayram, day: '|', from: '', to: '' })
      .split('|')
      .slice(1);
    const { by: _, ...byAir } = byCar('2027-03-09');
    const short: Trip = {
      stops: stopsAt('pamukkale.2,ephesus.2'),
      from: '2027-03-09',
    };
    for (const trip of [{ ...byAir, start: 'istanbul', end: 'istanbul' }, short])
      expect(warnedIn(locale, trip).join(' ')).not.toContain(before);
  });

  const easier = content.trips.filter(({ facts }) => facts.effort !== undefined);

  test('the days of a place have stairs that a ready-made trip leaves out', () => {
    expect(easier.map(({ id }) => id)).toContain('few-stairs');
    for (const { facts, translations } of easier) {
      const stops = facts.stops.map(({ place, nights }) => ({ place, nights }));
      const { title } = translations[locale].frontMatter;
      const sentence = t('plan.warn.stairs', { title });
      expect(warnedIn(locale, { stops, month: 'may' })[0]).toBe(sentence);
      const [one = { place: '', nights: 1 }, ...others] = stops;
      const longer = { stops: [{ ...one, nights: one.nights + 1 }, ...others] };
      expect(warnedIn(locale, longer)).not.toContain(sentence);
    }
  });
});
