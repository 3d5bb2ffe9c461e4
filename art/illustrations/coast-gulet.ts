/**
 * A gulet at anchor in the evening, cut open: what is done on deck, what sleeps below, how deep the
 * anchor lies. The sea is cut as well, along the near side of the boat.
 */

import { mix } from '../kit/colour.ts';
import { bell, fractalNoise, random } from '../kit/numbers.ts';
import { draw, fillDown, type Point, points, ridge, smoothPath } from '../kit/path.ts';
import { bird, GULL, star } from '../kit/motifs.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, ellipse, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight } from '../kit/sky.ts';
import { lens, lightPath } from '../kit/water.ts';
import { belowDeck, deck, hull, masts } from './coast-gulet/hull.ts';
import { numbered } from './marker.ts';

const WIDE = 1280;
const height = 900;
export const illustration = new Scene('cg-', { width: WIDE, height });

const SUN: Point = [216, 300];
const HORIZON = 424;
const SURFACE = 566;

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

illustration.layer('sky', [
  band(
    0,
    HORIZON + 2,
    illustration.verticalGradient(0, HORIZON, [
      [0, '#1f6f95'],
      [0.4, '#68abb6'],
      [0.72, '#c3d8c0'],
      [1, '#fde3b0'],
    ]),
  ),
  band(
    0,
    HORIZON + 2,
    illustration.radialGradient(...SUN, 620, [
      [0, '#fff8d8', 0.95],
      [0.25, '#ffe9b4', 0.6],
      [1, '#fbd9a0', 0],
    ]),
  ),
  ...lensClouds({ seed: 17, high: '#a9d3d6', low: '#fff0c8', top: 40, bottom: 330 }, [
    [960, 70, 420, 18, 0.5],
    [620, 170, 300, 12, 0.45],
    [1120, 214, 320, 12, 0.6],
    [90, 110, 300, 12, 0.55],
    [420, 352, 260, 9, 0.7],
  ]),
  halo(illustration, SUN, 150, [
    [0, '#fffbe4', 0.95],
    [0.4, '#fff4c6', 0.5],
    [1, '#ffe9b0', 0],
  ]),
  circle(...SUN, 50, '#fffcee'),
]);

// ── The bay ─────────────────────────────────────────────────────────────────────────────────────

const rough = fractalNoise(6, 4);
const farRange = (x: number): number =>
  HORIZON - 18 - 110 * bell(x, 1130, 260) - 60 * bell(x, 760, 200) + 20 - 16 * rough(x / 70);
const headland = (x: number): number =>
  HORIZON + 4 - 130 * bell(x, 1330, 170) - 46 * bell(x, 1130, 90) - 8 * rough(x / 30);

function pines(): string[] {
  const next = random(9);
  const feet = Array.from({ length: 90 }, (): Point => {
    const x = 1020 + next() * 300;
    return [x, headland(x) + 4 + next() * Math.max(2, HORIZON - headland(x) - 8)];
  }).toSorted((a, b) => a[1] - b[1]);
  return feet.map(([x, y], i) => {
    const r = 8 + (i % 4) * 1.6;
    return (
      ellipse(x, y - r * 0.5, r, r * 0.8, mix('#2f6f66', '#4d8f78', (i % 5) / 5)) +
      ellipse(x - r * 0.3, y - r * 0.72, r * 0.55, r * 0.42, '#9fbd7c')
    );
  });
}
illustration.layer('bay', [
  path(
    fillDown(ridge(farRange, { from: -40, to: 1320, step: 12 }), HORIZON + 2),
    illustration.verticalGradient(290, HORIZON, [
      [0, '#7fb0b8'],
      [1, '#d9dfc4'],
    ]),
  ),
  path(fillDown(ridge(headland, { from: 1000, to: 1320, step: 8 }), HORIZON + 8), '#3f7f70'),
  ...pines(),
  path('M1020 424C1100 416 1200 420 1300 412V432H1020z', '#f3dfb4'),
]);

