/**
 * Pigeon Valley: dovecotes cut into the cliff, and their pigeons on the wing in the honey light of
 * late afternoon. Rows of small square holes in a plastered field with a red ochre border, as the
 * farmers painted them to be seen from the air; Uçhisar's crag lies hazy at the valley's head.
 */

import { mix } from '../kit/colour.ts';

import { fractalNoise, noise } from '../kit/numbers.ts';
import { fillDown, type Point, points, polygon, ridge } from '../kit/path.ts';
import { craggy, pillar, type RockFills, grass } from '../kit/rocks.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, path } from '../kit/shapes.ts';
import { halo, sunlight, veil } from '../kit/sky.ts';
import { pigeon } from './pigeon-valley/pigeon.ts';
import { dovecote } from './pigeon-valley/dovecote.ts';

export const stamp = new Scene('spv-', { width: 1200, height: 900 });

const SUN: Point = [1010, 232];
const HAZE = '#f8d39c';

// ── Sky and the head of the valley ──────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(0, 620, [
      [0, '#5f93a6'],
      [0.4, '#b7c2a8'],
      [0.75, '#f5d096'],
      [1, '#fce2ae'],
    ]),
  ),
  halo(stamp, SUN, 210, [
    [0, '#fffae0', 0.95],
    [0.4, '#fff0bd', 0.5],
    [1, '#ffe2a0', 0],
  ]),
  circle(...SUN, 64, '#fffbe8'),
]);

const slopes = fractalNoise(12, 3);
const hazy = (t: number) => mix('#b9806c', HAZE, t);
const crag = points(`
  952,560 976,520 990,470 1012,452 1020,410 1040,398 1046,372 1074,368 1084,400 1106,418 1112,460
  1136,482 1150,530 1176,560`);
stamp.layer('far', [
  path(polygon(craggy(crag, 3, 6)), hazy(0.55)),
  path(polygon([...craggy(crag.slice(7), 6, 6), [1090, 560]]), hazy(0.82)),
  path(
    fillDown(ridge((x) => 560 + slopes(x / 150) * 24, { to: 1240, step: 12 })),
    stamp.verticalGradient(530, 760, [
      [0, hazy(0.5)],
      [1, hazy(0.9)],
    ]),
  ),
  path(
    fillDown(ridge((x) => 690 + slopes(x / 90 + 9) * 40, { from: 640, to: 1240, step: 10 })),
    stamp.verticalGradient(640, 880, [
      [0, '#a9805e'],
      [1, '#d9a678'],
    ]),
  ),
  veil(stamp, 540, 900, [
    [0, HAZE, 0],
    [0.5, HAZE, 0.45],
    [1, HAZE, 0],
  ]),
]);

// ── The cliff ───────────────────────────────────────────────────────────────────────────────────

const rock: RockFills = {
  shade: stamp.verticalGradient(0, 900, [
    [0, '#c98d72'],
    [0.6, '#ad6f66'],
    [1, '#7d4a58'],
  ]),
  middle: '#dfa57c',
  lit: stamp.verticalGradient(0, 900, [
    [0, '#ffe7b6'],
    [0.6, '#fbcf95'],
    [1, '#dc9c77'],
  ]),
  deep: '#8a5058',
};
stamp.layer('cliff', [
  pillar(stamp, {
    id: 'left',
    seed: 4,
    fills: rock,
    turn: -0.1,
    knots: [
      [60, 960, 240],
      [50, 600, 230],
      [40, 200, 214],
      [40, -60, 200],
    ],
  }),
  pillar(stamp, {
    id: 'right',
    seed: 15,
    fills: rock,
    turn: 0.12,
    knots: [
      [760, 960, 230],
      [744, 640, 168],
      [728, 400, 110],
      [722, 250, 56],
      [720, 196, 8],
    ],
  }),
  pillar(stamp, {
    id: 'main',
    seed: 9,
    fills: rock,
    turn: -0.42,
    gullies: 8,
    rough: 0.025,
    knots: [
      [420, 980, 330],
      [420, 700, 296],
      [424, 380, 262],
      [432, 130, 200],
      [438, 30, 120],
      [440, -8, 20],
    ],
  }),
]);

// ── Dovecotes ───────────────────────────────────────────────────────────────────────────────────

stamp.layer('dovecotes', [
  dovecote(stamp, { x: 452, y: 300, columns: 6, rows: 4, size: 33 }),
  dovecote(stamp, { x: 84, y: 180, columns: 3, rows: 3, size: 25 }),
  dovecote(stamp, { x: 766, y: 560, columns: 3, rows: 2, size: 24 }),
]);

// ── The rim in front ────────────────────────────────────────────────────────────────────────────

const rough = noise(22);
const rim = (x: number): number =>
  846 + rough(x / 150) * 16 - Math.abs(x - 600) * 0.05 + (x - 600) * -0.03;
stamp.layer('rim', [
  path(
    fillDown(ridge(rim, { to: 1240 })) + grass({ seed: 6, count: 110, edge: rim, gap: [450, 760] }),
    '#4a2c44',
  ),
]);

// ── Pigeons ─────────────────────────────────────────────────────────────────────────────────────

stamp.layer('pigeons', [
  pigeon(944, 500, 1.26, -14, true),
  pigeon(700, 214, 0.86, -22, false),
  pigeon(1060, 690, 0.62, -8, true),
  pigeon(250, 640, 0.9, -6, true),
  pigeon(860, 120, 0.42, -16, true),
]);
stamp.layer(
  'light',
  sunlight(stamp, SUN, 640, [
    [0, '#fff0b8', 0.4],
    [0.5, '#ffcb8a', 0.12],
    [1, '#ffcb8a', 0],
  ]),
);
