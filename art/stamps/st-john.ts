/**
 * The Basilica of St John: an arch of the nave, brick on columns of marble, and through it the
 * castle on the top of Ayasuluk. Late in the morning, the sun on the right, looking north; the capitals
 * carry round monograms, as those of Justinian's church do.
 */

import { mix } from '../kit/colour.ts';
import { fractalNoise, random } from '../kit/numbers.ts';
import { around, draw, fillDown, mound, type Point, polygon, ridge } from '../kit/path.ts';
import { LEFT_TO_RIGHT, Scene } from '../kit/scene.ts';
import { band, circle, group, hoop, path, rect, stroke } from '../kit/shapes.ts';
import { lensClouds, veil } from '../kit/sky.ts';

export const stamp = new Scene('ssj-', { width: 1200, height: 900 });

const INK = '#46324f';
const MORTAR = '#f3cfa4';
const BRICKS = ['#c9694c', '#b5553f', '#d97d59'] as const;

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

const rough = fractalNoise(14, 4);
const hill = (x: number): number =>
  706 - 184 * Math.exp(-(((x - 610) / 290) ** 2)) + rough(x / 50) * 7;

interface Tower {
  x: number;
  top: number;
  width: number;
}

/** A tower with its battlements, shaded on the left. */
function tower({ x, top, width }: Tower): string {
  const foot = hill(x) + 40;
  const teeth = Array.from(
    { length: 4 },
    (_, i) => draw`M${x - width / 2 + (i * width) / 3.6} ${top + 2}v-14h${width * 0.17}v14z`,
  );
  const outline = draw`M${x - width / 2} ${foot}V${top}h${width}V${foot}z${teeth.join('')}`;
  return (
    path(outline, '#f3d3a0') +
    path(draw`M${x - width / 2} ${foot}V${top}h${width * 0.36}V${foot}z`, '#c98f74') +
    rect(x + width * 0.06, top + 26, 7, 16, INK)
  );
}
/** The curtain wall between two towers. */
function curtain(from: number, to: number, top: number): string {
  let teeth = '';
  for (let x = from; x < to - 8; x += 17) teeth += draw`M${x} ${top + 2}v-10h9v10z`;
  return path(draw`M${from} ${top}H${to}V${hill(to) + 40}H${from}z${teeth}`, '#e0b285');
}
const TOWERS: readonly Tower[] = [
  { x: 380, top: 528, width: 62 },
  { x: 466, top: 448, width: 72 },
  { x: 566, top: 376, width: 82 },
  { x: 676, top: 366, width: 84 },
  { x: 770, top: 440, width: 70 },
  { x: 846, top: 520, width: 62 },
];
/** Scrub on the slope, its light on the right. */
function scrub(): string[] {
  const next = random(20);
  let dark = '';
  let lit = '';
  for (let i = 0; i < 80; i++) {
    const x = next() * 1200;
    const y = hill(x) + 24 + next() ** 1.4 * 150;
    const r = 6 + (y - hill(x)) * 0.1 + next() * 6;
    dark += mound(x, y, r * 1.3, r);
    lit += mound(x + r * 0.4, y - r * 0.1, r * 0.6, r * 0.74);
  }
  return [path(dark, '#5d7a55'), path(lit, '#c3b974')];
}

function cypress(x: number, height: number): string {
  const foot = hill(x) + 60;
  const half = height * 0.1;
  return (
    path(
      draw`M${x} ${foot - height}c${half * 1.3} ${height * 0.36} ${half * 1.3} ${height * 0.8} ${half * 0.4} ${height}
        h${-half * 0.8}c${-half * 0.9} ${-height * 0.2} ${-half * 0.9} ${-height * 0.64} ${half * 0.4} ${-height}z`,
      '#2f5a54',
    ) +
    path(
      draw`M${x + half * 0.06} ${foot - height * 0.92}c${half} ${height * 0.3} ${half} ${height * 0.7} ${half * 0.34} ${height * 0.88}
        q${-half * 0.1} ${-height * 0.5} ${-half * 0.34} ${-height * 0.88}z`,
      '#7d9a6a',
    )
  );
}
stamp.layer('castle', [
  curtain(380, 466, 556),
  curtain(466, 566, 478),
  curtain(566, 676, 412),
  curtain(676, 770, 470),
  curtain(770, 846, 546),
  ...TOWERS.map(tower),
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
  ].map(([x = 0, height = 0]) => cypress(x, height)),
  veil(stamp, 560, 820, [
    [0, '#f4edd2', 0],
    [1, '#f4edd2', 0.45],
  ]),
]);

// ── The arcade ──────────────────────────────────────────────────────────────────────────────────

const SPRING = 404;
const SPAN = 540;
const INNER = 226;
const OUTER = 296;
const MIDDLES = [60, 600, 1140];

const openings = MIDDLES.map(
  (x) => draw`M${x - INNER} ${SPRING}a${INNER} ${INNER} 0 0 1 ${2 * INNER} 0z`,
).join('');
const wall = draw`M-20-20H1220V${SPRING}H-20z${openings}`;

/** Long flat bricks in courses, every so often one of another firing. */
function courses(): string {
  const next = random(3);
  let data = '';
  for (let y = 66; y < SPRING; y += 24) {
    for (let x = next() * 60 - 20; x < 1220; x += 130 + next() * 190)
      data += draw`M${x} ${y}h${40 + next() * 26}v11h${-52}z`;
  }
  return data;
}
const lines = Array.from({ length: 15 }, (_, i) => draw`M-20 ${60 + i * 24}H1220`).join('');

/** The bricks of an arch, on edge round its opening. */
function voussoirs(x: number): string[] {
  const count = 30;
  const at = (radius: number, i: number): Point =>
    around(x, SPRING, radius, Math.PI * (1 + i / count));
  return Array.from({ length: count }, (_, i) => {
    const brick = polygon([
      at(INNER, i + 0.08),
      at(OUTER, i + 0.08),
      at(OUTER, i + 0.92),
      at(INNER, i + 0.92),
    ]);
    const lit = i / count;
    return path(
      brick,
      mix(BRICKS[i % 3] ?? BRICKS[0], lit > 0.5 ? '#6f3648' : '#f3a274', Math.abs(lit - 0.5) * 0.7),
    );
  });
}
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
    `${stamp.clip('wall', wall, 'clip-rule="evenodd"')}`,
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
