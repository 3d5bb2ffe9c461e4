/**
 * The Antique Pool at noon, from its edge: fluted columns and blocks that an earthquake threw in lie
 * under clear warm water, one across the other; nets of light wander over them, bubbles rise, and
 * oleander hangs over the rim. It is empty of people.
 */

import type { Filter } from '../kit/filters.ts';
import { item, lerp, random } from '../kit/numbers.ts';
import { between, dot, draw, type Point, polygon, ridge } from '../kit/path.ts';
import { STAMP, wash } from '../kit/ruins.ts';
import { bush } from '../kit/ruins/plants.ts';
import { Scene } from '../kit/scene.ts';
import { circle, ellipse, group, path, rect, stroke } from '../kit/shapes.ts';
import { lens } from '../kit/water.ts';

export const stamp = new Scene('sap-', STAMP);

const SHORE = 236;

stamp.layer('garden', [
  wash(stamp, 0, SHORE, [
    [0, '#57b0c0'],
    [0.6, '#bfe0d6'],
    [1, '#f4edd2'],
  ]),
  bush({ x: 190, foot: 244, width: 460, height: 170, dark: '#2f7468', lit: '#7fb58a', seed: 2 }),
  bush({ x: 640, foot: 240, width: 420, height: 120, dark: '#3d8474', lit: '#94c494', seed: 5 }),
  bush({ x: 1040, foot: 244, width: 460, height: 180, dark: '#2f7468', lit: '#7fb58a', seed: 7 }),
]);

// ── Under water ─────────────────────────────────────────────────────────────────────────────────

stamp.layer(
  'water',
  wash(stamp, 200, 900, [
    [0, '#bdf0e2'],
    [0.2, '#6fd8d2'],
    [0.6, '#27abb8'],
    [1, '#0f6f90'],
  ]),
);

interface Fallen {
  x: number;
  y: number;
  length: number;
  width: number;
  /** In degrees. */
  turn: number;
  /** 0 near the surface – 1 deep. */
  deep: number;
}

/** A column that lies on its side, its sunlit flank above; the end that is seen is a disc. */
function fallen({ x, y, length, width, turn, deep }: Fallen): string {
  const w = width / 2;
  const cap = w * 0.42;
  const body = draw`M0 ${-w}H${length}A${cap} ${w} 0 0 1 ${length} ${w}H0A${cap} ${w} 0 0 1 0 ${-w}z`;
  const marble = stamp.linearGradient([
    [0, '#fffbe6'],
    [0.28, '#e9f2dc'],
    [0.62, '#8fc8c4'],
    [1, '#3f8c9c'],
  ]);
  const flutes = [-0.66, -0.3, 0.06, 0.42]
    .map((u) => draw`M${cap * 0.6} ${u * w}H${length - 4}`)
    .join('');
  const joint = [0.36, 0.7]
    .map((t) => draw`M${length * t} ${-w}A${cap} ${w} 0 0 1 ${length * t} ${w}`)
    .join('');
  return group(
    `transform="translate(${x} ${y}) rotate(${turn})" opacity="${(1 - deep * 0.45).toFixed(2)}"`,
    path(
      draw`M10 ${w * 0.7}H${length + 10}A${cap} ${w} 0 0 1 ${length + 10} ${w * 1.8}H30z`,
      '#0b5876',
      'opacity=".4"',
    ),
    path(body, marble),
    stroke(flutes, '#4f98a4', width * 0.05, 'opacity=".5"'),
    stroke(joint, '#2f7c90', 4, 'opacity=".6"'),
    ellipse(0, 0, cap, w, '#d3ead8'),
    ellipse(0, 0, cap * 0.66, w * 0.66, '#b3dad0'),
    ellipse(0, 0, cap * 0.16, w * 0.14, '#4f98a4'),
  );
}
const block = (x: number, y: number, size: number): string =>
  path(
    polygon([
      [x, y],
      [x + size, y - size * 0.3],
      [x + size * 1.5, y],
      [x + size * 0.5, y + size * 0.34],
    ]),
    '#dff0da',
  ) +
  path(
    polygon([
      [x, y],
      [x + size * 0.5, y + size * 0.34],
      [x + size * 0.5, y + size * 0.9],
      [x, y + size * 0.52],
    ]),
    '#8fc8c4',
  ) +
  path(
    polygon([
      [x + size * 0.5, y + size * 0.34],
      [x + size * 1.5, y],
      [x + size * 1.5, y + size * 0.5],
      [x + size * 0.5, y + size * 0.9],
    ]),
    '#3f8c9c',
  );

