/** The street of Perge, plotted in metres: its paving, the weirs of its channel, its columns. */

import { draw, type Point, polygon } from '../../kit/path.ts';
import { column, roundStops, type Stone } from '../../kit/ruins.ts';
import type { Scene } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';
import { lens } from '../../kit/water.ts';

export const STONE: Stone = {
  light: '#fff0c4',
  middle: '#f2cb92',
  shade: '#b98468',
  deep: '#7d5260',
};

const EYE: Point = [600, 520];
const SCALE = 700;
const at = (x: number, y: number, z: number): Point => [
  EYE[0] + (x * SCALE) / z,
  EYE[1] - ((y - 2.2) * SCALE) / z,
];
/** The joints of the paving. */
export function slabs(): string {
  let data = '';
  for (let z = 2; z < 22; z *= 1.16) data += draw`M${at(-9, 0, z)}L${at(9, 0, z)}`;
  for (const x of [-6.4, -4.8, -3.4, -2.2, 2.2, 3.4, 4.8, 6.4])
    data += draw`M${at(x, 0, 22)}L${at(x, 0, 1.9)}`;
  return data;
}
export const strip = (left: number, right: number, y: number): string =>
  polygon([at(left, y, 22), at(right, y, 22), at(right, y, 1.8), at(left, y, 1.8)]);

/** A weir across the channel: its top, its front, and the water that runs over it. */
export const weir = (z: number): string =>
  [
    path(
      polygon([at(-1.1, -0.12, z), at(1.1, -0.12, z), at(1.1, -0.4, z), at(-1.1, -0.4, z)]),
      '#7d5260',
    ),
    path(
      polygon([
        at(-1.1, -0.12, z),
        at(1.1, -0.12, z),
        at(1.1, -0.12, z * 1.06),
        at(-1.1, -0.12, z * 1.06),
      ]),
      '#f6d9a0',
    ),
    // what runs over it, narrow above and spread below
    path(
      polygon([at(-0.26, -0.11, z), at(0.26, -0.11, z), at(0.36, -0.4, z), at(-0.36, -0.4, z)]),
      '#cfe6dc',
    ),
    path(
      polygon([
        at(-0.26, -0.11, z * 1.06),
        at(0.26, -0.11, z * 1.06),
        at(0.26, -0.11, z),
        at(-0.26, -0.11, z),
      ]),
      '#8fb3b0',
    ),
    path(lens(...at(0, -0.4, z * 0.985), 420 / z, 26 / z), '#f6fbea'),
  ].join('');

/** A column with its shadow; below four metres a stump. */
export function streetColumn(scene: Scene, x: number, z: number, height: number): string {
  const [cx, foot] = at(x, 0, z);
  const k = SCALE / z;
  const shadow = polygon([
    [cx, foot + k * 0.1],
    [cx + k * 2.6, foot + k * 0.34],
    [cx + k * 2.6, foot + k * 0.5],
    [cx, foot + k * 0.32],
  ]);
  if (height < 4) {
    const w = k * 0.27;
    const round = scene.horizontalGradient(cx - w, cx + w, roundStops(STONE));
    const top = foot - k * height;
    return (
      path(shadow, '#7d5260', 'opacity=".4"') +
      path(
        draw`M${cx - w} ${foot}L${cx - w * 0.94} ${top}L${cx - w * 0.2} ${top - w * 0.5}L${cx + w * 0.3} ${top + w * 0.2}L${cx + w * 0.94} ${top - w * 0.2}L${cx + w} ${foot}z`,
        round,
      ) +
      path(draw`M${cx - w * 1.3} ${foot}v${-w * 0.5}h${w * 2.6}v${w * 0.5}z`, round)
    );
  }
  return (
    path(shadow, '#7d5260', 'opacity=".4"') +
    column(scene, {
      x: cx,
      foot: foot + k * 0.08,
      width: k * 0.54,
      height: k * height,
      stone: STONE,
      flutes: z < 9 ? 5 : 0,
    })
  );
}
