/**
 * Ihlara: the gorge that is not seen until its edge is reached, from the edge, in morning mist. The
 * plain is flat to both sides and the Melendiz winds far below between upright walls, green with
 * poplars; Hasan Dağı with its two summits closes the view.
 */

import { figure } from '../kit/motifs.ts';
import { lerp, noise } from '../kit/numbers.ts';
import {
  archway,
  between,
  fillDown,
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
import { HAZE, walls, water } from './ihlara/walls.ts';

export const stamp = new Scene('sih-', { width: 1200, height: 900 });

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

stamp.layer('walls', [
  ...walls(stamp),
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
