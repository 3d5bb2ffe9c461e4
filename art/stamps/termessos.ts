/**
 * Termessos in the mist of the morning: the theatre on the edge of the precipice, from its upper
 * rows at the northern end, looking along the ruined stage wall with its five doors; the bare grey
 * peak behind, cloud in the gorge on the right. The rows are plotted in metres as half rings and
 * projected. One walker sits on the edge.
 */

import { fractalNoise, lerp, random } from '../kit/numbers.ts';
import { draw, fillDown, type Point, polygon, ridge, smoothPath } from '../kit/path.ts';
import { bush, STAMP, wash } from '../kit/ruins.ts';
import { Scene } from '../kit/scene.ts';
import { circle, ellipse, group, path, stroke } from '../kit/shapes.ts';
import { lensClouds } from '../kit/sky.ts';

export const stamp = new Scene('ste-', STAMP);

const CAMERA = { x: 1, y: 18, z: -40 };
const at = (x: number, y: number, z: number): Point => {
  const k = 900 / (z - CAMERA.z);
  return [500 + (x - CAMERA.x) * k, 322 - (y - CAMERA.y) * k];
};

stamp.layer('sky', [
  wash(stamp, 0, 560, [
    [0, '#5f8f8a'],
    [0.4, '#9fc0b2'],
    [0.75, '#d6e2cd'],
    [1, '#f3efd8'],
  ]),
  ...lensClouds({ seed: 12, high: '#b3cfc0', low: '#f3efd8', top: 60, bottom: 300 }, [
    [240, 110, 460, 26, 0.7],
    [1000, 90, 420, 26, 0.7],
  ]),
]);

// ── The peak ────────────────────────────────────────────────────────────────────────────────────

const rough = fractalNoise(4, 5);
const far = (x: number): number =>
  400 -
  90 * Math.exp(-(((x - 1080) / 170) ** 2)) -
  70 * Math.exp(-(((x - 60) / 190) ** 2)) +
  14 * rough(x / 60);
const crest: Point[] = [
  [120, 470],
  [190, 410],
  [262, 372],
  [322, 300],
  [372, 276],
  [420, 206],
  [462, 190],
  [520, 104],
  [566, 86],
  [604, 118],
  [650, 134],
  [706, 206],
  [760, 230],
  [812, 300],
  [880, 342],
  [950, 410],
  [1060, 480],
];
const shade: Point[] = [
  [566, 86],
  [604, 118],
  [650, 134],
  [706, 206],
  [760, 230],
  [812, 300],
  [880, 342],
  [950, 410],
  [1060, 480],
  [1060, 620],
  [560, 620],
  [600, 470],
  [560, 400],
  [610, 330],
  [570, 260],
  [604, 190],
];
const gullies =
  'M462 190L480 260L440 330L470 420L430 330L452 262zM372 276L392 340L360 420L374 340zM322 300L330 360L300 430L312 352z';
stamp.layer('peak', [
  path(fillDown(ridge(far, { from: -20, to: 1220, step: 12 }), 640, false), '#b9d0c0'),
  path(
    polygon([...crest, [1060, 640], [120, 640]]),
    stamp.verticalGradient(90, 520, [
      [0, '#f6ead0'],
      [0.5, '#d3d3bc'],
      [1, '#dfe6cf'],
    ]),
  ),
  path(
    polygon(shade),
    stamp.verticalGradient(90, 520, [
      [0, '#6f9490'],
      [0.55, '#93b3a6'],
      [1, '#d0dcc8'],
    ]),
  ),
  path(gullies, '#8fb0a4', 'opacity=".8"'),
]);

/** Pines on the slope, smaller and paler higher up. */
function pines(): string {
  const next = random(7);
  let trees = '';
  for (let i = 0; i < 90; i++) {
    const x = 210 + next() * 760;
    const y = 400 + Math.abs(x - 570) * 0.1 + next() * 70;
    const h = 16 + (y - 380) * 0.3;
    trees += draw`M${x - h * 0.3} ${y}L${x} ${y - h}L${x + h * 0.3} ${y}z`;
  }
  return path(trees, '#6f9a8c', 'opacity=".75"');
}
stamp.layer('pines', pines());
const bank = (y: number, seed: number, colour: string, opacity: number): string => {
  const wave = fractalNoise(seed, 2);
  const line = ridge((x) => y + 26 * wave(x / 150) - 16 * Math.abs(wave(x / 60 + 9)), {
    from: -20,
    to: 1220,
    step: 40,
  });
  return path(fillDown(line, 900), colour, `opacity="${opacity}"`);
};
stamp.layer('mist', [bank(462, 3, '#eef0dc', 0.75), bank(510, 8, '#f6f2de', 0.85)]);

// ── The rows ────────────────────────────────────────────────────────────────────────────────────

