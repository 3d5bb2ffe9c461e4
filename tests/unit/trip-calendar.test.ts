import { tripInWords } from '../../app/trip/trip-text.ts';
import { describe, expect, it } from 'vitest';
import { locales } from '../../app/locales.ts';
import { gpxOf, positionsOf } from '../../app/trip/gpx.ts';
import type { Trip } from '../../app/trip/trip.ts';
import { stopsAt } from '../support/stops.ts';
import { placeOf } from '../support/texts.ts';
import {
  calendarIn,
  eventsIn,
  partsIn,
  readCalendar,
  sightsIn,
  trip,
  values,
} from '../support/trip-calendar.ts';
import { knownIds } from '../support/trips.ts';

describe.each(locales)('the calendar file in %s', (locale) => {
  const file = calendarIn(locale);

  it('folds lines by bytes without splitting a letter', () => {
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    // Folded lines are full: one more letter of at most four bytes would not fit.
    const lines = file.split('\r\n');
    const cut = lines.filter((_, at) => lines[at + 1]?.startsWith(' '));
    expect(cut.length).toBeGreaterThan(5);
    for (const line of cut) expect(new TextEncoder().encode(line).length).toBeGreaterThan(71);
  });

  it('has an all-day event for the nights at each base and for each travel day', () => {
    expect(readCalendar(file).map(({ first, end }) => `${first} ${end}`)).toEqual([
      '2027-05-03 2027-05-06',
      '2027-05-06 2027-05-08',
      '2027-05-06 2027-05-07',
      '2027-05-08 2027-05-09',
      '2027-05-08 2027-05-09',
      '2027-05-09 2027-05-10',
    ]);
  });

  it('has the words of the page in its language', () => {
    const { t, parts } = partsIn(locale);
    const titles = values(file, 'SUMMARY').map((title) => title.replaceAll('\\,', ','));
    const goreme = parts.words.baseName('cappadocia', 'goreme');
    const trabzon = parts.words.baseName('blacksea', 'trabzon');
    expect(titles).toContain(t('plan.nightsAt', { place: goreme, nights: 2 }));
    expect(titles).toContain(t('plan.night', { place: trabzon }));
    expect(values(file, 'LOCATION')).toEqual([
      parts.words.baseName('istanbul', 'istanbul'),
      goreme,
      trabzon,
    ]);
    expect(file).toContain(`SUMMARY;LANGUAGE=${locale}:`);
  });

  it('names the sights of its days, with links to a map, and the position of each town', () => {
    const texts = values(file, 'DESCRIPTION').join('\n').replaceAll('\\,', ',');
    for (const { day, position } of sightsIn(locale, 'cappadocia')) {
      // Of the two days in Cappadocia one is a day of travel.
      if (day !== 1 || !position) continue;
      expect(texts).toContain(`query=${position.latitude}%2C${position.longitude}`);
    }
    const towns = trip.stops.map(({ place }) => placeOf(place).facts.bases[0]);
    expect(values(file, 'GEO')).toEqual(
      towns.map((town) => `${town?.latitude};${town?.longitude}`),
    );
  });

  it('has the same UIDs every day', () => {
    const later = calendarIn(locale, new Date('2027-01-01T00:00:00Z'));
    expect(values(later, 'UID')).toEqual(values(file, 'UID'));
    expect(new Set(values(file, 'UID')).size).toBe(6);
  });

  it('escapes special characters', () => {
    for (const name of ['NAME', 'X-WR-CALNAME'])
      expect(values(file, name)).toEqual(['Trip\\; one\\, two']);
  });

  it('is read by a parser with the same days and words', () => {
    const expected = eventsIn(locale).map(({ first, end, title, location, text }) => ({
      first,
      end,
      title,
      ...(location && { location }),
      text,
    }));
    expect(readCalendar(file)).toEqual(expected);
  });
});

describe('what else one takes along', () => {
  it.each(locales)('calendar and GPX have no invisible signs: %s', (locale) => {
    const { parts, t } = partsIn(locale);
    const files = [calendarIn(locale), gpxOf(parts), tripInWords(parts, t, 'https://x.example')];
    expect(files.filter((file) => /[\u00a0\u202f\u2060\u2066-\u2069]/.test(file))).toEqual([]);
  });

  it('each town once as GPX, start and end too, and the route from start to end', () => {
    const { parts } = partsIn('en');
    const places = ['istanbul', 'istanbul', 'ephesus', 'istanbul'];
    const there = {
      ...parts,
      data: { ...parts.data, site: { ...parts.data.site, name: 'Tours & more' } },
      words: { ...parts.words, row: () => 'A & <B>' },
      trip: {
        stops: places.map((place) => ({ place, nights: 1 })),
        start: 'izmir',
        end: 'trabzon',
      },
    };
    const file = gpxOf(there);
    const named = (tag: string) =>
      [
        ...file.matchAll(
          new RegExp(`<${tag} lat="([\\d.]+)" lon="[\\d.]+"><name>([^<]+)</name>`, 'g'),
        ),
      ].map(([, , name]) => name);
    const sights = ['istanbul', 'ephesus'].flatMap((place) =>
      sightsIn('en', place).flatMap(({ name, position }) => (position ? name : [])),
    );
    expect(sights.length).toBeGreaterThan(10);
    expect(named('wpt')).toEqual(['İzmir', 'Istanbul', 'Selçuk', 'Trabzon', ...sights]);
    expect(named('rtept')).toEqual(['İzmir', 'Istanbul', 'Selçuk', 'Istanbul', 'Trabzon']);
    expect(file).toContain('creator="Tours &amp; more"');
    for (const tag of ['metadata', 'rte'])
      expect(file).toContain(`<${tag}><name>A &amp; &lt;B&gt;</name>`);
  });

  it.each(knownIds.gateways)('a trip from %s has its position', (start) => {
    const { parts } = partsIn('en');
    expect(positionsOf({ ...parts, trip: { ...trip, start } })).toHaveLength(5);
  });

  it.each(locales)(
    'the text has the travellers, their price and what else matters in %s',
    (locale) => {
      const { t, parts } = partsIn(locale);
      const { words } = parts;
      const family: Trip = {
        stops: stopsAt('cappadocia.6,istanbul.1'),
        people: 2,
        children: [4, 9],
        rooms: 2,
        also: 'halal & knees',
      };
      const lines = tripInWords({ ...parts, trip: family }, t, 'https://x.example').split('\n');
      // Twice the 850 of three nights, and a third of 750.
      expect(lines).toContain(t('plan.fromPerson', { price: words.price(1950) }));
      expect(lines).toContain(t('plan.fromAdults', { price: words.price(3900), people: 2 }));
      const ages = words.list(['4', '9']);
      expect(lines).toContain(t('ask.childPrice', { children: 2 }));
      expect(lines).toContain(t('ask.children', { children: 2, ages }));
      expect(lines).toContain(t('ask.rooms', { rooms: 2 }));
      expect(lines).toContain(`${t('plan.also')}: halal & knees`);
    },
  );
});
