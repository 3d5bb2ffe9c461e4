/**
 * How Pamukkale's terraces grow, as a cut through the hill: a hot spring rises at the top, water is led
 * along a channel, spills from basin to basin, cools, and leaves its lime as rims and icicles.
 */

import { mix } from '../kit/colour.ts';
import { item, lerp, noise, random } from '../kit/numbers.ts';
import { draw, fillDown, num, type Point, polygon, ridge, smoothPath } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight } from '../kit/sky.ts';
import { figure } from '../kit/motifs.ts';
import { numbered } from './marker.ts';

export const illustration = new Scene('itr-', { width: 1280, height: 800 });

const SUN: Point = [196, 190];
const WATER = '#5fc3cf';
const WATER_LIT = '#b9eef0';
const LIME = '#fbf3e8';

illustration.layer('sky', [
  band(
    0,
    800,
    illustration.verticalGradient(0, 560, [
      [0, '#2f6c93'],
      [0.35, '#7fa9bd'],
      [0.66, '#e3c7bd'],
      [1, '#fbe3c0'],
    ]),
  ),
  ...lensClouds({ seed: 12, high: '#9cc0cc', low: '#f2d5c4', top: 60, bottom: 300 }, [
    [520, 88, 330, 16, 0.6],
    [320, 300, 300, 13, 0.5],
    [930, 60, 260, 14, 0.45],
  ]),
  halo(illustration, SUN, 140, [
    [0, '#fff8dc', 0.9],
    [0.45, '#ffefc4', 0.5],
    [1, '#ffdfb0', 0],
  ]),
  circle(...SUN, 52, '#fff9e6'),
]);

const hills = noise(4);
illustration.layer('plain', [
  path(
    fillDown(
      ridge((x) => 470 + hills(x / 120) * 34, { to: 700 }),
      820,
    ),
    illustration.verticalGradient(430, 620, [
      [0, '#a396b4'],
      [1, '#e8c9c0'],
    ]),
  ),
  path(
    fillDown(
      ridge((x) => 560 + hills(x / 190 + 40) * 20, { to: 700 }),
      820,
    ),
    illustration.verticalGradient(540, 760, [
      [0, '#b9b58f'],
      [1, '#8e9d78'],
    ]),
  ),
]);

// ── The ruins on the edge ───────────────────────────────────────────────────────────────────────

const column = (x: number, foot: number, height: number): string =>
  rect(x - 7, foot - height, 14, height, '#9c7f8c') +
  rect(x - 7, foot - height, 6, height, '#e9cdbb') +
  rect(x - 11, foot - height - 8, 22, 8, '#b79aa0') +
  rect(x - 10, foot - 7, 20, 7, '#b79aa0');
illustration.layer('ruins', [
  column(1108, 246, 100),
  column(1146, 246, 100),
  column(1184, 246, 100),
  column(1222, 246, 58),
  rect(1094, 128, 106, 14, '#b79aa0'),
  rect(1094, 128, 106, 5, '#ecd3c2'),
]);

// ── The hill, cut open: basins from the top right to the plain ──────────────────────────────────

/** Left and right ends of each basin, and its water level: they grow wider towards the plain. */
const BASINS = [
  { from: 742, to: 868, level: 306, depth: 30 },
  { from: 612, to: 748, level: 376, depth: 36 },
  { from: 462, to: 620, level: 456, depth: 42 },
  { from: 302, to: 470, level: 540, depth: 46 },
  { from: 132, to: 310, level: 628, depth: 44 },
] as const;

/** The stone's surface from the left foot up to the top, rim by rim. */
function surface(): Point[] {
  const line: Point[] = [
    [-40, 716],
    [88, 704],
  ];
  for (const { from, to, level, depth } of BASINS.toReversed()) {
    line.push(
      [from - 22, level + 44],
      [from - 17, level + 8],
      [from - 6, level - 8],
      [from + 7, level - 4],
    );
    line.push([from + 16, level + depth * 0.7], [from + 36, level + depth]);
    line.push([to - 46, level + depth - 4], [to - 14, level + depth * 0.55]);
  }
  line.push([846, 292], [872, 268], [900, 250], [1010, 244], [1320, 240]);
  return line;
}
const stone = `${smoothPath(surface(), { tension: 0.62 })}V840H-40z`;
const hill = illustration.clip('hill', stone);

const wave = noise(55);
/** The lime is thickest under the basins; the hill beneath it is grey rock. */
const rockEdge: Point[] = [
  [-40, 770],
  [120, 752],
  [300, 690],
  [470, 610],
  [620, 520],
  [760, 436],
  [860, 372],
  [940, 318],
  [1000, 296],
  [1320, 288],
];
function limeLayers(): string[] {
  return [0.82, 0.62, 0.42, 0.22].map((t, i) => {
    const edge = rockEdge.map(([x, y]): Point => [
      x,
      y - t * lerp(96, 34, x / 1280) + wave(x / 90 + i) * 3,
    ]);
    return stroke(smoothPath(edge), mix('#e4cdbb', '#cdb3ad', i / 4), 3.4, 'opacity=".85"');
  });
}

illustration.layer(
  'water',
  BASINS.map(({ from, to, level, depth }) =>
    path(
      polygon([
        [from - 4, level],
        [to + 6, level],
        [to + 6, level + depth + 20],
        [from - 4, level + depth + 20],
      ]),
      illustration.verticalGradient(level, level + depth, [
        [0, WATER_LIT],
        [0.25, WATER],
        [1, '#2f93a8'],
      ]),
    ),
  ),
);