const ROWS = 16;
const INNER = 11;
const DEPTH = 1.18;
const RISE = 0.58;
/** From the far end of a row round to where the near part turns away. */
function arc(radius: number, y: number, steps = 30): Point[] {
  const from = (62 * Math.PI) / 180;
  const to = Math.PI + Math.asin(Math.min(0.72, radius / 43));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = lerp(from, to, i / steps);
    return at(Math.cos(a) * radius, y, Math.sin(a) * radius);
  });
}
const rows: string[] = [];
for (let row = ROWS - 1; row >= 0; row--) {
  const [inner, outer] = [INNER + row * DEPTH, INNER + (row + 1) * DEPTH];
  const y = row * RISE;
  const t = row / ROWS;
  const tread = stamp.horizontalGradient(0, 800, [
    [0, '#e9e2c6'],
    [1, '#fdf6dc'],
  ]);
  rows.push(
    path(polygon([...arc(outer, y), ...arc(inner, y).toReversed()]), tread),
    path(
      polygon([...arc(inner, y), ...arc(inner, y - RISE).toReversed()]),
      stamp.horizontalGradient(0, 800, [
        [0, '#5f857f'],
        [0.6, t > 0.5 ? '#86a497' : '#7d9c92'],
        [1, '#b3c3ae'],
      ]),
    ),
  );
}
const stairs = [78, 104, 130, 156, 182].map((degrees) => {
  const a = (degrees * Math.PI) / 180;
  const from = at(Math.cos(a) * INNER, 0, Math.sin(a) * INNER);
  const r = INNER + ROWS * DEPTH;
  return draw`M${from}L${at(Math.cos(a) * r, ROWS * RISE, Math.sin(a) * r)}`;
});
stamp.layer('rows', [
  path(
    polygon([...arc(INNER + ROWS * DEPTH + 5, RISE * ROWS - 3), [560, 900], [-200, 1200]]),
    '#5f8078',
  ),
  path(
    polygon([...arc(INNER, -0.6), at(13, -0.6, -16), at(13, -0.6, 12)]),
    stamp.verticalGradient(560, 900, [
      [0, '#e6e6cc'],
      [1, '#a9bda6'],
    ]),
  ),
  ...rows,
  stroke(stairs.join(''), '#4f746f', 6, 'opacity=".45"'),
]);

// ── The stage wall, towards the gorge ───────────────────────────────────────────────────────────

const WALL = 13;
const face = (from: number, to: number, low: number, high: number): string =>
  polygon([at(WALL, low, from), at(WALL, high, from), at(WALL, high, to), at(WALL, low, to)]);
const blocks: readonly (readonly [from: number, to: number, high: number])[] = [
  [-20, -15.4, 5.2],
  [-15.4, -12.6, 6.4],
  [-12.6, -9, 5.6],
  [-9, -5, 6.9],
  [-5, -1, 6.2],
  [-1, 3, 7],
  [3, 7, 5.4],
  [7, 11, 6.3],
  [11, 15, 4.6],
];
let joints = '';
for (const y of [1.2, 2.4, 3.6, 4.8]) joints += draw`M${at(WALL, y, -20)}L${at(WALL, y, 15)}`;
stamp.layer('stage', [
  ...blocks.map(([from, to, high]) =>
    path(
      polygon([
        at(WALL, high, from),
        at(WALL + 1.5, high, from),
        at(WALL + 1.5, high, to),
        at(WALL, high, to),
      ]),
      '#fdf6dc',
    ),
  ),
  ...blocks.map(([from, to, high]) =>
    path(
      face(from, to + 0.05, -0.6, high),
      stamp.horizontalGradient(690, 1100, [
        [0, '#c3cdb6'],
        [1, '#6f938b'],
      ]),
    ),
  ),
  stroke(joints, '#4f746f', 2.4, 'opacity=".4"'),
  ...[
    [-15.6, 2.6],
    [-10.6, 3],
    [-4.4, 3.6],
    [2.2, 3],
    [8.6, 2.6],
  ].map(
    ([z, high]) =>
      path(face((z ?? 0) - 0.2, (z ?? 0) + 1.7, -0.6, (high ?? 0) + 0.3), '#e3e2c8') +
      path(face(z ?? 0, (z ?? 0) + 1.5, -0.6, high ?? 0), '#385f62'),
  ),
]);

// ── In front: the edge of the upper rows, and one who sits there ────────────────────────────────

stamp.layer('front', [
  path('M-10 930V640L60 652L150 700L232 716L330 776L430 800L520 862L620 930z', '#2f5458'),
  path(
    'M-10 640L60 652L150 700L232 716L330 776L430 800L520 862L470 856L400 822L310 800L220 742L140 726L50 678L-10 668z',
    '#c9cfb4',
  ),
  bush({ x: 30, foot: 910, width: 260, height: 150, dark: '#234549', lit: '#5f8a74', seed: 4 }),
  bush({ x: 1150, foot: 910, width: 300, height: 190, dark: '#234549', lit: '#5f8a74', seed: 9 }),
  // a walker with a rucksack
  group(
    'transform="translate(262 742) scale(1.5)"',
    ellipse(0, 2, 34, 6, '#234549', 'opacity=".5"'),
    path('M-18 4C-22-22-18-44-8-50H10C20-44 24-22 20 4z', '#c8503f'),
    path('M14-46C20-40 24-22 20 4H12C16-16 16-34 14-46z', '#f29a72'),
    path('M-14-44Q2-50 16-44L18-8Q2-2-16-8z', '#e8b25a'),
    path('M-14-26Q2-30 17-26L17.400-20Q2-24-14.600-20z', '#b97a3c'),
    circle(1, -62, 12, '#4a3440'),
    ellipse(1, -65, 20, 5, '#f3efd8'),
    path('M-10-66q2-12 11-12t11 12z', '#f3efd8'),
  ),
]);
