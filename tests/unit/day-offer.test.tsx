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
import { plannerParts, rendered, saidIn } from '../support/rendered.tsx';
import { content, translate } from '../support/texts.ts';

const common = content.site.offer;
const offered = (day: Partial<Parameters<typeof offerOfDay>[0]>, offer = common) => {
  const { included, excluded } = offerOfDay({ kind: 'stay', isByCar: false, ...day }, offer);
  return [included, excluded];
};

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

describe('on a day', () => {
  test('of the programme we arrange guide and car, and tickets are left to the traveller', () => {
    expect(offered({})).toEqual([
      ['hotel', 'guide', 'transfers'],
      ['entranceFees', 'meals'],
    ]);
  });

  test('of arrival and of leaving we arrange the transfer, and the journey is left', () => {
    expect(offered({ kind: 'arrive' })).toEqual([
      ['hotel', 'transfers'],
      ['flights', 'meals'],
    ]);
    expect(offered({ kind: 'leave' })).toEqual([['transfers'], ['flights', 'meals']]);
  });

  test('of travel by air we arrange both transfers; by road the car is left', () => {
    expect(offered({ kind: 'travel', by: 'flight' })).toEqual([
      ['hotel', 'transfers'],
      ['domesticFlights', 'meals'],
    ]);
    expect(offered({ kind: 'travel', by: 'road' })).toEqual([
      ['hotel'],
      ['trainsAndCars', 'meals'],
    ]);
  });

  test('without programme there is the hotel alone, and a car to the next town', () => {
    expect(offered({ free: true })).toEqual([['hotel'], ['meals']]);
    expect(offered({ free: true, moves: true })).toEqual([['hotel', 'transfers'], ['meals']]);
  });

  test('in a car of one’s own there are no transfers, and fuel is left', () => {
    expect(offered({ isByCar: true })).toEqual([
      ['hotel', 'guide'],
      ['fuel', 'entranceFees', 'meals'],
    ]);
    expect(offered({ kind: 'travel', by: 'road', isByCar: true })).toEqual([
      ['hotel'],
      ['fuel', 'meals'],
    ]);
    expect(offered({ kind: 'travel', by: 'flight', isByCar: true })[0]).toContain('transfers');
  });

  test('at a place with a hired car there is no driver of ours, and the car is left', () => {
    expect(offered({ isHired: true })).toEqual([
      ['hotel', 'guide'],
      ['trainsAndCars', 'entranceFees', 'meals'],
    ]);
    expect(offered({ kind: 'leave', isHired: true })).toEqual([
      [],
      ['flights', 'trainsAndCars', 'meals'],
    ]);
  });

  test('what it has nothing to do with is on neither side', () => {
    expect(offered({ without: ['transfers', 'entranceFees'] })).toEqual([
      ['hotel', 'guide'],
      ['meals'],
    ]);
  });

  test('an extra of a day is on the side that the offer has it', () => {
    const extras = ['balloon'] as const;
    expect(offered({ extras })[1]).toContain('balloon');
    const included = [...common.included, 'balloon' as const];
    expect(offered({ extras }, { included, excluded: [] })[0]).toContain('balloon');
  });
});

const loop: Trip = {
  stops: [
    { place: 'istanbul', nights: 2 },
    { place: 'cappadocia', nights: 5 },
    { place: 'antalya', nights: 2 },
  ],
};
const plain = (text: string) =>
  text.replaceAll(/[\u2060-\u2069\u200E\u200F]/g, '').replaceAll('\u00A0', ' ');
const daysIn = (locale: Locale, trip: Trip) =>
  saidIn(rendered(locale, <Days {...plannerParts(locale, trip)} />)).map(plain);

describe.each(locales)('in %s', (locale) => {
  const t = translate[locale];
  const begins = (key: 'dayOffer.each' | 'dayOffer.ours') =>
    plain(t(key, { said: '', things: '' })).trim();
  const each = begins('dayOffer.each');
  /** Those of single days. */
  const linesOf = (texts: readonly string[]) =>
    texts.filter((line) => line.startsWith(begins('dayOffer.ours')));
  const has = (texts: readonly string[], word: string) =>
    texts.filter((line) => line.includes(plain(word))).length;
  const sides = (ours: string, yours: string) =>
    plain(`${t('dayOffer.ours', { things: ours })} · ${t('dayOffer.yours', { things: yours })}`);

  const copied = plain(tripText(plannerParts(locale, loop), locale, t, '')).split('\n');

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
    expect(said).toContain(plain(t('dayOffer.free')));
  });

  test('in a car of one’s own no day has a car of ours', () => {
    const said = daysIn(locale, { ...loop, by: 'car' });
    expect(has(said, t('dayOffer.transfers.stay'))).toBe(0);
    expect(has(said, t('dayOffer.fuel'))).toBeGreaterThan(0);
  });

  test('our driver meets no traveller who comes in a car of one’s own', () => {
    const entry = content.trips.find(({ id }) => id === 'first-visit');
    const own = entry && ownDays(locale, entry);
    const parts = (trip: Trip) => ({ ...plannerParts(locale, trip), ...(own && { own }) });
    const stops = entry?.facts.stops.map(({ place, nights }) => ({ place, nights })) ?? [];
    const [first] = own ?? [];
    const text = first && 'text' in first ? first.text : '';
    const textsOf = (trip: Trip) => rowsOfDays(parts(trip), t).map((row) => row.text);
    expect(textsOf({ stops })).toContain(text);
    expect(textsOf({ stops, by: 'car' })).not.toContain(text);
  });

  test('a day at a place with a hired car says where to leave it', () => {
    const ephesus = content.destinations.find(({ id }) => id === 'ephesus');
    const [plan] = ephesus?.translations[locale].frontMatter.plan ?? [];
    const note = plan?.notes?.find(({ when }) => when === 'car')?.text ?? '?';
    expect(getTrip(locale, 'whole-loop').days[12]?.text).toContain(note);
    expect(getTrip(locale, 'long-weekend').days[1]?.text).not.toContain(note);
    const stops = content.trips.find(({ id }) => id === 'whole-loop')?.facts.stops ?? [];
    const trip = { stops: stops.map(({ place, nights }) => ({ place, nights })) };
    const texts = rowsOfDays(plannerParts(locale, trip), t).map(({ text }) => text);
    expect(texts.filter((text) => text.includes(note))).toHaveLength(1);
  });

  test('each day of a trip says who arranges it', () => {
    for (const { id } of content.trips) {
      const trip = getTrip(locale, id);
      const said = trip ? saidIn(rendered(locale, <TripDays {...trip} />)).map(plain) : [];
      const free = said.filter((line) => line === plain(t('dayOffer.free')));
      const own = said.filter((line) =>
        line.startsWith(plain(t('dayOffer.yours', { things: '' }))),
      );
      expect(linesOf(said).length + free.length + own.length).toBe(trip?.days.length);
    }
  });
});
