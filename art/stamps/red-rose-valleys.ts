/**
 * Kızılçukur and Güllüdere: folds of rock in bands of pink, cream and rust, when the last sun from
 * the left turns them red. Seen from the rim above the valley; the dark squares high in the wall
 * are doors and dovecotes, and the pinnacles at the foot come to a point, without caps.
 */

import { mix } from '../kit/colour.ts';
import { figure } from '../kit/motifs.ts';
import { fractalNoise, noise } from '../kit/numbers.ts';
import { archway, fillDown, type Point, points, ridge } from '../kit/path.ts';

import { Scene } from '../kit/scene.ts';
import { band, circle, group, path } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight, veil } from '../kit/sky.ts';
import { cliff, INK } from './red-rose-valleys/cliff.ts';

export const stamp = new Scene('srr-', { width: 1200, height: 900 });

const SUN: Point = [236, 372];
const GLOW = '#ffb482';

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(0, 520, [
      [0, '#43306f'],
      [0.4, '#9a4c80'],
      [0.75, '#ea7f6e'],
      [1, '#ffc988'],
    ]),
  ),
  ...lensClouds({ seed: 16, high: '#8a4b86', low: '#ffb487', top: 80, bottom: 330 }, [
    [420, 110, 560, 26, 0.6],
    [90, 190, 380, 18, 0.7],
    [560, 236, 420, 16, 0.75],
  ]),
  halo(stamp, SUN, 180, [
    [0, '#fff6d8', 0.95],
    [0.4, '#ffe2a4', 0.5],
    [1, '#ffc47e', 0],
  ]),
  circle(...SUN, 62, '#fff8e2'),
]);

const mesa = fractalNoise(61, 3);
stamp.layer('far', [
  path(
    fillDown(ridge((x) => 462 - Math.tanh(mesa(x / 230) * 3) * 26, { to: 1240, step: 10 })),
    stamp.verticalGradient(430, 620, [
      [0, '#c9718a'],
      [1, '#fbb384'],
    ]),
  ),
]);

// ── Folds of rock ───────────────────────────────────────────────────────────────────────────────

const RED = [
  '#d9604a',
  '#f0a184',
  '#b8433f',
  '#f7cfa4',
  '#cf5a4c',
  '#e98a74',
  '#a83a3f',
  '#f3b792',
];
const hazy = (t: number): string[] => RED.map((colour) => mix(colour, GLOW, t));

stamp.layer('cliff-far', [
  cliff(stamp, {
    id: 'far',
    crest: points(`
      420,448 470,492 530,404 596,470 668,360 730,440 800,330 880,430 980,330 1240,420`),
    colours: hazy(0.46),
    thickness: 20,
    foot: 760,
    seed: 21,
    shade: '#a0557e',
  }),
  veil(stamp, 420, 760, [
    [0, GLOW, 0],
    [1, '#ffc08a', 0.75],
  ]),
]);
stamp.layer('cliff-near', [
  cliff(stamp, {
    id: 'near',
    crest: points(`
      600,570 636,600 700,424 758,506 818,300 886,410 944,206 1016,330 1080,130 1156,260 1250,90`),
    colours: RED,
    thickness: 34,
    foot: 920,
    seed: 33,
    shade: '#6b2a5c',
  }),
  path(
    [
      [806, 470],
      [838, 470],
      [782, 520],
      [934, 380],
      [966, 420],
      [914, 430],
      [1072, 330],
      [1108, 350],
    ]
      .map(([x = 0, y = 0], i) => archway(x, y, 15 + (i % 3) * 3, 15))
      .join(''),
    '#431f42',
  ),
]);

stamp.layer('cliff-low', [
  cliff(stamp, {
    id: 'low',
    crest: points(`
      60,700 112,760 170,660 226,744 300,640 356,730 420,600 476,716 548,626 610,740 684,664 742,764
      816,710 880,790 950,744`),
    colours: RED.map((colour) => mix(colour, '#9a4566', 0.24)),
    thickness: 20,
    foot: 920,
    seed: 47,
    shade: '#5a2456',
  }),
  veil(stamp, 660, 920, [
    [0, '#6b2a5c', 0],
    [1, '#5a2456', 0.8],
  ]),
]);

// ── The rim, and two who watch ──────────────────────────────────────────────────────────────────

const rough = noise(14);
const rim = (x: number): number => 806 + x * 0.045 + rough(x / 110) * 14;
const watcher = (x: number, coat: string): string =>
  group(
    `transform="translate(${x} ${rim(x) + 3}) scale(4.4)"`,
    figure({ legs: INK, coat, head: '#4a2440' }),
  );
stamp.layer('rim', [
  watcher(262, '#f0b07a'),
  watcher(298, '#5a2f66'),
  path(fillDown(ridge(rim, { to: 1240 })), INK),
]);
stamp.layer(
  'light',
  sunlight(stamp, SUN, 620, [
    [0, '#ffd99a', 0.4],
    [0.5, '#ff9f78', 0.12],
    [1, '#ff9f78', 0],
  ]),
);
