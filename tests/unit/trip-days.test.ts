import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longLeg } from '../../app/legs/leg.ts';
import { betterOrder } from '../../app/trip/better-order.ts';
import { getTripData } from '../../app/trip/trip-data.server.ts';
import { datesOf, monthsOfStop, nightsOf } from '../../app/trip/dates.ts';
import { daysOf } from '../../app/trip/days.ts';
import type { Trip } from '../../app/trip/trip.ts';
import { journeyOf, legsOf, townOf, tripLeg } from '../../app/trip/trip-legs.ts';
import { addDays } from '../../app/days.ts';
import { stopsAt } from '../support/stops.ts';
import { reachable } from '../support/texts.ts';
import { anyTrip } from '../support/trips.ts';

const network = getTripData('en');

const trip = (stops: string, more: Omit<Trip, 'stops'> = {}): Trip => ({
  stops: stopsAt(stops),
  ...more,
});

const sorted = (stops: Trip['stops']) =>
  stops.map(({ place, nights }) => `${place}.${nights}`).toSorted();

describe('legs', () => {
  it('connect every town with every destination, by air and by car', () => {
    const from = [...reachable, ...network.gateways.map(({ id }) => townOf(network, id))];
    const without = from.flatMap((town) =>
      reachable.flatMap((to) =>
        (['air', 'car'] as const)
          .filter((by) => town !== to && !tripLeg(network, { place: town }, to, by))
          .map((by) => `${town}–${to} by ${by}`),
      ),
    );
    expect(without).toEqual([]);
    expect(tripLeg(network, { place: 'istanbul' }, 'istanbul', undefined)).toBeUndefined();
  });

  it('are the quicker way, or by car', () => {
    expect(tripLeg(network, { place: 'istanbul' }, 'blacksea', undefined)?.taken.by).toBe('flight');
    expect(tripLeg(network, { place: 'istanbul' }, 'blacksea', 'car')?.taken.by).toBe('road');
    expect(tripLeg(network, { place: 'antalya' }, 'pamukkale', undefined)?.taken.by).toBe('road');
  });
});

describe('days', () => {
  it('are arrival, plans, free days, legs and departure', () => {
    const days = daysOf(trip('istanbul.5,cappadocia.2', { from: '2027-06-10' }), network);
    expect(days.map(({ date, place, kind }) => `${date} ${place} ${kind}`)).toEqual([
      '2027-06-10 istanbul arrive',
      '2027-06-11 istanbul stay',
      '2027-06-12 istanbul stay',
      '2027-06-13 istanbul stay',
      '2027-06-14 istanbul stay',
      '2027-06-15 cappadocia travel',
      '2027-06-16 cappadocia stay',
      '2027-06-17 cappadocia leave',
    ]);
    expect(
      days.flatMap(({ plan, number }) => (plan === undefined ? [] : [[number, plan]])),
    ).toEqual([
      [2, 0],
      [3, 1],
      [4, 2],
      [7, 0],
    ]);
  });

  it('go on with the plan where one comes back', () => {
    const days = daysOf(trip('istanbul.2,ephesus.1,istanbul.2'), network);
    expect(days.flatMap(({ plan }) => plan ?? [])).toEqual([0, 1]);
  });

  it('begin and end on the road, when home is in the country', () => {
    const days = daysOf(trip('blacksea.3', { start: 'ankara', end: 'ankara', by: 'car' }), network);
    expect(days.map(({ kind, leg }) => [kind, leg && leg.hours >= longLeg])).toEqual([
      ['arrive', true],
      ['stay', undefined],
      ['stay', undefined],
      ['leave', true],
    ]);
  });

  it('agree with nights, dates, legs and totals', () => {
    fc.assert(
      fc.property(anyTrip, (any) => {
        const days = daysOf(any, network);
        expect(days).toHaveLength(any.stops.length === 0 ? 0 : nightsOf(any) + 1);
        expect(days.map(({ number }) => number)).toEqual(days.map((_, at) => at + 1));
        expect(days.flatMap(({ leg }) => leg ?? [])).toEqual(legsOf(any, network));
        const dated = any.from !== undefined;
        const known = dated || any.month !== undefined;
        for (const [at, { nights }] of any.stops.entries()) {
          expect(days.filter(({ stop, kind }) => stop === at && kind !== 'leave')).toHaveLength(
            nights,
          );
          const shares = monthsOfStop(any, at).map((month) => month.nights);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(known ? nights : 0);
        }
        expect(days.map(({ date }) => date)).toEqual(
          days.map((_, at) => (dated ? addDays(any.from ?? '', at) : undefined)),
        );
        const dates = datesOf(any);
        expect(dates.map(({ first }) => first)).toEqual(
          dated ? any.stops.map((_, at) => days.find(({ stop }) => stop === at)?.date) : [],
        );
        expect(dates.map(({ last }) => last)).toEqual(
          [...dates.slice(1).map(({ first }) => first), days.at(-1)?.date].slice(0, dates.length),
        );
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});

describe('a better order', () => {
  it('is found with the time that it saves', () => {
    const zigzag = trip('istanbul.2,antalya.2,blacksea.2,pamukkale.2', { by: 'car' });
    const better = betterOrder(zigzag, network);
    expect(better?.stops.map(({ place }) => place)).toEqual([
      'istanbul',
      'pamukkale',
      'antalya',
      'blacksea',
    ]);
    const { hours } = journeyOf(legsOf({ ...zigzag, stops: better?.stops ?? [] }, network));
    expect(journeyOf(legsOf(zigzag, network)).hours - hours).toBeCloseTo(better?.hours ?? 0);
  });

  it('is not offered if it saves nothing', () => {
    expect(betterOrder(trip('istanbul.3,cappadocia.2'), network)).toBeUndefined();
    expect(betterOrder(trip('istanbul.1,ephesus.2,istanbul.1'), network)).toBeUndefined();
  });

  it('is offered for up to seven stops', () => {
    const zigzag = trip(
      'istanbul.2,antalya.2,blacksea.2,pamukkale.2,cappadocia.2,ephesus.2,blacksea.1',
    );
    expect(betterOrder(zigzag, network)?.hours).toBeGreaterThan(10);
    const longer = { stops: [...zigzag.stops, { place: 'antalya', nights: 1 }] };
    expect(betterOrder(longer, network)).toBeUndefined();
  });

  it('is never longer, keeps every stop, and is the best', () => {
    fc.assert(
      fc.property(anyTrip, (any) => {
        const better = betterOrder(any, network);
        if (!better) return;
        const after = { ...any, stops: better.stops };
        expect(journeyOf(legsOf(after, network)).hours).toBeLessThan(
          journeyOf(legsOf(any, network)).hours,
        );
        expect(sorted(after.stops)).toEqual(sorted(any.stops));
        expect(betterOrder(after, network)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