// ── The sea, its surface and the cut ────────────────────────────────────────────────────────────

const next = random(33);
const glitter = lightPath(next, {
  count: 80,
  x: SUN[0],
  top: HORIZON + 3,
  depth: SURFACE - HORIZON - 8,
  spread: [26, 120],
  reach: [6, 34],
  height: [0.8, 3],
});
illustration.layer('surface', [
  band(
    HORIZON,
    SURFACE + 20,
    illustration.verticalGradient(HORIZON, SURFACE, [
      [0, '#cfe6cc'],
      [0.2, '#7cc8c4'],
      [0.6, '#3aabb4'],
      [1, '#2498ab'],
    ]),
  ),
  path(glitter.broad, '#fff4cc', 'opacity=".7"'),
  path(glitter.fine, '#fffbe2', 'opacity=".9"'),
]);

const swellLine: Point[] = ridge((x) => SURFACE + 5 * Math.sin(x / 52) + 3 * Math.sin(x / 23 + 1), {
  from: -40,
  to: 1320,
  step: 18,
});
const seabed = (x: number): number =>
  812 - 46 * bell(x, 1290, 300) + 18 * bell(x, 420, 300) - 8 * rough(x / 60);
illustration.layer('depth', [
  path(
    fillDown(swellLine),
    illustration.verticalGradient(SURFACE, height, [
      [0, '#49bdbd'],
      [0.3, '#1f93a8'],
      [0.7, '#136b8a'],
      [1, '#0d4a70'],
    ]),
  ),
  stroke(smoothPath(swellLine), '#e9fbf2', 3, 'opacity=".6"'),
  // light that falls in from the left
  path(
    'M40 566L200 566L420 900H180zM300 566L380 566L640 900H500zM1110 566L1180 566L1290 760V900H1250z',
    '#c9f3e0',
    'opacity=".1"',
  ),
  path(
    fillDown(ridge(seabed, { to: 1320, step: 14 })),
    illustration.verticalGradient(760, height, [
      [0, '#5fa59a'],
      [1, '#2b6a7c'],
    ]),
  ),
  stroke(smoothPath(ridge(seabed, { to: 1320, step: 14 })), '#d6efd2', 3, 'opacity=".45"'),
  // posidonia and stones
  stroke(
    points(
      '640,822 652,820 666,823 680,818 900,806 914,808 926,802 1120,782 1134,784 1150,778 1164,780 330,838 342,834',
    )
      .map(([x, y], i) => draw`M${x} ${y}q${i % 2 === 0 ? 8 : -8} -18 ${i % 3 === 0 ? 4 : -2} -38`)
      .join(''),
    '#1d5f62',
    5,
    'stroke-linecap="round"',
  ),
  ...points('760,818 800,816 1040,796 480,832').map(
    ([x, y], i) =>
      path(draw`M${x - 22 - i * 3} ${y}q6 -22 22 -22q18 2 24 22z`, '#3f7f86') +
      path(draw`M${x - 22 - i * 3} ${y}q6 -22 22 -22q-6 8 -8 22z`, '#8cc4b4'),
  ),
]);

// ── Anchor and chain ────────────────────────────────────────────────────────────────────────────

const [ANCHOR_X, ANCHOR_Y] = [112, 792];
illustration.layer('anchor', [
  stroke(
    `M186 446C176 560 170 690 ${ANCHOR_X + 8} ${ANCHOR_Y - 42}`,
    '#22405a',
    5,
    'stroke-dasharray="9 5" stroke-linecap="round"',
  ),
  group(
    `transform="translate(${ANCHOR_X} ${ANCHOR_Y}) rotate(24)"`,
    stroke(
      'M0-40V26M-20-26H20M-32 2C-30 22-16 28 0 28S30 22 32 2',
      '#22405a',
      9,
      'stroke-linecap="round"',
    ),
    stroke('M-2-38V24M-20-28H0', '#7fb6bc', 3, 'stroke-linecap="round"'),
    path('M-42 10L-33-6L-24 10zM24 10L33-6L42 10z', '#22405a'),
    circle(0, -46, 8, 'none', 'stroke="#22405a" stroke-width="5"'),
  ),
]);

