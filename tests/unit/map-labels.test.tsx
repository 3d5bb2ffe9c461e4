import { expect, test } from 'vitest';
import { positions } from '../../app/pictures/art/map.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { compassTip } from '../../app/map/overlay.tsx';
import { isPlaceId, isTownId } from '../../app/map/route.ts';
import { projections } from '../../app/pictures/build/projection.ts';
import { RouteMap } from '../../app/planner/route-map.tsx';
import type { Trip } from '../../app/trip/trip.ts';
import { plannerParts, rendered } from '../support/rendered.tsx';
import { content, translate } from '../support/texts.ts';

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

test.each(['landscape', 'phone'] as const)('north on the %s map is at its compass', (layout) => {
  const { project } = projections[layout];
  const [longitude, latitude] = compass[layout];
  const [x, y] = project([longitude, latitude]);
  const [northX, northY] = project([longitude, latitude + 0.4]);
  const [tipX, tipY] = compassTip[layout];
  const turn = Math.atan2(tipY - y, tipX - x) - Math.atan2(northY - y, northX - x);
  expect(Math.abs(turn)).toBeLessThan(0.02);
  expect(tipX).toBeLessThan(positions[layout].width);
});
