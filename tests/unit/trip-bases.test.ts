import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basesOf } from '../../app/stays.ts';
import { locales } from '../../app/locales.ts';
import { withNightMoved, withNights } from '../../app/trip/bases.ts';
import { daysOfParts, wordsOfDay } from '../../app/trip/day-words.ts';
import { daysOf } from '../../app/trip/days.ts';
import { parseTrip } from '../../app/trip/parse-trip.ts';
import { getTripData } from '../../app/trip/trip-data.server.ts';
import { tripLimits, writeTrip, type Stop } from '../../app/trip/trip.ts';
import { plannerParts } from '../support/rendered.tsx';
import { stopsAt } from '../support/stops.ts';
import { translate } from '../support/texts.ts';
import { anyTrip, basesOfPlaces, knownIds, stopOf } from '../support/trips.ts';

const data = getTripData('en');

function placeOf(id: string) {
  const place = data.places.find((one) => one.id === id);
  if (!place) throw new Error(`no place ${id}`);
  return place;
}

const parse = (query: string) => parseTrip(query, knownIds);
const basesIn = (stop: Stop) => basesOf(stop, placeOf(stop.place));
const countIn = (stop: Stop, base: string) => basesIn(stop).filter((id) => id === base).length;

describe('the nights of a stop', () => {
  it.each([
    ['blacksea.1', 'trabzon'],
    ['blacksea.3', 'trabzon uzungol ayder'],
    ['blacksea.5', 'trabzon uzungol ayder ayder ayder'],
    ['blacksea.trabzon1-uzungol2-ayder2', 'trabzon uzungol uzungol ayder ayder'],
    ['blacksea.ayder2-trabzon1', 'ayder ayder trabzon'],
    ['blacksea.TRABZON1–UZUNGÖL2', 'trabzon uzungol uzungol'],
    ['ephesus.2', 'selcuk selcuk'],
  ])('%s are at %s', (written, bases) => {
    const { trip, problems } = parse(`stops=${written}`);
    expect(trip.stops.map((stop) => basesIn(stop).join(' '))).toEqual([bases]);
    expect(problems).toEqual([]);
  });

  it.each([
    'trabzon2-atlantis1',
    'trabzon0',
    'trabzon',
    'selcuk1',
    'trabzon20-ayder20',
    '3-trabzon1',
  ])('%s is reported, and the stop gets the usual number', (value) => {
    expect(parse(`stops=blacksea.${value},ephesus.1`)).toEqual({
      trip: {
        stops: stopsAt('blacksea.3,ephesus.1'),
      },
      problems: [{ kind: 'nights', place: 'blacksea', value, nights: 3 }],
    });
  });

  it('have one base each, which belongs to the place', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const days = daysOf(trip, data);
        const evenings = days.slice(0, -1).map(({ bases }) => bases?.evening);
        expect(evenings).toEqual(trip.stops.flatMap(basesIn));
        expect(days.at(-1)?.bases).toBeUndefined();
        for (const stop of trip.stops) {
          expect(basesIn(stop)).toHaveLength(stop.nights);
          expect(basesOfPlaces[stop.place]).toEqual(expect.arrayContaining(basesIn(stop)));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are as many as before when one moves', () => {
    const move = stopOf.chain((stop) => {
      const base = fc.constantFrom(...(basesOfPlaces[stop.place] ?? []));
      return fc.tuple(fc.constant(stop), base, base);
    });
    fc.assert(
      fc.property(move, ([stop, from, to]) => {
        const moved = withNightMoved(stop, from, to, placeOf(stop.place));
        const isMoved = countIn(stop, from) > 0 && from !== to ? 1 : 0;
        expect(moved.nights).toBe(stop.nights);
        expect(basesIn(moved)).toHaveLength(stop.nights);
        expect(countIn(moved, from)).toBe(countIn(stop, from) - isMoved);
        expect(countIn(moved, to)).toBe(countIn(stop, to) + isMoved);
        expect(parse(writeTrip({ stops: [moved] }))).toEqual({
          trip: { stops: [moved] },
          problems: [],
        });
      }),
      { numRuns: 200 },
    );
  });

  it('become more or fewer at the last base', () => {
    fc.assert(
      fc.property(stopOf, fc.integer({ min: 1, max: tripLimits.nights }), (stop, nights) => {
        const changed = withNights(stop, nights, placeOf(stop.place));
        expect(changed.nights).toBe(nights);
        const kept = Math.min(nights, stop.nights);
        expect(basesIn(changed).slice(0, kept)).toEqual(basesIn(stop).slice(0, kept));
      }),
    );
  });

  it('are not in the address once they are those of the plan again', () => {
    const place = placeOf('blacksea');
    const there = withNightMoved({ place: 'blacksea', nights: 3 }, 'ayder', 'uzungol', place);
    expect(writeTrip({ stops: [there] })).toBe('stops=blacksea.trabzon1-uzungol2');
    const back = withNightMoved(there, 'uzungol', 'ayder', place);
    expect(writeTrip({ stops: [back] })).toBe('stops=blacksea.3');
  });
});

const plansIn = (written: string) =>
  daysOf(parse(`stops=${written}`).trip, data)
    .map(({ plan }) => plan ?? '-')
    .join(' ');

describe('the days of a stop', () => {
  it.each([
    ['blacksea.5', '- 0 1 2 - -'],
    ['blacksea.trabzon1-uzungol2-ayder2', '- 0 - 1 2 -'],
    ['blacksea.trabzon2-uzungol1-ayder2', '- - 0 1 2 -'],
    ['blacksea.trabzon1-ayder2', '- - 2 -'],
    ['blacksea.trabzon3', '- - - -'],
    ['ephesus.selcuk1-sirince2', '- 0 1 -'],
  ])('of %s have the days of the plan between the same bases', (written, plans) => {
    expect(plansIn(written)).toBe(plans);
  });

  it.each(locales)('say in %s from where to where one moves', (locale) => {
    const t = translate[locale];
    const { trip } = parse('stops=blacksea.trabzon1-ayder2');
    const parts = plannerParts(locale, trip);
    const { words } = parts;
    const [, second] = daysOfParts(parts);
    if (!second) throw new Error('no second day');
    expect(wordsOfDay(second, parts, t)).toEqual({
      title: t('plan.travel', {
        from: words.baseName('blacksea', 'trabzon'),
        to: words.baseName('blacksea', 'ayder'),
      }),
      text: t('plan.moveText'),
    });
  });
});
