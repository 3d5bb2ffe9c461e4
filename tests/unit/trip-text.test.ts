import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice } from '../../app/i18n/format.ts';
import { localeInfo, locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { daysOfParts, wordsOfDay } from '../../app/trip/day-words.ts';
import { writeTrip, type Trip } from '../../app/trip/trip.ts';
import { fileName, tripName } from '../../app/trip/trip-name.ts';
import { tripText } from '../../app/trip/trip-text.ts';
import { countedSum } from '../support/prices.ts';
import { plannerParts } from '../support/rendered.tsx';
import { stopsAt } from '../support/stops.ts';
import { content, placeOf, translate } from '../support/texts.ts';
import { anyTrip } from '../support/trips.ts';

const dated: Trip = {
  stops: stopsAt('istanbul.3,cappadocia.2'),
  from: '2027-05-03',
  people: 2,
  start: 'izmir',
};

const addressOf = (locale: Locale, trip: Trip) =>
  `https://x.example${paths.plan(locale, writeTrip(trip))}`;

const textOf = (locale: Locale, trip: Trip) =>
  tripText(plannerParts(locale, trip), locale, translate[locale], addressOf(locale, trip));

/** Without marks of direction at the start of a line. */
const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/^\u200F/, ''));

describe.each(locales)('the trip as text in %s', (locale) => {
  const t = translate[locale];
  const { words } = plannerParts(locale, dated);

  it('begins with its places and ends with its address, which has a line of its own', () => {
    const lines = linesOf(textOf(locale, dated));
    expect(lines[0]).toBe(words.row(['istanbul', 'cappadocia'].map(words.placeName)));
    expect(lines).toContain(words.span('2027-05-03', '2027-05-08'));
    expect(lines).toContain(`${t('plan.start')}: ${words.gatewayName('izmir')}`);
    expect(textOf(locale, dated).split('\n').at(-1)).toBe(addressOf(locale, dated));
  });

  it('has each stay with its nights and dates, each day, and how one travels', () => {
    const parts = plannerParts(locale, dated);
    const lines = linesOf(textOf(locale, dated));
    const stay = `${words.placeName('cappadocia')}: ${t('plan.nights', { nights: 2 })}`;
    const [town] = placeOf('cappadocia').facts.bases;
    expect(lines).toContain(
      `${stay} (${town?.name[locale]}) · ${words.days('2027-05-06', '2027-05-08')}`,
    );
    const days = daysOfParts(parts);
    for (const day of days) {
      const { title } = wordsOfDay(day, parts, t);
      const way = day.leg ? `. ${day.leg.taken.text}` : '';
      expect(lines).toContain(`• ${words.day(day.date ?? '')}: ${title}${way}`);
    }
    expect(days.filter(({ leg }) => leg)).toHaveLength(2);
  });

  it('numbers the days of a trip without a first day', () => {
    const undated: Trip = { stops: dated.stops, month: 'may' };
    const lines = linesOf(textOf(locale, undated));
    expect(lines).toContain(words.month(4));
    const days = lines.filter((line) => line.startsWith('• '));
    expect(days.map((line) => line.split(':')[0])).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `• ${t('plan.day', { number })}`),
    );
    const stay = `${words.placeName('istanbul')}: ${t('plan.nights', { nights: 3 })}`;
    expect(lines).toContain(stay);
  });

  it('has the price for one and for all, and what it is based on', () => {
    const person = countedSum(dated.stops);
    const lines = linesOf(textOf(locale, dated));
    const one = t('plan.fromPerson', { price: formatPrice(locale, person) });
    expect(lines.slice(lines.indexOf(one), lines.indexOf(one) + 2)).toEqual([
      one,
      t('plan.fromAll', { price: formatPrice(locale, 2 * person), people: 2 }),
    ]);
    expect(lines).toContain(t('price.rule', { step: formatPrice(locale, 5) }));
  });

  it('has no sign that WhatsApp or a mail program takes for markup', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const lines = linesOf(textOf(locale, trip)).slice(0, -1);
        expect(lines.filter((line) => /^\s*(?:[-*>#]|\d+[.)]\s)|[*_~`<>]/.test(line))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('has no invisible signs within its lines', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const text = textOf(locale, { ...trip, also: 'halal, دون درج' });
        expect(text).not.toMatch(/[\u00a0\u202f\u2060\u2066-\u2069]/);
      }),
      { numRuns: 50 },
    );
  });

  it('has a right-to-left mark on each line of a right-to-left language but the address', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const lines = textOf(locale, trip).split('\n').filter(Boolean);
        const address = lines.pop() ?? '';
        expect(address).toMatch(/^https:[!-~]+$/);
        const marked = lines.filter((line) => line.startsWith('\u200F'));
        expect(marked).toEqual(localeInfo[locale].dir === 'rtl' ? lines : []);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the name of a file', () => {
  it.each([
    ['en', 'istanbul-cappadocia-2027-05-03.ics'],
    ['tr', 'istanbul-kapadokya-2027-05-03.ics'],
    ['ar', 'إسطنبول-كابادوكيا-2027-05-03.ics'],
  ] as const)('in %s is that of the places and the first day', (locale, name) => {
    expect(fileName(plannerParts(locale, dated), locale, 'ics')).toBe(name);
  });

  it('without a first day is that of the places, each once', () => {
    const places = ['istanbul', 'blacksea', 'istanbul'];
    const trip = { stops: places.map((place) => ({ place, nights: 1 })) };
    expect(fileName(plannerParts('en', trip), 'en', 'gpx')).toBe('istanbul-black-sea.gpx');
  });

  it.each(locales)('of a ready-made trip is its title, in %s', (locale) => {
    for (const { facts, translations } of content.trips) {
      const stops = facts.stops.map(({ place, nights }) => ({ place, nights }));
      const { from } = facts;
      const parts = plannerParts(locale, {
        stops,
        ...(from !== undefined && { start: from, end: from }),
      });
      const { title } = translations[locale].frontMatter;
      expect(tripName(parts)).toBe(title);
      const letters = (text: string) =>
        text.toLocaleLowerCase(localeInfo[locale].intl).normalize('NFKD').replaceAll('ı', 'i');
      const shown = letters(title).replaceAll(/[^\p{L}\p{N}]/gu, '');
      const written = letters(fileName(parts, locale, 'ics'));
      expect(shown).toMatch(
        new RegExp(`^${written.replaceAll('-', '').replaceAll(/\p{M}|\.ics$/gu, '')}`),
      );
      const [{ place, nights } = { place: '', nights: 0 }, ...rest] = stops;
      const other = plannerParts(locale, { stops: [{ place, nights: nights + 1 }, ...rest] });
      expect(tripName(other)).not.toBe(title);
    }
  });

  it('is safe in every file system for any name of a place', () => {
    const { data, words } = plannerParts('tr', dated);
    const anyName = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
      fc.constantFrom('Çeşme & Ilıca’da', '../etc', 'CON', 'a/b\\c:d*e?f"g<h>i|j', 'Ğ'.repeat(200)),
    );
    fc.assert(
      fc.property(anyTrip, anyName, fc.constantFrom(...locales), (trip, name, locale) => {
        const parts = { data, trip, words: { ...words, placeName: () => name } };
        const file = fileName(parts, locale, 'png');
        expect(file).toMatch(/^[\p{L}\p{N}-]*\.png$/u);
        expect(new TextEncoder().encode(file).length).toBeLessThan(255);
        expect(file).not.toMatch(/^-|--|-\./);
      }),
    );
  });
});
