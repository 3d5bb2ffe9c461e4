/** Where everything is on the map of the country: for labels in HTML, pins and routes. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { namesCss, rounded, type Spot } from '../../app/pictures/build/pins.ts';
import { projections } from '../../app/pictures/build/projection.ts';
import { map, paths } from './settings.ts';

const pair = z.tuple([z.number(), z.number()]).readonly();

/** In canvas units of a layout. A name hangs from the middle of its near edge. */
const drawn = z.strictObject({
  name: z.strictObject({ at: pair, side: z.enum(['above', 'below', 'left', 'right']) }),
  landmark: z.strictObject({ middle: pair, width: z.number(), height: z.number() }),
});
const ways = z.record(z.string(), z.array(z.string()));

/** `at` and hubs in degrees, longitude first; roads and rails pass hubs in the direction of their name. */
const { landmarks, hubs, roads, rails } = z
  .strictObject({
    landmarks: z.record(z.string(), z.strictObject({ at: pair, landscape: drawn, phone: drawn })),
    hubs: z.record(z.string(), pair),
    roads: ways,
    rails: ways,
  })
  .parse(JSON.parse(readFileSync(join(paths.art, 'map/map.json'), 'utf8')));

type Layout = keyof typeof projections;

const placesOf = (layout: Layout): Record<string, Spot> =>
  Object.fromEntries(
    Object.entries(landmarks).map(([id, { at, ...layouts }]) => [
      id,
      { pin: rounded(projections[layout].project(at)), ...layouts[layout] },
    ]),
  );

const hubsOf = (layout: Layout) =>
  Object.fromEntries(
    Object.entries(hubs).map(([id, at]) => [id, rounded(projections[layout].project(at))]),
  );

/** Points on one line each. */
const json = (value: unknown): string =>
  JSON.stringify(value, undefined, 2)
    .replaceAll(
      /\[\s+([^[\]{}]+?)\s+\]/g,
      (_, list: string) => `[${list.split(/,\s+/).join(', ')}]`,
    )
    .replaceAll(/"([a-z]+)":/g, '$1:')
    .replaceAll("'", "\\'")
    .replaceAll('"', "'");

const size = (layout: Layout): string =>
  `width: ${projections[layout].width},\n    height: ${projections[layout].height}`;

export function mapSource(): string {
  const widths = { landscape: map.layouts.landscape.widths, phone: map.layouts.phone.widths };
  return `import { pins } from './pins.ts';

/** Places that are drawn on the map, in units of the canvas. */
export const landmarks = ${json({ landscape: placesOf('landscape'), phone: placesOf('phone') })} as const;

const hubs = ${json({ landscape: hubsOf('landscape'), phone: hubsOf('phone') })} as const;

/** The base maps are /art/map-<layout>-<day|night>-<width>.avif and .webp. */
export const positions = {
  landscape: {
    ${size('landscape')},
    places: { ...pins.landscape, ...landmarks.landscape },
    hubs: hubs.landscape
  },
  phone: {
    ${size('phone')},
    places: { ...pins.phone, ...landmarks.phone },
    hubs: hubs.phone
  }
} as const;

export const baseMapWidths = ${json(widths)} as const;

/** The hubs on the way, in the direction of the name. */
export const ways = ${json({ roads, rails })} as const;
`;
}

export const mapCss = (): string =>
  namesCss({ landscape: placesOf('landscape'), phone: placesOf('phone') }).trimStart();
