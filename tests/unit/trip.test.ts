import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { paths } from '../../app/paths.ts';
import { parseTrip } from '../../app/trip/parse-trip.ts';
import { hasStop, withStop } from '../../app/trip/query-stops.ts';
import {
  cutWords,
  readAges,
  readWords,
  tripLimits,
  writeTrip,
  type Trip,
} from '../../app/trip/trip.ts';

import { movedPlaces } from '../../app/trip/trip-data.server.ts';
import { stopsAt } from '../support/stops.ts';
import { anyTrip, knownIds } from '../support/trips.ts';

const parse = (query: string) => parseTrip(query, knownIds);

describe('the address of a trip', () => {
  it('is short and readable', () => {
    const trip: Trip = {
      stops: stopsAt('istanbul.3,cappadocia.2'),
      from: '2027-05-03',
      people: 2,
      children: [4, 9],
      rooms: 2,
      also: 'halal',
    };
    expect(paths.plan('tr', writeTrip(trip))).toBe(
      '/tr/plan?stops=istanbul.3,cappadocia.2&from=2027-05-03&people=2&children=4,9&rooms=2&also=halal',
    );
    expect(paths.plan('en')).toBe('/plan');
  });

  it('gives the same trip after writing and reading', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        expect(parse(writeTrip(trip))).toEqual({ trip, problems: [] });
      }),
      { numRuns: 300 },
    );
  });

  it('follows a place whose address has moved, with its nights', () => {
    expect(parse('stops=constantinople.3,cappadocia.2')).toEqual({
      trip: {
        stops: stopsAt('istanbul.3,cappadocia.2'),
      },
      problems: [],
    });
    expect(
      movedPlaces([
        { from: '/destinations/constantinople', to: '/destinations/istanbul' },
        { from: '/destinations/nowhere', to: '/destinations' },
        { from: '/trips/old', to: '/trips/first-visit' },
      ]),
    ).toEqual([['constantinople', 'istanbul']]);
  });

  it('has the words of a visitor as they are, for one line', () => {
    const anyWords = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(
        '100% halal & calm',
        'a&b=c',
        '50%25',
        'dizler = 2',
        '♿',
        'حلال، ومشي قليل',
        '+ 1?',
      ),
    );
    fc.assert(
      fc.property(anyTrip, anyWords, (trip, text) => {
        const also = cutWords(readWords(text));
        fc.pre(also !== '');
        expect(also.length).toBeLessThanOrEqual(tripLimits.also);
        const query = writeTrip({ ...trip, also });
        expect(parse(query)).toEqual({ trip: { ...trip, also }, problems: [] });
        expect(parse(encodeURIComponent(query)).trip).toEqual({ ...trip, also });
      }),
      { numRuns: 200 },
    );
  });

  it('gets another place at the end of its stops', () => {
    const ephesus = { place: 'ephesus', nights: 4 };
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const stops = trip.stops.slice(0, tripLimits.stops - 1);
        const query = writeTrip({ ...trip, stops });
        const longer = withStop(query, ephesus);
        expect(hasStop(query, 'ephesus')).toBe(stops.some(({ place }) => place === 'ephesus'));
        expect(hasStop(longer, 'ephesus')).toBe(true);
        expect(parse(longer)).toEqual({
          trip: { ...trip, stops: [...stops, ephesus] },
          problems: [],
        });
      }),
    );
  });
});

test.each([
  ['4, 9', [4, 9], []],
  ['4,9', [4, 9], []],
  ['٤، ٩', [4, 9], []],
  ['4 and 9', [4, 9], []],
  ['4 ve 9', [4, 9], []],
  ['4 و9', [4, 9], []],
  ['0 17', [0, 17], []],
  ['4, nine, 18', [4], ['nine', '18']],
  ['4.5', [], ['4.5']],
  ['', [], []],
])('ages are read from "%s"', (text, ages, wrong) => {
  expect(readAges(text)).toEqual({ ages, wrong });
});
