/**
 * The Basilica of St John: an arch of the nave, brick on columns of marble, and through it the
 * castle on the top of Ayasuluk. Late in the morning, the sun on the right, looking north; the capitals
 * carry round monograms, as those of Justinian's church do.
 */

import { draw, fillDown, ridge } from '../kit/path.ts';
import { cypress } from '../kit/rocks.ts';
import { LEFT_TO_RIGHT, Scene } from '../kit/scene.ts';
import { band, circle, group, hoop, path, rect, stroke } from '../kit/shapes.ts';
import { lensClouds, veil } from '../kit/sky.ts';
import { castle, hill, scrub } from './st-john/castle.ts';
import { courses, INNER, lines, OUTER, SPRING, voussoirs } from './st-john/bricks.ts';

export const stamp = new Scene('ssj-', { width: 1200, height: 900 });

const INK = '#46324f';
const MORTAR = '#f3cfa4';

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(60, 640, [
      [0, '#1f7fa6'],
      [0.5, '#6cbcc8'],
      [1, '#e3ecd6'],
    ]),
  ),
  ...lensClouds({ seed: 6, high: '#9fd3da', low: '#f2f3e2', top: 160, bottom: 420 }, [
    [480, 290, 300, 22, 0.75],
    [760, 372, 260, 16, 0.8],
    [90, 330, 260, 16, 0.7],
    [1140, 300, 240, 16, 0.7],
  ]),
]);

// ── Ayasuluk ────────────────────────────────────────────────────────────────────────────────────

stamp.layer('castle', [
  ...castle(),
  path(
    fillDown(ridge(hill, { to: 1240, step: 10 })),
    stamp.verticalGradient(500, 800, [
      [0, '#c9bd84'],
      [0.4, '#93a06c'],
      [1, '#5c7a5a'],
    ]),
  ),
  ...scrub(),
  ...[
    [70, 190],
    [150, 140],
    [420, 110],
    [470, 150],
    [742, 120],
    [790, 170],
    [1044, 160],
    [1130, 210],
  ].map(([x = 0, height = 0]) =>
    cypress({ x, foot: hill(x) + 60, height, dark: '#2f5a54', lit: '#7d9a6a', side: 1 }),
  ),
  veil(stamp, 560, 820, [
    [0, '#f4edd2', 0],
    [1, '#f4edd2', 0.45],
  ]),
]);

// ── The arcade ──────────────────────────────────────────────────────────────────────────────────

const SPAN = 540;
const MIDDLES = [60, 600, 1140];

const openings = MIDDLES.map(
  (x) => draw`M${x - INNER} ${SPRING}a${INNER} ${INNER} 0 0 1 ${2 * INNER} 0z`,
).join('');
const wall = draw`M-20-20H1220V${SPRING}H-20z${openings}`;

const ring = (x: number, radius: number): string =>
  draw`M${x - radius} ${SPRING}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;

stamp.layer('wall', [
  path(
    wall,
    stamp.verticalGradient(0, SPRING, [
      [0, '#b8604a'],
      [1, '#c9775a'],
    ]),
    'fill-rule="evenodd"',
  ),
  group(
    stamp.clip('wall', wall, 'clip-rule="evenodd"'),
    stroke(lines, MORTAR, 3, 'opacity=".38"'),
    path(courses(), '#8f4440', 'opacity=".4"'),
    ...MIDDLES.map((x, i) => {
      const half = draw`M${x - SPAN / 2} 0h${SPAN}v${SPRING}h${-SPAN}z`;
      const bed = stroke(ring(x, (INNER + OUTER) / 2), MORTAR, OUTER - INNER + 10);
      return group(stamp.clip(`arch-${i}`, half), bed, ...voussoirs(x));
    }),
  ),
  // the underside of each arch, in the light on its left
  ...MIDDLES.map((x) =>
    path(
      draw`M${x - INNER} ${SPRING}a${INNER} ${INNER} 0 0 1 ${2 * INNER} 0h-16a${INNER - 16} ${INNER - 6} 0 0 0 ${32 - 2 * INNER} 0z`,
      stamp.horizontalGradient(x - INNER, x + INNER, [
        [0, '#ffca94'],
        [0.5, '#8f4640'],
        [1, '#5a2f44'],
      ]),
    ),
  ),
  rect(-20, -20, 1240, 66, '#f0dcc0'),
  rect(-20, 34, 1240, 14, '#b99a94'),
  rect(-20, 8, 1240, 5, '#cdb2a2'),
]);

// ── Columns ─────────────────────────────────────────────────────────────────────────────────────

const FLOOR = 806;
const marble = stamp.linearGradient(
  [
    [0, '#8a7f96'],
    [0.3, '#c4b6b8'],
    [0.7, '#f6ead6'],
    [0.9, '#fffaec'],
    [1, '#e9d8c4'],
  ],
  LEFT_TO_RIGHT,
);
function column(x: number): string {
  return [
    path(draw`M${x - 43} 498L${x - 47} ${FLOOR - 44}h94l-4 ${542 - FLOOR}z`, marble),
    stroke(
      draw`M${x - 20} 520q14 60 -4 110M${x + 16} 600q-12 60 6 130`,
      '#a39aa8',
      4,
      'opacity=".5"',
    ),
    // the block that carries the arches, and the capital with its scrolls
    path(draw`M${x - 88} ${SPRING - 4}h176l-16 46h-144z`, marble),
    path(draw`M${x - 60} ${SPRING + 42}h120v20q-14 36 -20 36h-80q-6 0 -20 -36z`, marble),
    circle(x - 54, SPRING + 64, 20, '#b3a4ac'),
    circle(x + 54, SPRING + 64, 20, '#fff4e0'),
    hoop(x - 54, SPRING + 64, 11, '#7d7189', 4),
    hoop(x + 54, SPRING + 64, 11, '#b39c94', 4),
    hoop(x, SPRING + 20, 15, '#a08a90', 4),
    stroke(draw`M${x - 15} ${SPRING + 20}h30M${x} ${SPRING + 5}v30`, '#a08a90', 3.4),
    rect(x - 47, 494, 94, 10, '#a3929a'),
    rect(x - 54, FLOOR - 46, 108, 18, marble),
    rect(x - 64, FLOOR - 28, 128, 32, marble),
  ].join('');
}
const shadow = (x: number): string =>
  path(
    draw`M${x + 60} ${FLOOR + 3}l-90 14L${x - 330} ${FLOOR + 10}v-16z`,
    stamp.horizontalGradient(x - 330, x, [
      [0, '#8a5f70', 0],
      [1, '#8a5f70', 0.6],
    ]),
  );
stamp.layer('floor', [
  band(
    FLOOR - 6,
    900,
    stamp.verticalGradient(FLOOR, 900, [
      [0, '#f7e6c6'],
      [1, '#d9b090'],
    ]),
  ),
  stroke(
    draw`M-20 838H1220M-20 876H1220M120 ${FLOOR}L20 920M420 ${FLOOR}L370 920M600 ${FLOOR}V920M780 ${FLOOR}L830 920M1080 ${FLOOR}L1180 920`,
    '#b48c7c',
    3,
    'opacity=".6"',
  ),
  ...[330, 870, 1410].map(shadow),
]);
stamp.layer('columns', [330, 870].map(column));
stamp.layer(
  'shade',
  stamp.stipple(
    path(
      wall,
      stamp.verticalGradient(0, SPRING, [
        [0.1, INK, 0.2],
        [0.5, INK, 0],
      ]),
      'fill-rule="evenodd"',
    ),
  ),
);
