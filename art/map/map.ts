/** The whole picture of a layout, from back to front. */

import { Scene } from '../kit/scene.ts';
import { foreground } from './foreground.ts';
import { ground } from './geography.ts';
import { dusk, neighbours } from './abroad.ts';
import { compass } from './compass.ts';
import { distance, home, slab } from './home.ts';
import { farRidges, skyline } from './horizon.ts';
import { sea } from './sea.ts';
import { sky, stars } from './sky.ts';
import { towns } from './towns.ts';
import { lamplight, places } from './landmarks.ts';
import type { Layout } from './layouts.ts';
import { life } from './life.ts';
import { night } from './palette.ts';
import { plants } from './plants.ts';
import type { Standing } from './peaks.ts';
import { relief } from './relief.ts';

export const hours = ['day', 'night'] as const;
export type Hour = (typeof hours)[number];

/** Where the compass lies, and how large it is. */
const COMPASS = {
  landscape: { at: [29.25, 34.98], size: 0.58 },
  phone: { at: [28.75, 34.95], size: 0.52 },
} as const;

/** What stands farther down is in front. */
const drawn = (things: readonly Standing[]): string[] =>
  things.toSorted((a, b) => a.y - b.y).map(({ markup }) => markup);

export function mapSvg(layout: Layout, hour: Hour): string {
  const scene = new Scene(`m${layout.name[0]}-`);
  const found = ground(layout);
  const dark = hour === 'night';
  scene.layer('sea', sea(scene, layout, found));
  scene.layer('slab', slab(layout, found));
  scene.layer('abroad', [
    ...neighbours(scene, layout, found),
    ...farRidges(scene, layout),
    dark ? dusk(found) : '',
  ]);
  scene.layer('sky', [...sky(scene, layout), dark ? stars(layout) : '']);
  scene.layer('distance', [distance(scene, layout), ...skyline(scene, layout)]);
  scene.layer('home', home(scene, layout, found));
  const alive = life(layout);
  const { at, size } = COMPASS[layout.name];
  scene.layer('compass', compass(layout, at, size));
  scene.layer('boats', drawn(alive.sea));
  scene.layer('relief', drawn([...relief(scene, layout), ...plants(layout), ...alive.land]));
  if (dark) scene.layer('towns', towns(scene, layout));
  scene.layer('landmarks', places(scene, layout));
  if (dark) scene.layer('lamps', lamplight(scene, layout));
  scene.layer('storks', drawn(alive.sky));
  if (layout.name === 'landscape') scene.layer('foreground', foreground(layout));
  const { width, height } = layout;
  const svg = scene
    .toSvg({ grain: false })
    .replace(
      /viewBox="[^"]*"/,
      `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    );
  return dark ? night(svg) : svg;
}
