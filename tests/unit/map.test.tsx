import { describe, expect, test } from 'vitest';
import { positions } from '../../app/pictures/art/map.ts';
import { means } from '../../app/content/legs.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { compassTip } from '../../app/map/overlay.tsx';
import {
  type LayoutName,
  isPlaceId,
  isTownId,
  type PointId,
  routePath,
} from '../../app/map/route.ts';
import { pinsCss, pinsOf } from '../../app/pictures/build/pins.ts';
import { projections } from '../../app/pictures/build/projection.ts';
import { RouteMap } from '../../app/planner/route-map.tsx';
import type { Trip } from '../../app/trip/trip.ts';
import { plannerParts, rendered } from '../support/rendered.tsx';
import { content, translate } from '../support/texts.ts';

const names = ['landscape', 'phone'] satisfies LayoutName[];

describe.each(names)('the %s map', (name) => {
  const { width, height, places, hubs } = positions[name];

  test('has a pin for every destination, at its coordinates', () => {
    for (const { id, facts } of content.destinations) {
      const pin = isPlaceId(id) ? places[id].pin : undefined;
      const [x, y] = projections[name].project([facts.place.longitude, facts.place.latitude]);
      expect(pin?.[0], `of ${id}`).toBeCloseTo(x, 0);
      expect(pin?.[1], `of ${id}`).toBeCloseTo(y, 0);
    }
    expect(Object.keys(places).toSorted()).toEqual(content.site.destinations.toSorted());
  });

  test('has pins, names and hubs within the picture', () => {
    const points = [
      ...Object.values(places).flatMap(({ pin, name: { at } }) => [pin, at]),
      ...Object.values(hubs),
    ];
    const outside = points.filter(([x, y]) => x < 0 || x > width || y < 0 || y > height);
    expect(outside).toEqual([]);
  });

  const pinOf = (id: PointId) => (isPlaceId(id) ? places[id].pin : hubs[id]);

  test('has ways that start and end at their places', () => {
    const ids: PointId[] = [...content.site.destinations.filter(isPlaceId), 'konya', 'ankara'];
    for (const from of ids) {
      for (const to of ids.filter((id) => id !== from)) {
        for (const by of means) {
          const [leg] = routePath([{ id: from }, { id: to, by }], name);
          const numbers = leg?.d.match(/-?[\d.]+/g)?.map(Number) ?? [];
          expect(numbers.every(Number.isFinite)).toBe(true);
          const [start, end] = [numbers.slice(0, 2), numbers.slice(-2)];
          expect(start, `${from}–${to} ${by}`).toEqual([...pinOf(from)]);
          expect(end, `${from}–${to} ${by}`).toEqual([...pinOf(to)]);
        }
      }
    }
  });
});

describe.each(names)('on the %s map a place without a landmark', (name) => {
  const [istanbul] = content.destinations;
  const { longitude = 0, latitude = 0 } = istanbul?.facts.place ?? {};
  const near = { id: 'begun-place', at: [longitude + 0.2, latitude] as const };
  const pins = pinsOf([{ id: istanbul?.id ?? '', at: [longitude, latitude] }, near]);
  const spot = pins[name]['begun-place'];

  test('has a pin at its coordinates, and places with a landmark have none', () => {
    const [x, y] = projections[name].project(near.at);
    expect(spot?.pin[0]).toBeCloseTo(x, 0);
    expect(spot?.pin[1]).toBeCloseTo(y, 0);
    expect(Object.keys(pins[name])).toEqual(['begun-place']);
  });

  test('has its name beside the pin, not on the name of its neighbour', () => {
    const [x = 0, y = 0] = spot?.name.at ?? [];
    const [pinX = 0, pinY = 0] = spot?.pin ?? [];
    expect(Math.hypot(x - pinX, y - pinY)).toBeLessThan(30);
    const taken = Object.values(positions[name].places).map(({ name: { at } }) => at);
    for (const [otherX, otherY] of taken) {
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(30);
    }
    expect(pinsCss(pins)).toContain("[data-map-place='begun-place']");
  });
});

const home = content.legs.gateways.find(({ place }) => place === undefined);

function mapOf(locale: Locale, trip: Trip) {
  const markup = rendered(locale, <RouteMap {...plannerParts(locale, trip)} />);
  // Each word is in both layouts.
  return [...new Set([...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text))];
}

test.each(locales)('the map of a trip says in %s where north is and where it begins', (locale) => {
  const stops = [{ place: 'cappadocia', nights: 2 }];
  const north = translate[locale]('map.north');
  expect(mapOf(locale, { stops })).toEqual([north]);
  const id = home?.id ?? '';
  expect(mapOf(locale, { stops, start: id, end: id })).toEqual([north, home?.name[locale]]);
});

test('every town that a trip can begin in is on the map', () => {
  const missing = content.legs.gateways.filter(
    ({ id, place }) => !isTownId(id) && !(place !== undefined && isPlaceId(place)),
  );
  expect(missing).toEqual([]);
});

/** As art/map/map.ts places the compass. */
const compass = { landscape: [29.25, 34.98], phone: [28.75, 34.95] } as const;

test.each(names)('north on the %s map is at its compass', (layout) => {
  const { project } = projections[layout];
  const [longitude, latitude] = compass[layout];
  const [x, y] = project([longitude, latitude]);
  const [northX, northY] = project([longitude, latitude + 0.4]);
  const [tipX, tipY] = compassTip[layout];
  const turn = Math.atan2(tipY - y, tipX - x) - Math.atan2(northY - y, northX - x);
  expect(Math.abs(turn)).toBeLessThan(0.02);
  expect(tipX).toBeLessThan(positions[layout].width);
});
