/** The walls of the gorge and its river, from the far end (`t` = 0) to our feet (1). */

import { mix } from '../../kit/colour.ts';
import { clamp, item, lerp, random } from '../../kit/numbers.ts';
import { dot, draw, mound, num, type Point, polygon } from '../../kit/path.ts';
import { craggy } from '../../kit/rocks.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, stroke } from '../../kit/shapes.ts';

export const HAZE = '#e6ead2';

/** The middle of the gorge, 0 far away – 1 at our feet. */
const course = (t: number): number => 640 + Math.sin(t * 6.6 + 0.9) * (10 + 74 * t) - 20 * t;
const down = (t: number): number => 304 + 590 * t ** 1.5;
export const water = (t: number, sign: number): Point => [
  course(t) + sign * (3 + 62 * t ** 1.5),
  down(t),
];

const BRIGHT = ['#fff0c4', '#e9b184'] as const;
const LIT = ['#efcb9a', '#bd8468'] as const;
const SHADED = ['#86a292', '#4a716a'] as const;
const DARK = ['#5f8580', '#2f5658'] as const;

/** Poplars and bushes along a line, from its left end. */
function trees(one: Point, other: Point, size: number, t: number, seed: number): string {
  const [from, to] = one[0] < other[0] ? [one, other] : [other, one];
  const next = random(seed);
  let dark = '';
  let lit = '';
  for (let x = from[0]; x < to[0]; x += size * (0.34 + next() * 0.5)) {
    const along = (x - from[0]) / (to[0] - from[0]);
    const foot = lerp(from[1], to[1], along) + next() * size;
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

/** Where the wall places at `t`: it juts out towards the river and draws back by turns. */
interface Stand {
  t: number;
  rim: Point;
  foot: Point;
  water: Point;
}
function standsOf(side: -1 | 1, seed: number): Stand[] {
  const next = random(seed);
  const places = Array.from({ length: 15 }, (_, i): Stand => {
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
  const last = item(places, 14);
  const out = 600 + side * 760;
  return [...places, { ...last, t: 1.47, rim: [out, last.rim[1] + 26], foot: [out, 1100] }];
}

function facet(scene: Scene, side: -1 | 1, far: Stand, near: Stand, seed: number): string {
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
  const level = (y: number): string => {
    const at = ({ rim, foot }: Stand): Point => [
      lerp(rim[0], foot[0], y),
      lerp(rim[1], foot[1], y),
    ];
    return draw`M${at(far)}L${at(near)}`;
  };
  return [
    path(
      polygon([far.foot, near.foot, near.water, far.water]),
      mix(side > 0 ? '#86a866' : '#3f7a5e', HAZE, haze),
    ),
    path(
      outline,
      scene.verticalGradient(topY, footY, [
        [0, mix(top, HAZE, haze)],
        [1, mix(low, HAZE, haze)],
      ]),
    ),
    path(clefts, mix(side > 0 ? '#b0765f' : '#264a50', HAZE, haze), 'opacity=".5"'),
    stroke(
      level(0.24),
      mix(side > 0 ? '#c98f6c' : '#2f5a5c', HAZE, haze),
      num(2 + 14 * near.t),
      'opacity=".45"',
    ),
    stroke(
      level(0),
      mix(side > 0 ? '#fff6d6' : '#b5cba8', HAZE, haze),
      num(2 + 5 * near.t),
      'stroke-linecap="round"',
    ),
    trees(far.foot, near.foot, 5 + 22 * near.t, haze, seed + 40),
    trees(far.water, near.water, 5 + 24 * near.t, haze, seed + 80),
  ].join('');
}

export function walls(scene: Scene): string[] {
  const [left, right] = [standsOf(-1, 5), standsOf(1, 8)];
  return left
    .slice(1)
    .flatMap((near, i) => [
      facet(scene, -1, item(left, i), near, 100 + i),
      facet(scene, 1, item(right, i), item(right, i + 1), 200 + i),
    ]);
}
