import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  priceOfChild,
  priceOfNights,
  pricesOfStops,
  sumOfPrices,
} from '../../app/prices/price-of-nights.ts';
import { getTripData } from '../../app/trip/trip-data.server.ts';
import { singleRooms, partyPrice } from '../../app/prices/party-price.ts';
import { stopsAt } from '../support/stops.ts';
import { content } from '../support/texts.ts';
import { anyTrip } from '../support/trips.ts';

const { places } = getTripData('en');

const fromPrice = fc.record({
  price: fc.integer({ min: 1, max: 20_000 }),
  nights: fc.integer({ min: 1, max: 14 }),
});
const someNights = fc.integer({ min: 1, max: 90 });

describe('the price of some nights', () => {
  it.each([
    [850, 3, 3, 850],
    [850, 3, 6, 1700],
    [850, 3, 1, 285],
    [850, 3, 2, 570],
    [550, 2, 3, 825],
    [849, 3, 3, 849],
    [849, 3, 6, 1700],
    [3, 3, 2, 3],
  ])('%i dollars for %i nights are, for %i nights, %i', (price, basis, nights, expected) => {
    expect(priceOfNights({ price, nights: basis }, nights)).toBe(expected);
  });

  it('is the price itself for its own nights', () => {
    fc.assert(
      fc.property(fromPrice, (from) => {
        expect(priceOfNights(from, from.nights)).toBe(from.price);
      }),
    );
  });

  it('never falls with another night, and is in whole steps in proportion to the nights', () => {
    fc.assert(
      fc.property(fromPrice, someNights, (from, nights) => {
        const price = priceOfNights(from, nights);
        expect(priceOfNights(from, nights + 1)).toBeGreaterThanOrEqual(price);
        const exact = (from.price / from.nights) * nights;
        expect(price).toBeGreaterThan(Math.min(from.price, exact) - 1e-6);
        expect(price).toBeLessThan(exact + 5);
        expect(price % 5 === 0 || price === from.price).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the price of stops', () => {
  it('counts two stays at a place as one, in any order', () => {
    fc.assert(
      fc.property(anyTrip, ({ stops }) => {
        const rows = pricesOfStops(stops, places);
        const nights = stops.reduce((sum, stop) => sum + stop.nights, 0);
        expect(rows.reduce((sum, row) => sum + row.nights, 0)).toBe(nights);
        expect(new Set(rows.map(({ place }) => place)).size).toBe(rows.length);
        expect(sumOfPrices(pricesOfStops(stops.toReversed(), places))).toBe(sumOfPrices(rows));
        const split = stops.flatMap((stop) =>
          stop.nights > 1
            ? [
                { ...stop, nights: 1 },
                { ...stop, nights: stop.nights - 1 },
              ]
            : [stop],
        );
        expect(pricesOfStops(split, places)).toEqual(rows);
      }),
    );
  });

  it('is the price of the specification for the nights of a place', () => {
    for (const { id, facts } of content.destinations) {
      const stops = [{ place: id, nights: facts.nights }];
      expect(sumOfPrices(pricesOfStops(stops, places))).toBe(facts.price);
    }
  });
});

test.each([
  [{}, 0],
  [{ people: 1 }, 1],
  [{ people: 2 }, 0],
  [{ people: 3 }, 1],
  [{ people: 3, rooms: 3 }, 3],
  [{ people: 4, rooms: 3 }, 2],
  [{ people: 2, rooms: 9 }, 2],
  [{ people: 1, children: [7] }, 0],
  [{ people: 2, children: [4, 9] }, 0],
  [{ people: 2, children: [15, 16], rooms: 3 }, 2],
] as const)('%j have %i rooms with one guest', (travellers, expected) => {
  expect(singleRooms(travellers)).toBe(expected);
});

describe('the price of a party', () => {
  const buys = { childPercent: 50, single: 120, included: [], excluded: [] };
  const known = places.map((place) => ({ ...place, buys }));

  it('leaves children and single rooms out until every place says what they cost', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const price = partyPrice(trip, places);
        expect(price.all).toBe(price.person * (trip.people ?? 2));
        expect(price.person).toBe(sumOfPrices(pricesOfStops(trip.stops, places)));
      }),
    );
    const [first, ...rest] = known;
    const some = [...(first ? [{ ...first, buys: { included: [], excluded: [] } }] : []), ...rest];
    const stops = known.slice(0, 2).map(({ id }) => ({ place: id, nights: 2 }));
    expect(partyPrice({ stops, people: 1, children: [3] }, some)).toMatchObject({
      child: undefined,
      single: undefined,
    });
  });

  it('adds the share of each child and the supplement of each single room', () => {
    const stops = stopsAt('cappadocia.3,istanbul.1');
    // 850 and 250; a child 425 and 125; a single room 120 and 40.
    expect(partyPrice({ stops, people: 2, children: [4, 9] }, known).all).toBe(2200 + 2 * 550);
    expect(partyPrice({ stops, people: 2, rooms: 2 }, known).all).toBe(2200 + 2 * 160);
    expect(partyPrice({ stops, people: 1 }, known)).toMatchObject({ person: 1100, all: 1260 });
  });

  it('never falls with another night', () => {
    fc.assert(
      fc.property(anyTrip, ({ stops, ...trip }) => {
        const { all } = partyPrice({ stops, ...trip }, known);
        const longer = stops.map((stop) => ({ ...stop, nights: stop.nights + 1 }));
        expect(partyPrice({ ...trip, stops: longer }, known).all).toBeGreaterThanOrEqual(all);
      }),
    );
  });

  it.each([
    [850, 50, 425],
    [875, 50, 440],
    [850, 0, 0],
    [855, 100, 855],
  ])('a child pays of %i dollars at %i per cent %i', (price, percent, expected) => {
    expect(priceOfChild(price, percent)).toBe(expected);
  });
});
