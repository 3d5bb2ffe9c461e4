import { describe, expect, it } from 'vitest';
import { planner } from '../../app/content/queries/planner.server.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { calendarOf, eventsOf } from '../../app/planner/calendar.ts';
import { daysOfParts, tripInWords, wordsOfDay } from '../../app/planner/day-words.ts';
import { gpxOf } from '../../app/planner/gpx.ts';
import type { Trip } from '../../app/planner/trip.ts';
import { legsOf } from '../../app/planner/ways.ts';
import { wordsOf } from '../../app/planner/words.ts';
import { translate } from '../support/texts.ts';

const trip: Trip = {
  stops: [
    { place: 'istanbul', nights: 3 },
    { place: 'cappadocia', nights: 2 },
    { place: 'blacksea', nights: 1 },
  ],
  from: '2027-05-03',
  people: 2,
  end: 'istanbul',
};

function partsIn(locale: Locale) {
  const data = planner(locale);
  const t = translate[locale];
  return {
    t,
    parts: {
      data,
      trip,
      legs: legsOf(trip, data.legs),
      words: wordsOf(locale, t, data),
    },
  };
}

function calendarIn(locale: Locale, stamp = new Date('2026-11-22T10:00:00Z')) {
  const { t, parts } = partsIn(locale);
  const events = eventsOf(daysOfParts(parts), {
    night: (place) => t('plan.night', { place: parts.words.placeName(place) }),
    dayTitle: (day) => wordsOfDay(day, parts, t).title,
    dayText: (day) => wordsOfDay(day, parts, t).text,
  });
  return calendarOf(events, { name: 'Trip; one, two', host: 'x.example', language: locale, stamp });
}

/** As a reader of calendars puts lines together again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').trimEnd().split('\r\n');
const values = (file: string, name: string) =>
  linesOf(file).flatMap((line) => {
    const [, value] = new RegExp(`^${name}(?:;[^:]*)?:(.*)$`).exec(line) ?? [];
    return value ?? [];
  });

describe.each(locales)('the calendar file in %s', (locale) => {
  const file = calendarIn(locale);

  it('folds by bytes and cuts no letter', () => {
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('has an event for each stop and for each day on the way, of whole days', () => {
    expect(values(file, 'BEGIN').filter((what) => what === 'VEVENT')).toHaveLength(6);
    expect(values(file, 'DTSTART')).toEqual([
      '20270503',
      '20270506',
      '20270506',
      '20270508',
      '20270508',
      '20270509',
    ]);
    expect(values(file, 'DTEND')).toEqual([
      '20270506',
      '20270508',
      '20270507',
      '20270509',
      '20270509',
      '20270510',
    ]);
  });

  it('says what the page says, in its language', () => {
    const { t, parts } = partsIn(locale);
    const place = parts.words.placeName('cappadocia');
    expect(values(file, 'SUMMARY').map((title) => title.replaceAll('\\,', ','))).toContain(
      t('plan.night', { place }),
    );
    expect(file).toContain(`SUMMARY;LANGUAGE=${locale}:`);
  });

  it('keeps its identities from day to day', () => {
    const later = calendarIn(locale, new Date('2027-01-01T00:00:00Z'));
    expect(values(later, 'UID')).toEqual(values(file, 'UID'));
    expect(new Set(values(file, 'UID')).size).toBe(6);
  });

  it('escapes what has a meaning', () => {
    expect(values(file, 'X-WR-CALNAME')).toEqual(['Trip\\; one\\, two']);
  });
});

describe('what else one takes along', () => {
  it('the stops as GPX, in their order', () => {
    const file = gpxOf('A & B', [{ name: '<A>', latitude: 41.01, longitude: 28.97 }]);
    expect(file).toContain('<wpt lat="41.01" lon="28.97"><name>&lt;A&gt;</name></wpt>');
    expect(file).toContain('<rte><name>A &amp; B</name>');
  });

  it.each(locales)('the trip in words, in %s', (locale) => {
    const { t, parts } = partsIn(locale);
    const message = tripInWords(parts, t, 'https://x.example/plan?stops=istanbul.3');
    for (const { place, nights } of trip.stops)
      expect(message).toContain(`${parts.words.placeName(place)}: ${t('plan.nights', { nights })}`);
    expect(message).toContain(parts.words.longDay('2027-05-03'));
    expect(message).toContain('https://x.example/plan?stops=istanbul.3');
  });
});
