import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../app/locales.ts';
import { formatList } from '../../app/i18n/format.ts';
import { Days } from '../../app/planner/days-list.tsx';
import { keepsHiredCar, offerOfDay } from '../../app/prices/offer-of-day.ts';
import type { Trip } from '../../app/trip/trip.ts';
import { tripText } from '../../app/trip/trip-text.ts';
import { rowsOfDays } from '../../app/trip/day-words.ts';
import { ownDays } from '../../app/trips/own-days.server.ts';
import { TripDays } from '../../app/trips/trip-days.tsx';
import { getTrip } from '../../app/trips/trips.server.ts';
import { plannerParts, rendered, saidIn, untypeset } from '../support/rendered.tsx';
import { stopsAt } from '../support/stops.ts';
import { content, placeOf, translate, tripOf } from '../support/texts.ts';

const common = content.site.offer;

const kept = (means: Parameters<typeof keepsHiredCar>[0]) =>
  means.map((_, stop) => keepsHiredCar(means, stop));

test('a hired car is kept from one drive to the next, and after one drive given back', () => {
  expect(kept([undefined, 'flight', 'road', 'road', 'road'])).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
  expect(kept([undefined, 'flight', 'road'])).toEqual([false, false, false]);
});

describe('what we arrange, and what is left to the traveller', () => {
  test.each<[on: string, day: Partial<Parameters<typeof offerOfDay>[0]>, lists: string]>([
    ['a day of the programme', {}, 'hotel guide transfers | entranceFees meals'],
    ['arrival', { kind: 'arrive' }, 'hotel transfers | flights meals'],
    ['leaving', { kind: 'leave' }, 'transfers | flights meals'],
    ['a flight', { kind: 'travel', by: 'flight' }, 'hotel transfers | domesticFlights meals'],
    ['a drive', { kind: 'travel', by: 'road' }, 'hotel | trainsAndCars meals'],
    ['a day without programme', { free: true }, 'hotel | meals'],
    ['such a day with another town', { free: true, moves: true }, 'hotel transfers | meals'],
    ['a day in a car of one’s own', { isByCar: true }, 'hotel guide | fuel entranceFees meals'],
    [
      'a drive in a car of one’s own',
      { kind: 'travel', by: 'road', isByCar: true },
      'hotel | fuel meals',
    ],
    ['a day with a hired car', { isHired: true }, 'hotel guide | trainsAndCars entranceFees meals'],
    ['leaving in it', { kind: 'leave', isHired: true }, ' | flights trainsAndCars meals'],
    [
      'a day that has nothing to do with two of them',
      { without: ['transfers', 'entranceFees'] },
      'hotel guide | meals',
    ],
    [
      'a day with a balloon',
      { extras: ['balloon'] },
      'hotel guide transfers | balloon entranceFees meals',
    ],
  ])('on %s', (_, day, lists) => {
    const { included, excluded } = offerOfDay({ kind: 'stay', isByCar: false, ...day }, common);
    expect(`${included.join(' ')} | ${excluded.join(' ')}`).toBe(lists);
  });

  test('an extra is on the side that the offer of the place has it', () => {
    const offer = { included: [...common.included, 'balloon' as const], excluded: [] };
    const day = { kind: 'stay', isByCar: false, extras: ['balloon'] } as const;
    expect(offerOfDay(day, offer).included).toContain('balloon');
  });
});

const loop: Trip = {
  stops: stopsAt('istanbul.2,cappadocia.5,antalya.2'),
};
const daysIn = (locale: Locale, trip: Trip) =>
  saidIn(rendered(locale, <Days {...plannerParts(locale, trip)} />));

const has = (texts: readonly string[], word: string) =>
  texts.filter((line) => line.includes(untypeset(word))).length;

describe.each(locales)('in %s', (locale) => {
  const t = translate[locale];
  const begins = (key: 'dayOffer.each' | 'dayOffer.ours') =>
    untypeset(t(key, { said: '', things: '' })).trim();
  const each = begins('dayOffer.each');
  /** Those of single days. */
  const linesOf = (texts: readonly string[]) =>
    texts.filter((line) => line.startsWith(begins('dayOffer.ours')));
  const sides = (ours: string, yours: string) =>
    untypeset(
      `${t('dayOffer.ours', { things: ours })} · ${t('dayOffer.yours', { things: yours })}`,
    );

  const copied = untypeset(tripText(plannerParts(locale, loop), locale, t, '')).split('\n');

  test.each([
    ['planner', daysIn(locale, loop)],
    ['text to copy', copied],
  ])('the %s says once what each day has, and on each day what is its own', (_, said) => {
    expect(said.filter((line) => line.startsWith(each))).toHaveLength(1);
    const lines = linesOf(said);
    expect(has(lines, t('dayOffer.hotel')) + has(lines, t('dayOffer.meals'))).toBe(0);
    expect(has(lines, t('dayOffer.balloon'))).toBe(1);
    const yours = [t('dayOffer.journey.arrive'), t('dayOffer.publicTransport')];
    expect(lines).toContain(sides(t('dayOffer.transfers.arrive'), formatList(locale, yours)));
    expect(lines).toContain(sides(t('dayOffer.transfers.leave'), t('dayOffer.journey.leave')));
    expect(said).toContain(untypeset(t('dayOffer.free')));
  });

  test('in a car of one’s own no day has a car of ours', () => {
    const said = daysIn(locale, { ...loop, by: 'car' });
    expect(has(said, t('dayOffer.transfers.stay'))).toBe(0);
    expect(has(said, t('dayOffer.fuel'))).toBeGreaterThan(0);
  });

  test('our driver meets no traveller who comes in a car of one’s own', () => {
    const entry = tripOf('first-visit');
    const own = ownDays(locale, entry);
    const parts = (trip: Trip) => ({ ...plannerParts(locale, trip), own });
    const stops = entry.facts.stops.map(({ place, nights }) => ({ place, nights }));
    const [first] = own;
    const text = first && 'text' in first ? first.text : '';
    const textsOf = (trip: Trip) => rowsOfDays(parts(trip), t).map((row) => row.text);
    expect(textsOf({ stops })).toContain(text);
    expect(textsOf({ stops, by: 'car' })).not.toContain(text);
  });

  test('a day at a place with a hired car says where to leave it', () => {
    const [plan] = placeOf('ephesus').translations[locale].frontMatter.plan;
    const note = plan?.notes?.find(({ when }) => when === 'car')?.text ?? '?';
    expect(getTrip(locale, 'whole-loop')?.days[12]?.text).toContain(note);
    expect(getTrip(locale, 'long-weekend')?.days[1]?.text).not.toContain(note);
    const { stops } = tripOf('whole-loop').facts;
    const trip = { stops: stops.map(({ place, nights }) => ({ place, nights })) };
    const texts = rowsOfDays(plannerParts(locale, trip), t).map(({ text }) => text);
    expect(texts.filter((text) => text.includes(note))).toHaveLength(1);
  });

  test('each day of a trip says who arranges it', () => {
    for (const { id } of content.trips) {
      const trip = getTrip(locale, id);
      const said = saidIn(rendered(locale, <TripDays trip={trip} />));
      const free = said.filter((line) => line === untypeset(t('dayOffer.free')));
      const own = said.filter((line) =>
        line.startsWith(untypeset(t('dayOffer.yours', { things: '' }))),
      );
      expect(linesOf(said).length + free.length + own.length).toBe(trip?.days.length);
    }
  });
});
