import ICAL from 'ical.js';
import { expect } from 'vitest';
import { type Locale } from '../../app/locales.ts';
import { sightsOf } from '../../app/content/sights.ts';
import { calendarOf, eventsOf } from '../../app/trip/calendar.ts';
import type { Trip } from '../../app/trip/trip.ts';
import { plannerParts } from './rendered.tsx';
import { stopsAt } from './stops.ts';
import { placeOf, translate } from './texts.ts';

export const trip: Trip = {
  stops: stopsAt('istanbul.3,cappadocia.2,blacksea.1'),
  from: '2027-05-03',
  people: 2,
  end: 'istanbul',
};

export const sightsIn = (locale: Locale, id: string) => sightsOf(locale, placeOf(id));

export const partsIn = (locale: Locale) => ({
  t: translate[locale],
  parts: plannerParts(locale, trip),
});

export function eventsIn(locale: Locale) {
  const { t, parts } = partsIn(locale);
  return eventsOf(parts, t);
}

export const calendarIn = (locale: Locale, stamp = new Date('2026-11-22T10:00:00Z')) =>
  calendarOf(eventsIn(locale), {
    name: 'Trip; one, two',
    host: 'x.example',
    language: locale,
    stamp,
  });

type Read = { first: string; end: string; title: string; location?: string; text: string };

export const readCalendar = (file: string): Read[] =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const { startDate, endDate, summary, location, description } = new ICAL.Event(component);
    expect(startDate.isDate).toBe(true);
    return {
      first: startDate.toString(),
      end: endDate.toString(),
      title: summary,
      ...(location && { location }),
      text: description,
    };
  });

const linesOf = (file: string) => file.replaceAll('\r\n ', '').trimEnd().split('\r\n');
export const values = (file: string, name: string) =>
  linesOf(file).flatMap((line) => {
    const [, value] = new RegExp(`^${name}(?:;[^:]*)?:(.*)$`).exec(line) ?? [];
    return value ?? [];
  });