stamp.layer('columns', [
  fallen({ x: 700, y: 330, length: 420, width: 62, turn: 8, deep: 0.9 }),
  fallen({ x: 60, y: 372, length: 430, width: 70, turn: -7, deep: 0.8 }),
  group('opacity=".7"', block(560, 420, 90)),
  fallen({ x: 520, y: 640, length: 620, width: 116, turn: -19, deep: 0.35 }),
  block(960, 640, 130),
  fallen({ x: 130, y: 560, length: 800, width: 156, turn: 17, deep: 0 }),
]);

// ── Nets of light, bubbles, the surface ─────────────────────────────────────────────────────────

const next = random(23);
/** Nets of light: where the noise goes through zero, a bright thread. */
const net: Filter = (id) =>
  `<filter id="${id}" x="0" y="${SHORE}" width="1200" height="${900 - SHORE}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">` +
  '<feTurbulence type="turbulence" baseFrequency=".004 .009" numOctaves="1" seed="4"/>' +
  '<feColorMatrix values="0 0 0 0 .96 0 0 0 0 1 0 0 0 0 .92 -6 -6 0 0 1"/><feGaussianBlur stdDeviation="2"/></filter>';
let bubbles = '';
for (let i = 0; i < 26; i++) {
  const x = item([330, 700, 960], i % 3);
  const t = next();
  bubbles += dot(x + (next() - 0.5) * 60, lerp(840, 330, t), lerp(8, 3, t) * (0.6 + 0.6 * next()));
}
stamp.layer('light', [
  rect(0, SHORE, 1200, 900 - SHORE, '#ffffff', `${stamp.filter('net', net)} opacity=".5"`),
  path(bubbles, '#f4fff4', 'opacity=".8"'),
  path(
    lens(250, 300, 120, 6) +
      lens(880, 276, 160, 6) +
      lens(600, 316, 90, 5) +
      lens(1040, 470, 110, 7) +
      lens(150, 470, 90, 6),
    '#ffffff',
    'opacity=".7"',
  ),
]);

// ── The rim: broken marble and oleander ─────────────────────────────────────────────────────────

const rim = (y: number): Point[] =>
  ridge((x) => y + 7 * Math.sin(x / 96) + 5 * Math.sin(x / 41 + y), {
    from: -20,
    to: 1220,
    step: 30,
  });
stamp.layer('rim', [
  path(between(rim(196), rim(SHORE + 8)), '#b99f94'),
  path(between(rim(196), rim(222)), '#f6e6c4'),
]);
/** A flower of five petals. */
function flower(x: number, y: number, r: number, colour: string, flat = 1): string {
  let petals = '';
  for (let k = 0; k < 5; k++) {
    const a = k * 1.2566 + x;
    petals += dot(x + Math.cos(a) * r * 0.62, y + Math.sin(a) * r * 0.62 * flat, r * 0.5);
  }
  return path(petals, colour) + circle(x, y, r * 0.24, '#fff0c0');
}
const blossoms: string[] = [];
for (let i = 0; i < 26; i++) {
  const left = i % 2 === 0;
  const t = next();
  const x = left ? t * 330 - 10 : 1210 - t * 330;
  blossoms.push(
    flower(x, 96 + next() * 108 + t * 10, 15 + next() * 9, i % 3 === 0 ? '#f9a0a4' : '#e25f80'),
  );
}
/** Blossoms that have fallen in, with their shadows below. */
const FLOATING = [
  [220, 800, 22],
  [292, 836, 18],
  [860, 806, 24],
  [420, 268, 12],
  [1010, 360, 14],
] as const;
stamp.layer('oleander', [
  ...blossoms,
  ...FLOATING.map(
    ([x, y, r], i) =>
      ellipse(x + 8, y + 12, r, r * 0.4, '#0b5876', 'opacity=".4"') +
      flower(x, y, r, i % 2 === 0 ? '#e9688a' : '#ffb0b4', 0.7),
  ),
]);
