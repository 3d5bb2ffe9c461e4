/**
 * Ihlara: the gorge that is not seen until its edge is reached, from the edge, in morning mist. The
 * plain is flat to both sides and the Melendiz winds far below between upright walls, green with
 * poplars; Hasan Dağı with its two summits closes the view.
 */

import { mix } from '../kit/colour.ts';
import { figure } from '../kit/motifs.ts';
import { clamp, item, lerp, noise, random } from '../kit/numbers.ts';
import {
  archway,
  between,
  dot,
  draw,
  fillDown,
  mound,
  num,
  type Point,
  points,
  polygon,
  ridge,
  smoothPath,
} from '../kit/path.ts';
import { craggy } from '../kit/rocks.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, veil } from '../kit/sky.ts';

export const stamp = new Scene('sih-', { width: 1200, height: 900 });

const HAZE = '#e6ead2';
const INK = '#1f3a40';
const SUN: Point = [286, 128];

// ── Sky, Hasan Dağı and the plain ───────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    400,
    stamp.verticalGradient(0, 300, [
      [0, '#6fa39c'],
      [0.5, '#b4d0bd'],
      [1, '#f1efd6'],
    ]),
  ),
  halo(stamp, SUN, 130, [
    [0, '#fffdf0', 0.9],
    [0.45, '#fff8dc', 0.45],
    [1, '#fff3cc', 0],
  ]),
  circle(...SUN, 44, '#fffdf2'),
  ...lensClouds({ seed: 3, high: '#b9d3c4', low: '#f7f3de', top: 40, bottom: 240 }, [
    [980, 84, 460, 20, 0.7],
    [120, 206, 380, 12, 0.8],
  ]),
  path(
    smoothPath(
      points(
        '300,290 400,262 470,222 524,166 556,140 590,158 622,172 652,132 676,118 712,150 770,208 850,256 980,290',
      ),
      { tension: 0.6 },
    ) + 'z',
    stamp.verticalGradient(110, 290, [
      [0, '#8fb0a8'],
      [1, '#dfe6cd'],
    ]),
  ),
  path(
    polygon(points('556,140 574,148 566,176 548,164 532,184 524,166')) +
      polygon(points('652,132 676,118 700,138 690,164 676,146 660,166 646,152 640,150')),
    '#fbfaee',
    'opacity=".85"',
  ),
  band(
    276,
    900,
    stamp.verticalGradient(276, 560, [
      [0, '#dfe3c4'],
      [1, '#b9c598'],
    ]),
  ),
]);

// ── The river ───────────────────────────────────────────────────────────────────────────────────

/** The middle of the gorge, 0 far away – 1 at our feet. */
const course = (t: number): number => 640 + Math.sin(t * 6.6 + 0.9) * (10 + 74 * t) - 20 * t;
const down = (t: number): number => 304 + 590 * t ** 1.5;
const water = (t: number, sign: number): Point => [course(t) + sign * (3 + 62 * t ** 1.5), down(t)];

const along = (sign: number, from = 0, to = 1.1): Point[] =>
  Array.from({ length: 25 }, (_, i) => water(lerp(from, to, i / 24), sign));
stamp.layer('bottom', [
  path(
    polygon(points('560,296 740,296 1300,920 -100,920')),
    stamp.verticalGradient(290, 600, [
      [0, '#d3ddb6'],
      [0.4, '#86b07c'],
      [1, '#4f8a64'],
    ]),
  ),
  path(
    between(along(-1), along(1)),
    stamp.verticalGradient(300, 900, [
      [0, '#f4f6e4'],
      [0.3, '#b5dacb'],
      [0.65, '#5fabab'],
      [1, '#2f7f8c'],
    ]),
  ),
  stroke(smoothPath(along(-0.4, 0.35, 0.72)), '#f2f8ea', 5, 'opacity=".7" stroke-linecap="round"'),
  stroke(smoothPath(along(0.45, 0.6, 0.9)), '#f2f8ea', 5, 'opacity=".6" stroke-linecap="round"'),
]);

