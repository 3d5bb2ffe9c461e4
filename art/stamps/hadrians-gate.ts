/**
 * Hadrian's Gate at high noon, seen from the modern street, looking west into Kaleiçi: three equal
 * coffered arches (4.15 m wide, 6.18 m high) between the stumps of two towers, four columns on
 * pedestals before the piers, an entablature that breaks forward over each of them. The sun is
 * in the south, high on the left; one person walks out of the shade.
 */

import { draw, polygon } from '../kit/path.ts';
import { column, courses, STAMP, wash } from '../kit/ruins.ts';
import { cypress, frond } from '../kit/ruins/plants.ts';
import { opening } from '../kit/ruins/vault.ts';
import { walker } from '../kit/ruins/walker.ts';
import { Scene } from '../kit/scene.ts';
import { path, rect, stroke } from '../kit/shapes.ts';
import { lensClouds } from '../kit/sky.ts';
import { arches, vaultAt } from './hadrians-gate/arches.ts';
import { beam, pedestal } from './hadrians-gate/orders.ts';
import {
  ARCHES,
  FRIEZE,
  GROUND,
  MARBLE,
  PIERS,
  RADIUS,
  SHADE,
  SPRING,
} from './hadrians-gate/place.ts';

export const stamp = new Scene('shg-', STAMP);

stamp.layer('sky', [
  wash(stamp, 0, 640, [
    [0, '#16789f'],
    [0.45, '#57b0c0'],
    [0.8, '#bfe0d6'],
    [1, '#f4edd2'],
  ]),
  ...lensClouds({ seed: 7, high: '#c6e6e2', low: '#f4f6e2', top: 80, bottom: 260 }, [
    [420, 150, 520, 34, 0.6],
    [830, 232, 420, 22, 0.7],
  ]),
]);
stamp.layer('trees', [
  cypress(378, 420, 250, '#2f6a66', '#6fa383'),
  cypress(330, 420, 180, '#2f6a66', '#6fa383'),
  cypress(846, 420, 200, '#2f6a66', '#6fa383'),
]);

/** A tower beside the gate: its face and, towards the gate, the side that is lit or in shade. */
function tower(left: number, right: number, top: number, seed: number): string {
  const ragged = polygon([
    [left, 900],
    [left, top + 18],
    [left + 26, top],
    [left + 60, top + 6],
    [left + 62, top + 30],
    [left + 96, top + 30],
    [left + 98, top + 4],
    [right, top + 8],
    [right, 900],
  ]);
  return [
    path(
      ragged,
      stamp.verticalGradient(top, 860, [
        [0, '#e9b98a'],
        [1, '#b67d6c'],
      ]),
    ),
    stroke(
      courses({
        x: left,
        y: top + 40,
        width: right - left,
        height: 740,
        rows: 13,
        block: 64,
        share: 1,
        seed,
      }),
      '#8c5a5c',
      3,
      'opacity=".36"',
    ),
  ].join('');
}
stamp.layer('towers', [
  tower(-20, 92, 150, 5),
  rect(72, 158, 20, 700, '#8f5f66', 'opacity=".7"'),
  tower(1108, 1230, 96, 9),
  rect(1108, 104, 16, 700, '#ffdcae'),
]);

/** The wall with its three openings. */
const wall = [
  ...ARCHES.map((x) => opening(vaultAt(x), 0)),
  `M92 ${FRIEZE}H1108V${GROUND}H92z`,
].join('');
const archRings = ARCHES.map(
  (x) =>
    draw`M${x - RADIUS - 11} ${SPRING + 8}v-8a${RADIUS + 11} ${RADIUS + 11} 0 0 1 ${2 * RADIUS + 22} 0v8`,
).join('');

stamp.layer('gate', [
  ...arches(stamp),
  path(
    wall,
    stamp.verticalGradient(FRIEZE, GROUND, [
      [0, '#fdebcf'],
      [1, '#eac6a6'],
    ]),
    'fill-rule="evenodd"',
  ),
  stroke(archRings, '#fff8e8', 20),
  stroke(archRings, '#c69d94', 3, 'transform="translate(0 -1)" opacity=".8"'),
  ...ARCHES.map(
    (x) =>
      rect(x - RADIUS - 26, SPRING + 6, 30, 14, '#fff8e8') +
      rect(x + RADIUS - 4, SPRING + 6, 30, 14, '#fff8e8'),
  ),
  // the shade of the columns on the piers
  ...PIERS.map((x) =>
    path(draw`M${x + 14} ${GROUND}V430l26 20V${GROUND}z`, SHADE, 'opacity=".38"'),
  ),
]);

stamp.layer('orders', [
  beam(92, 1108, 0),
  ...PIERS.map(
    (x) =>
      pedestal(stamp, x) + column(stamp, { x, foot: 702, width: 38, height: 284, stone: MARBLE }),
  ),
  ...PIERS.map((x) => beam(x - 33, x + 33, 14) + rect(x + 33, 350, 14, 70, SHADE, 'opacity=".3"')),
]);

// ── The paving in front ─────────────────────────────────────────────────────────────────────────

const joints = [-7, -5, -3, -1, 1, 3, 5, 7]
  .map((i) => draw`M${600 + i * 78} ${GROUND + 10}L${600 + i * 150} 900`)
  .join('');
stamp.layer('ground', [
  rect(
    0,
    GROUND,
    1200,
    94,
    stamp.verticalGradient(GROUND, 900, [
      [0, '#fbe3bb'],
      [1, '#dba88a'],
    ]),
  ),
  stroke(`${joints}M0 836H1200M0 870H1200`, '#a8746e', 3, 'opacity=".45"'),
  ...PIERS.map((x) => path(draw`M${x - 41} ${GROUND + 12}h82l70 24h-90z`, SHADE, 'opacity=".5"')),
  ...PIERS.map((x) => rect(x - 41, GROUND - 10, 82, 22, '#f0d3b2')),
  path('M604 846l-14 -4l84 18l26 2l-60 -14z', SHADE, 'opacity=".5"'),
  walker({
    x: 600,
    foot: 848,
    height: 104,
    coat: '#c8503f',
    legs: '#33466f',
    hair: '#3a2440',
    hat: '#fff3d2',
  }),
]);
// Fronds of the palms that line the street.
const fronds = [
  { x: -30, y: -20, angle: 0.15, length: 420, droop: 0.9 },
  { x: -30, y: -30, angle: 0.75, length: 330, droop: 0.8 },
  { x: -10, y: -50, angle: -0.1, length: 520, droop: 0.75 },
].map(frond);
stamp.layer('palm', path(fronds.join(''), '#174a5c'));
stamp.layer(
  'light',
  wash(stamp, 780, 900, [
    [0, '#3a2450', 0],
    [1, '#3a2450', 0.22],
  ]),
);