illustration.layer('hill', [
  group(
    hill,
    path(
      stone,
      illustration.verticalGradient(240, 780, [
        [0, LIME],
        [1, '#ead6c8'],
      ]),
    ),
    ...limeLayers(),
    path(
      `${smoothPath(rockEdge)}V840H-40z`,
      illustration.verticalGradient(290, 800, [
        [0, '#a5838c'],
        [0.5, '#7b5f7c'],
        [1, '#4a3a63'],
      ]),
    ),
    ...[0, 1, 2].map((i) =>
      stroke(
        smoothPath(
          rockEdge.map(([x, y]): Point => [x, y + 60 + i * 66 + wave(x / 130 + i * 9) * 14]),
        ),
        '#8d6d86',
        5,
        'opacity=".4"',
      ),
    ),
  ),
  illustration.stipple(path(`${smoothPath(rockEdge)}V840H-40z`, '#2f2a52', hill), 'opacity=".16"'),
]);

// ── The spring: a hot vein through the rock, and its pool ───────────────────────────────────────

const vein = 'M1064 820C1070 720 1030 660 1052 580S1104 470 1074 392S1062 300 1066 272';
illustration.layer('spring', [
  stroke(vein, '#2a2450', 46, 'opacity=".35" stroke-linecap="round"'),
  stroke(vein, '#3d9fb2', 32, 'stroke-linecap="round"'),
  stroke(vein, '#8fdbe0', 13, 'stroke-linecap="round"'),
  stroke(
    'M1064 820C1070 720 1030 660 1052 580',
    '#e8785c',
    13,
    'opacity=".55" stroke-linecap="round"',
  ),
  path('M1004 243Q1012 278 1064 280Q1120 278 1130 241z', '#3d9fb2'),
  path('M1004 243Q1066 234 1130 241Q1126 250 1066 252Q1010 252 1004 243z', WATER_LIT),
  // the channel, cut into the edge
  path('M866 268Q890 246 914 250L1010 246V258L918 264Q896 264 880 284z', '#3d9fb2'),
  path('M866 268Q890 246 914 250L1010 246V251L916 256Q892 254 874 276z', WATER_LIT),
]);

function steam(): string {
  const lines = [
    'M1030 226C1014 202 1046 186 1030 160',
    'M1066 222C1048 194 1084 176 1066 146',
    'M1100 226C1086 204 1114 188 1100 166',
  ];
  return stroke(lines.join(''), '#fff9ee', 8, 'stroke-linecap="round" opacity=".75"');
}
illustration.layer('steam', steam());

// ── Rims, icicles, and what spills over them ────────────────────────────────────────────────────

function rims(): string[] {
  const next = random(6);
  const out: string[] = [];
  for (const [i, { from, level }] of BASINS.entries()) {
    const below = BASINS[i + 1];
    const foot = below ? below.level : 704;
    const edge = from - 17;
    const fall = draw`M${from + 4} ${level - 5}C${edge - 4} ${level - 12} ${edge - 4} ${level + 16} ${edge - 6} ${level + 34}L${edge - 12} ${foot}`;
    for (let n = 0; n < 7; n++) {
      const x = edge - 20 + n * 5.4;
      const top = level + 10 + Math.abs(n - 4) * 5;
      const length = 22 + next() * 26;
      out.push(
        path(draw`M${x - 4} ${top}h8L${x + 0.6} ${top + length}z`, n % 2 ? '#fffaf0' : '#dcc8c4'),
      );
    }
    out.push(
      stroke(fall, '#e9fbfa', 11, 'stroke-linecap="round" opacity=".92"'),
      stroke(fall, '#79cdd6', 4, 'stroke-linecap="round"'),
      path(
        draw`M${from - 18} ${level + 6}Q${from - 16} ${level - 12} ${from - 2} ${level - 11}Q${from + 10} ${level - 8} ${from + 10} ${level + 2}Q${from} ${level - 4} ${from - 6} ${level + 2}Q${from - 12} ${level + 8} ${from - 14} ${level + 18}z`,
        '#fffdf6',
      ),
    );
  }
  const ripples = BASINS.map(
    ({ from, to, level }) =>
      `M${num(from + 40)} ${level + 8}h${num((to - from) * 0.3)}M${num(to - 56)} ${level + 14}h30`,
  );
  out.push(stroke(ripples.join(''), '#f4fffb', 3, 'stroke-linecap="round" opacity=".8"'));
  return out;
}
illustration.layer('rims', rims());

const walker = (x: number, foot: number, coat: string): string =>
  group(
    `transform="translate(${x} ${foot}) scale(2.9)"`,
    figure({ legs: '#c98f75', coat, head: '#c98f75' }),
  );
illustration.layer('people', [
  walker(item(BASINS, 3).from + 96, 572, '#d2523f'),
  walker(item(BASINS, 3).from + 130, 574, '#2c3f73'),
  stroke('M386 552h58', '#dff7f6', 4, 'stroke-linecap="round"'),
]);

illustration.layer(
  'light',
  sunlight(illustration, SUN, 620, [
    [0, '#fff0c8', 0.3],
    [0.5, '#ffd9b0', 0.1],
    [1, '#ffd9b0', 0],
  ]),
);

export const markers = numbered(illustration, [
  { at: [1140, 520], to: [1080, 520] },
  { at: [940, 176], to: [940, 252] },
  { at: [678, 320], to: [678, 384] },
  { at: [404, 420], to: [444, 458] },
  { at: [560, 610], to: [520, 540] },
]);