// ── Walls from both sides, the farthest first ───────────────────────────────────────────────────

const BRIGHT = ['#fff0c4', '#e9b184'] as const;
const LIT = ['#efcb9a', '#bd8468'] as const;
const SHADED = ['#86a292', '#4a716a'] as const;
const DARK = ['#5f8580', '#2f5658'] as const;

function trees(
  x1: number,
  x2: number,
  y: (x: number) => number,
  size: number,
  t: number,
  seed: number,
): string {
  const next = random(seed);
  let dark = '';
  let lit = '';
  for (let x = x1; x < x2; x += size * (0.34 + next() * 0.5)) {
    const foot = y(x) + next() * size;
    if (next() < 0.3) {
      const h = size * (2.2 + next() * 1.6);
      dark += draw`M${x} ${foot}c${-h * 0.2} ${-h * 0.3} ${-h * 0.1} ${-h * 0.85} 0 ${-h}c${h * 0.1} ${h * 0.15} ${h * 0.2} ${h * 0.7} 0 ${h}z`;
      lit += draw`M${x - h * 0.02} ${foot - h * 0.1}c${-h * 0.14} ${-h * 0.26} ${-h * 0.07} ${-h * 0.7} ${h * 0.02} ${-h * 0.86}q${-h * 0.02} ${h * 0.4} ${-h * 0.02} ${h * 0.86}z`;
    } else {
      const r = size * (0.6 + next() * 0.5);
      dark += mound(x, foot, r, r * 1.2) + mound(x + r * 0.9, foot, r * 0.7);
      lit +=
        dot(x - r * 0.2, foot - r * 0.66, r * 0.46) + dot(x + r * 0.8, foot - r * 0.36, r * 0.3);
    }
  }
  return path(dark, mix('#2c5f4c', HAZE, t)) + path(lit, mix('#7fa861', HAZE, t));
}

/** Where the wall stands at `t`: it juts out towards the river and draws back by turns. */
interface Stand {
  t: number;
  rim: Point;
  foot: Point;
  water: Point;
}
function standsOf(side: -1 | 1, seed: number): Stand[] {
  const next = random(seed);
  const stands = Array.from({ length: 15 }, (_, i): Stand => {
    const t = 0.06 + (i * 1.4) / 14;
    const jut = i % 2 === (side > 0 ? 0 : 1) ? 0.7 : 1.12;
    const gap = (16 + 330 * t ** 1.35) * (jut + next() * 0.16);
    const x = course(t) + side * gap;
    const deep = down(t) - 30 * t ** 1.5;
    return {
      t,
      rim: [x, 288 + 96 * t ** 1.6],
      foot: [x - side * 26 * t, deep],
      water: water(t, side * 1.16),
    };
  });
  const last = item(stands, 14);
  const out = 600 + side * 760;
  return [...stands, { ...last, t: 1.47, rim: [out, last.rim[1] + 26], foot: [out, 1100] }];
}