// ── Fish ────────────────────────────────────────────────────────────────────────────────────────

const fish = (x: number, y: number, size: number, turn: 1 | -1): string =>
  group(
    `transform="translate(${x} ${y}) scale(${size * turn} ${size})"`,
    path('M-14 0C-6-8 8-8 16 0C8 8-6 8-14 0zM-14 0L-24-7V7z', '#bfe8dc', 'opacity=".8"'),
  );
illustration.layer('fish', [
  ...points('560,742 596,724 606,752 640,738 664,756').map(([x, y]) => fish(x, y, 0.8, 1)),
  ...points('1120,690 1152,702 1140,672').map(([x, y]) => fish(x, y, 0.7, -1)),
]);

// ── The gulet ───────────────────────────────────────────────────────────────────────────────────

illustration.layer('gulet', [
  ...masts(),
  ...deck(illustration),
  ...hull(illustration),
  ...belowDeck(illustration),
  // the flag at the stern, crescent and star towards the hoist
  stroke('M1076 426L1098 344', '#4a2a30', 4, 'stroke-linecap="round"'),
  path('M1098 346q13-7 26 0t26 0l-8 32q-12 7-26 0t-26 0z', '#d5434a'),
  circle(1112, 363, 8, '#fff7e6'),
  circle(1114.4, 363, 6.4, '#d5434a'),
  star(1123, 363, 4.2, '#fff7e6'),
  // the ladder into the water
  stroke(
    'M1066 470L1082 606M1084 462L1100 606M1070 500H1089M1073 526H1092M1077 552H1096M1080 580H1099',
    '#fff3da',
    4,
    'stroke-linecap="round"',
  ),
]);

// ── Swimmers ────────────────────────────────────────────────────────────────────────────────────

illustration.layer('swimmers', [
  path(lens(1184, 566, 66, 5) + lens(1176, 560, 40, 3), '#e9fbf2', 'opacity=".8"'),
  stroke(
    'M1196 566L1262 582L1276 594M1244 578L1274 576',
    '#c9906f',
    11,
    'stroke-linecap="round" stroke-linejoin="round" opacity=".65"',
  ),
  stroke('M1194 566L1232 574', '#d5584c', 15, 'stroke-linecap="round" opacity=".8"'),
  stroke(
    'M1196 560L1184 526L1150 534',
    '#b5785a',
    10,
    'stroke-linecap="round" stroke-linejoin="round"',
  ),
  circle(1172, 552, 13, '#a86b50'),
  path('M1160 550C1158 534 1186 532 1186 552C1178 544 1168 544 1160 550z', '#3d2430'),
]);
illustration.layer(
  'gulls',
  [
    { x: 330, y: 150, scale: 18, turn: -8 },
    { x: 388, y: 118, scale: 13, turn: 6 },
    { x: 1010, y: 236, scale: 14, turn: -4 },
  ].map((gull) => bird(GULL, '#fff8e6', gull)),
);

illustration.layer('light', [
  sunlight(illustration, SUN, 700, [
    [0, '#fff0bf', 0.42],
    [0.5, '#ffdf9c', 0.1],
    [1, '#ffdf9c', 0],
  ]),
]);

export const markers = numbered(illustration, [
  { at: [590, 120], to: [498, 150] },
  { at: [936, 720], to: [914, 610] },
  { at: [226, 790], to: [136, 800] },
  { at: [1210, 648], to: [1204, 586] },
  { at: [948, 300], to: [948, 440] },
  { at: [316, 356], to: [304, 430] },
  { at: [560, 720], to: [528, 596] },
]);
