import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from '../../app/paths.ts';
import { parseTrip } from '../../app/planner/parse-trip.ts';
import { tripLimits, writeTrip, type Trip } from '../../app/planner/trip.ts';
import { anyTrip, knownIds, stopOf } from '../support/trips.ts';

const parse = (query: string) => parseTrip(query, knownIds);

describe('the address of a trip', () => {
  it('is short and readable', () => {
    const trip: Trip = {
      stops: [
        { place: 'istanbul', nights: 3 },
        { place: 'cappadocia', nights: 2 },
      ],
      from: '2027-05-03',
      people: 2,
    };
    expect(paths.plan('tr', writeTrip(trip))).toBe(
      '/tr/plan?stops=istanbul.3,cappadocia.2&from=2027-05-03&people=2',
    );
    expect(paths.plan('en')).toBe('/plan');
  });

  it('gives the same trip after writing and reading', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        expect(parse(writeTrip(trip))).toEqual({ trip, problems: [] });
      }),
      { numRuns: 2000 },
    );
  });

  it('is read in any spelling', () => {
    expect(parse('?stops=%20Istanbul.3%2CEPHESUS&by=CAR').trip).toEqual({
      stops: [
        { place: 'istanbul', nights: 3 },
        { place: 'ephesus', nights: tripLimits.defaultNights },
      ],
      by: 'car',
    });
    expect(parse('?stops=istanbul.3&month=11').trip.month).toBe('november');
  });
});

describe('an invalid address', () => {
  it.each([
    ['stops=atlantis.3', { kind: 'place', value: 'atlantis' }],
    ['stops=istanbul.-2', { kind: 'nights', place: 'istanbul', value: '-2' }],
    ['stops=istanbul.400', { kind: 'nights', place: 'istanbul', value: '400' }],
    ['from=2027-02-29', { kind: 'date', value: '2027-02-29' }],
    ['from=tomorrow', { kind: 'date', value: 'tomorrow' }],
    ['month=mai', { kind: 'month', value: 'mai' }],
    ['month=13', { kind: 'month', value: '13' }],
    ['month=0', { kind: 'month', value: '0' }],
    ['people=-1', { kind: 'people', value: '-1' }],
    ['start=moon', { kind: 'start', value: 'moon' }],
    ['end=moon', { kind: 'end', value: 'moon' }],
    ['by=camel', { kind: 'by', value: 'camel' }],
    [`stops=${'istanbul.1,'.repeat(40)}`, { kind: 'many', count: 40 - tripLimits.stops }],
  ])('reports the invalid part of %s', (query, problem) => {
    expect(parse(query).problems).toEqual([problem]);
  });

  it('keeps a stop with invalid nights', () => {
    expect(parse('stops=istanbul.-2,ephesus.1').trip.stops).toEqual([
      { place: 'istanbul', nights: tripLimits.defaultNights },
      { place: 'ephesus', nights: 1 },
    ]);
  });

  it('never throws and keeps the valid stops', () => {
    const noise = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '.', '%', '%E0%A4%A', '-1', 'istanbul', 'istanbul.0', '&', '=', '\u0000'),
    );
    const address = fc.tuple(noise, fc.array(fc.oneof(noise, stopOf), { maxLength: 9 }), noise);
    const kept = fc.property(address, ([before, parts, after]) => {
      const good = parts.filter((part) => typeof part === 'object');
      const list = parts.map((part) =>
        typeof part === 'object'
          ? `${part.place}.${part.nights}`
          : encodeURIComponent(part.toWellFormed().replaceAll(',', '')),
      );
      const { trip } = parse(
        `${encodeURIComponent(before.toWellFormed())}=x&stops=${list.join(',')}&from=${after}`,
      );
      // Random text may be a valid stop, so the valid ones are compared by order.
      const read = trip.stops[Symbol.iterator]();
      return good.every(({ place, nights }) =>
        read.some((found) => found.place === place && found.nights === nights),
      );
    });
    expect(() => fc.assert(kept, { numRuns: 10_000 })).not.toThrow();
  }, 60_000);
});