function facet(side: -1 | 1, far: Stand, near: Stand, seed: number): string {
  const haze = 0.78 * clamp(1 - near.t * 1.05) ** 0.9;
  const jutting = side * (near.rim[0] - far.rim[0]) < 20 * near.t;
  const [top, low] = side > 0 ? (jutting ? BRIGHT : LIT) : jutting ? DARK : SHADED;
  const rough = 3 + 14 * near.t ** 1.5;
  const outline = polygon([
    far.rim,
    near.rim,
    ...craggy([near.rim, near.foot], seed, rough),
    near.foot,
    far.foot,
  ]);
  const next = random(seed);
  let clefts = '';
  for (let k = 0; k < 4; k++) {
    const u = (k + 0.3 + next() * 0.5) / 4;
    const [x, y] = [lerp(far.rim[0], near.rim[0], u), lerp(far.rim[1], near.rim[1], u)];
    const height = lerp(far.foot[1], near.foot[1], u) - y;
    const w = 16 * near.t * (0.5 + next());
    clefts += draw`M${x} ${y + height * 0.1}l${w} ${height * 0.16}l${-w * 0.3} ${height * 0.66}
      l${-w * 0.9} ${-height * 0.6}z`;
  }
  const [topY, footY] = [near.rim[1], near.foot[1]];
  const band = (y: number): string => {
    const at = ({ rim, foot }: Stand): Point => [
      lerp(rim[0], foot[0], y),
      lerp(rim[1], foot[1], y),
    ];
    return draw`M${at(far)}L${at(near)}`;
  };
  const between = (from: Point, to: Point) => (x: number) =>
    lerp(from[1], to[1], clamp((x - from[0]) / (to[0] - from[0])));
  const sorted = (from: Point, to: Point) =>
    (from[0] < to[0] ? [from, to] : [to, from]) as [Point, Point];
  const [shoreFrom, shoreTo] = sorted(far.water, near.water);
  const [footFrom, footTo] = sorted(far.foot, near.foot);
  return [
    path(
      polygon([far.foot, near.foot, near.water, far.water]),
      mix(side > 0 ? '#86a866' : '#3f7a5e', HAZE, haze),
    ),
    path(
      outline,
      stamp.verticalGradient(topY, footY, [
        [0, mix(top, HAZE, haze)],
        [1, mix(low, HAZE, haze)],
      ]),
    ),
    path(clefts, mix(side > 0 ? '#b0765f' : '#264a50', HAZE, haze), 'opacity=".5"'),
    stroke(
      band(0.24),
      mix(side > 0 ? '#c98f6c' : '#2f5a5c', HAZE, haze),
      num(2 + 14 * near.t),
      'opacity=".45"',
    ),
    stroke(
      band(0),
      mix(side > 0 ? '#fff6d6' : '#b5cba8', HAZE, haze),
      num(2 + 5 * near.t),
      'stroke-linecap="round"',
    ),
    trees(footFrom[0], footTo[0], between(footFrom, footTo), 5 + 22 * near.t, haze, seed + 40),
    trees(shoreFrom[0], shoreTo[0], between(shoreFrom, shoreTo), 5 + 24 * near.t, haze, seed + 80),
  ].join('');
}

const [left, right] = [standsOf(-1, 5), standsOf(1, 8)];
const facets = left
  .slice(1)
  .flatMap((near, i) => [
    facet(-1, item(left, i), near, 100 + i),
    facet(1, item(right, i), item(right, i + 1), 200 + i),
  ]);
stamp.layer('walls', [
  ...facets,
  veil(stamp, 290, 620, [
    [0, HAZE, 0.1],
    [0.3, HAZE, 0.42],
    [1, HAZE, 0],
  ]),
]);

// ── Doors of churches, and the edge we look from ────────────────────────────────────────────────

stamp.layer(
  'doors',
  path(
    [
      [972, 590],
      [1010, 584],
      [1064, 600],
      [930, 640],
    ]
      .map(([x = 0, y = 0], i) => archway(x, y, 18 - (i % 2) * 4, 20))
      .join(''),
    '#5a3a44',
  ),
);

const rough = noise(30);
const ledge = craggy(points('-20,640 120,652 236,676 262,730 330,770 350,850 420,920'), 6, 16);
stamp.layer('edge', [
  group(
    'transform="translate(150 664) scale(5.4)"',
    figure({ legs: INK, coat: '#d9694a', head: '#5a3a3c' }),
  ),
  path(polygon([...ledge, [-20, 920]]), INK),
  stroke(polygon(ledge, false), '#a9c0a4', 3, 'opacity=".5"'),
  path(fillDown(ridge((x) => 880 + rough(x / 70) * 14, { to: 1240 })), INK),
]);
