import { geoDistance } from 'd3-geo';
import { describe, expect, test } from 'vitest';
import { content } from '../support/texts.ts';
import { emissionsOf } from '../../app/trip/emissions.ts';
import { getTripData } from '../../app/trip/trip-data.server.ts';
import type { Trip } from '../../app/trip/trip.ts';
import { legsOf } from '../../app/trip/trip-legs.ts';

const data = getTripData('en');

/** Round figures: kilograms are easily reckoned from kilometres. */
const facts = { flight: 0.2, road: 0.1, rail: 0.01, hub: 'istanbul' };

const tripThrough = (places: readonly string[], rest: Partial<Trip> = {}): Trip => ({
  stops: places.map((place) => ({ place, nights: 1 })),
  ...rest,
});

const emissions = (trip: Trip, guests = 2, of = facts) =>
  emissionsOf({ data, trip, legs: legsOf(trip, data) }, guests, of);

const roadOf = (from: string, to: string) => {
  const leg = data.legs.find((one) => one.from === from && one.to === to && !one.base);
  return leg?.ways.find(({ by }) => by === 'road')?.kilometres ?? NaN;
};

const lineOf = (from: string, to: string) => {
  const [start, end] = [from, to].map((id) => data.places.find((place) => place.id === id));
  const at = (place = start): [number, number] => [
    place?.position[1] ?? NaN,
    place?.position[0] ?? NaN,
  ];
  return geoDistance(at(start), at(end)) * 6371;
};

/** As pages show it. */
const about = (kilograms: number) => Math.round(kilograms / 5) * 5;

describe('a drive', () => {
  const drive = tripThrough(['antalya', 'pamukkale', 'ephesus']);
  const kilometres = roadOf('antalya', 'pamukkale') + roadOf('pamukkale', 'ephesus');

  test('is shared by those in the car, of whom it takes four', () => {
    const alone = { ...facts, road: 1 };
    expect(emissions(drive, 1, alone)?.kilograms).toBe(about(kilometres));
    expect(emissions(drive, 2, alone)?.kilograms).toBe(about(kilometres / 2));
    expect(emissions(drive, 4, alone)?.kilograms).toBe(about(kilometres / 4));
    expect(emissions(drive, 5, alone)?.kilograms).toBe(about((kilometres * 2) / 5));
  });

  test('has the hours of its legs, and nothing lighter beside it', () => {
    const hours = legsOf(drive, data).reduce((sum, leg) => sum + leg.hours, 0);
    expect(emissions(drive)).toEqual({ kilograms: about(kilometres * 0.05), hours });
  });

  test('weighs at least five kilograms', () => {
    expect(emissions(drive, 2, { ...facts, road: 0.0001 })?.kilograms).toBe(5);
  });
});

describe('a flight', () => {
  const flight = tripThrough(['istanbul', 'antalya']);

  test('is as long as the line between its towns, for each of any number', () => {
    for (const guests of [1, 2, 5])
      expect(emissions(flight, guests)?.kilograms).toBe(about(lineOf('istanbul', 'antalya') * 0.2));
  });

  test('has the train and the road from it beside it', () => {
    const rail = roadOf('istanbul', 'konya') * 0.01;
    const road = roadOf('konya', 'antalya') * 0.05;
    const lighter = emissions(flight)?.lighter;
    expect(lighter).toMatchObject({ kilograms: about(rail + road), by: ['rail'] });
    expect(lighter?.hours).toBeGreaterThan(emissions(flight)?.hours ?? Infinity);
  });

  test('has no other beside it that saves less than a tenth', () => {
    const heavy = { ...facts, flight: 2, road: 1, rail: 0.1 };
    const { kilograms = 0 } = emissions(flight, 2, heavy)?.lighter ?? {};
    const flying = (more: number) => {
      const byAir = (kilograms * more) / lineOf('istanbul', 'antalya');
      return emissions(flight, 2, { ...heavy, flight: byAir })?.lighter;
    };
    expect(flying(1.05)).toBeUndefined();
    expect(flying(1.2)).toBeDefined();
  });

  test('with a change goes by the hub', () => {
    const far = tripThrough(['cappadocia', 'blacksea']);
    expect(legsOf(far, data)[0]?.taken).toMatchObject({ by: 'flight', change: true });
    const lines = lineOf('cappadocia', 'istanbul') + lineOf('istanbul', 'blacksea');
    expect(emissions(far)?.kilograms).toBe(about(lines * 0.2));
  });
});

test('the owner of a car is told of no train', () => {
  expect(emissions(tripThrough(['istanbul', 'antalya'], { by: 'car' }))?.lighter).toBeUndefined();
});

test('the way back takes the road to the train before it', () => {
  const [there, back] = [
    ['istanbul', 'cappadocia'],
    ['cappadocia', 'istanbul'],
  ].map((places) => emissions(tripThrough(places))?.lighter?.kilograms);
  expect(there).toBeDefined();
  expect(back).toBe(there);
});

test('nothing is said where a distance is not known, or there is no way', () => {
  const unknown = tripThrough(['istanbul'], { start: 'bursa' });
  expect(legsOf(unknown, data)[0]?.taken.kilometres).toBeUndefined();
  expect(emissions(unknown)).toBeUndefined();
  expect(emissions(tripThrough(['istanbul']))).toBeUndefined();
});

test('a plane weighs most and a train least, by the factors of the content', () => {
  const { flight, road, rail } = content.emissions;
  expect(flight).toBeGreaterThan(road);
  expect(road / 4).toBeGreaterThan(rail);
});
