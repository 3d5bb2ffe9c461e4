/** The files the site reads: app/art/map.ts, where everything is, app/art/map.css, the labels, and
 * app/art/country.svg, the bare outline behind a sketch of a route. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ground } from '../map/geography.ts';
import { layouts } from '../map/layouts.ts';
import { positionsOf } from '../map/positions.ts';
import { inComponents, media, percent, rule } from './css.ts';
import { map, paths } from './settings.ts';

const NOTE = 'Written by npm run art; do not edit.';

/** From here on the landscape; map.module.css and app/map/base-map.tsx say the same. */
const ROOM = '(min-width: 48rem)';

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

export function mapSource(): string {
  const { landscape, phone } = layouts;
  const { roads, rails, ...wide } = positionsOf(landscape);
  const tall = positionsOf(phone);
  const size = ({ width, height }: typeof landscape) => `width: ${width},\n    height: ${height}`;
  const widths = { landscape: map.layouts.landscape.widths, phone: map.layouts.phone.widths };
  return `// ${NOTE}

import { pins } from './pins.ts';

/** Places that are drawn on the map, in units of the canvas. */
export const landmarks = ${json({ landscape: wide.places, phone: tall.places })} as const;

const hubs = ${json({ landscape: wide.hubs, phone: tall.hubs })} as const;

/** The base maps are /art/map-<layout>-<day|night>-<width>.avif and .webp. */
export const positions = {
  landscape: {
    ${size(landscape)},
    places: { ...pins.landscape, ...landmarks.landscape },
    hubs: hubs.landscape
  },
  phone: {
    ${size(phone)},
    places: { ...pins.phone, ...landmarks.phone },
    hubs: hubs.phone
  }
} as const;

export const baseMapWidths = ${json(widths)} as const;

/** The hubs on the way, in the direction of the name. */
export const ways = ${json({ roads, rails })} as const;
`;
}

/** How far a name lies back from its point, as a share of itself. */
const SHIFT = {
  above: '-50% -100%',
  below: '-50% 0',
  left: '-100% -50%',
  right: '0 -50%',
} as const;

function rulesOf(layout: (typeof layouts)['landscape' | 'phone'], within = ''): string[] {
  const { width, height, places } = positionsOf(layout);
  return Object.entries(places).map(([id, { name }]) =>
    rule(`${within}[data-map-place='${id}']`, {
      'inset-inline-start': percent(name.at[0], width),
      'inset-block-start': percent(name.at[1], height),
      translate: SHIFT[name.side],
    }),
  );
}

export const mapCss = (): string =>
  `/* ${NOTE} */\n\n` +
  inComponents(
    [
      media('screen', ...rulesOf(layouts.phone)),
      media(`screen and ${ROOM}`, ...rulesOf(layouts.landscape, "[data-map='fit'] ")),
    ].join('\n'),
  );

/** So coarse that it is one small file, in the units of the landscape. */
function countrySvg(): string {
  const { landscape } = layouts;
  const d = ground({ ...landscape, tolerance: 9, speck: 260 }).turkiye;
  // route-sketch.tsx has the same window.
  const box = '130 222 1410 648';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="${d}"/></svg>\n`;
}

export function writeMapGenerated(): void {
  writeFileSync(join(paths.generated, 'country.svg'), countrySvg());
  writeFileSync(join(paths.generated, 'map.ts'), mapSource());
  writeFileSync(join(paths.generated, 'map.css'), mapCss());
}
