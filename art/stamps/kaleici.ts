/**
 * Kaleiçi at dusk: a narrow lane of Ottoman houses, stone and plaster below, boarded bays (cumba)
 * with sash windows above, bougainvillea over a garden wall, and at the end of the lane the fluted
 * minaret. Eye level of a walker; plotted in metres and projected to one point.
 */

import { draw, polygon } from '../kit/path.ts';
import { STAMP, wash } from '../kit/ruins.ts';
import { Scene } from '../kit/scene.ts';
import { circle, ellipse, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import { flutedMinaret } from '../scenes/antalya/minaret.ts';
import { bougainvillea } from './kaleici/bougainvillea.ts';
import { at, front, GLOW, house, HOUSES, side } from './kaleici/houses.ts';

export const stamp = new Scene('ska-', STAMP);

stamp.layer('sky', [
  wash(stamp, 0, 700, [
    [0, '#141d4d'],
    [0.36, '#35367a'],
    [0.66, '#7c5796'],
    [0.86, '#e89a86'],
    [1, '#ffcf9a'],
  ]),
  ...lensClouds({ seed: 3, high: '#5a4d8c', low: '#f0a890', top: 200, bottom: 560 }, [
    [600, 300, 420, 22, 0.6],
    [560, 470, 330, 16, 0.7],
  ]),
  halo(stamp, [590, 640], 330, [
    [0, '#ffe2ac', 0.85],
    [0.5, '#ffb98a', 0.35],
    [1, '#ffb98a', 0],
  ]),
]);
stamp.layer('minaret', [
  group('transform="translate(590 668) scale(1.36)"', flutedMinaret(stamp, 0, 0)),
  // low roofs at the foot of the lane, and haze before them
  path('M486 720V652H560V640H600V652H700V720z', '#b8758c'),
  path(
    'M478 656L500 634H556L572 656zM552 644L566 630H596L610 644zM592 658L612 632H690L712 658z',
    '#8f4f78',
  ),
  path('M500 668h14v20h-14zM634 670h14v20h-14zM664 670h14v20h-14z', GLOW),
]);

// ── The lane ────────────────────────────────────────────────────────────────────────────────────

let cobbles = '';
for (let z = 2; z < 17; z *= 1.13) {
  const sag = at(0, -0.06, z);
  cobbles += draw`M${at(-2.2, 0, z)}Q${sag[0]} ${sag[1] + 30 / z} ${at(2.3, 0, z)}`;
}
for (let x = -1.8; x < 2.2; x += 0.6) cobbles += draw`M${at(x, 0, 17)}L${at(x, 0, 2)}`;
const lane = stamp.verticalGradient(690, 900, [
  [0, '#f2b08c'],
  [0.3, '#a5708c'],
  [1, '#3a2a62'],
]);
const lightOnLane = (x: number, z: number, reach: number): string => {
  const [cx, cy] = at(x, 0, z);
  const glow = stamp.radialGradient(
    cx,
    cy,
    reach,
    [
      [0, GLOW, 0.6],
      [1, GLOW, 0],
    ],
    { scaleY: 0.22 },
  );
  return ellipse(cx, cy, reach, reach * 0.22, glow);
};
stamp.layer('lane', [
  path(polygon([at(-6, 0, 2), at(-2.2, 0, 17), at(2.3, 0, 17), at(6, 0, 2)]), lane),
  stroke(cobbles, '#38255c', 2.4, 'opacity=".32"'),
  path(
    polygon([at(-0.12, 0, 17), at(0.12, 0, 17), at(0.16, 0, 2), at(-0.16, 0, 2)]),
    '#2c2054',
    'opacity=".5"',
  ),
  lightOnLane(-0.9, 5, 200),
  lightOnLane(0.8, 8, 110),
]);
stamp.layer('houses', [
  ...HOUSES.map(house),
  // the narrow window at the end of the nearest bay
  path(front(3, -1.97, -1.5, 3.6, 5.2), '#d9a890'),
  path(
    front(3, -1.91, -1.56, 3.68, 5.2),
    stamp.verticalGradient(-90, 240, [
      [0, '#ffeab4'],
      [1, '#ffc97a'],
    ]),
  ),
  stroke(
    draw`M${at(-1.735, 3.68, 3)}L${at(-1.735, 5.2, 3)}M${at(-1.91, 4.4, 3)}L${at(-1.56, 4.4, 3)}`,
    '#7a4a58',
    6,
  ),
]);

// The door of the nearest house, and a lantern beside it.
stamp.layer('door', [
  side({ x: -2.2, from: 5.6, to: 6.8, low: 0, high: 2.25 }, '#f0c9a4'),
  side({ x: -2.19, from: 5.75, to: 6.6, low: 0, high: 2.1 }, '#35214a'),
  circle(
    ...at(-2, 2.5, 5.2),
    210,
    stamp.radialGradient(...at(-2, 2.5, 5.2), 210, [
      [0, '#ffe9b0', 0.85],
      [0.25, '#ffc98c', 0.42],
      [1, '#ffb07e', 0],
    ]),
  ),
  circle(...at(-2, 2.5, 5.2), 9, '#fff3d0'),
]);

// ── Garden wall and bougainvillea on the right ──────────────────────────────────────────────────

stamp.layer('garden', [
  side(
    { x: 2.3, from: 2, to: 6.5, low: 0, high: 2.5 },
    stamp.horizontalGradient(790, 1200, [
      [0, '#dc9c88'],
      [1, '#6a4278'],
    ]),
  ),
  path(
    polygon([at(2.3, 2.5, 6.5), at(2.3, 2.68, 6.5), at(2.3, 2.68, 2), at(2.3, 2.5, 2)]),
    '#f0b896',
  ),
  // the garden's gate
  side({ x: 2.29, from: 3.5, to: 4.5, low: 0, high: 2.1 }, '#f0c4a0'),
  side({ x: 2.28, from: 3.62, to: 4.36, low: 0, high: 1.95 }, '#5b3350'),
  stroke(
    draw`M${at(2.28, 0, 3.96)}L${at(2.28, 1.95, 3.96)}M${at(2.28, 1, 3.62)}L${at(2.28, 1, 4.36)}`,
    '#35214a',
    4,
  ),
  bougainvillea(),
]);

// A cat on its way home.
stamp.layer(
  'cat',
  group(
    'transform="translate(700 806) scale(1.1)"',
    path(
      'M0 0C-2-14-1-24 8-30C5-36 6-44 9-46L13-42H19L23-46C26-44 27-36 24-31C34-24 38-10 37 0C45 1 52-4 50-14C50-18 55-18 55-13C57 0 48 6 36 5H2z',
      '#1f1640',
    ),
  ),
);
