/** Galata: houses on a hill, the tower among them. */

import { bell, random, smoothstep } from '../../kit/numbers.ts';
import { draw, fillDown, ridge } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';
import { houses } from './houses.ts';
import { WATERLINE } from './place.ts';
import { galataTower } from './towers.ts';

const galataHill = (x: number): number =>
  664 - smoothstep(996, 1108, x) * (12 + 92 * bell(x, 1150, 150) + 60 * bell(x, 1440, 190));

function galataTrees(): string {
  const next = random(5);
  let trees = '';
  for (let x = 1022; x < 1092; x += 6) {
    const r = 5 + next() * 6;
    trees += draw`M${x - r} ${galataHill(x) + 4}a${r} ${r * 0.95} 0 0 1 ${2 * r} 0l0 14h${-2 * r}z`;
  }
  return path(trees, '#5a3166');
}

export const galata = (scene: Scene): string[] => [
  path(
    fillDown(ridge(galataHill, { from: 1008, to: 1640, step: 12 }), WATERLINE),
    scene.verticalGradient(540, WATERLINE, [
      [0, '#5a3166'],
      [1, '#7d4069'],
    ]),
  ),
  houses({
    seed: 43,
    from: 1064,
    to: 1640,
    ground: (x) => galataHill(x) + 4,
    spread: 20,
    count: 80,
    widths: [10, 24],
    heights: [10, 26],
    walls: ['#6d3c70', '#7d4471', '#5c3468'],
    roof: '#a5566f',
    lit: '#ffb07c',
    window: '#ffd389',
    lights: 0.35,
  }),
  houses({
    seed: 45,
    from: 1026,
    to: 1112,
    ground: (x) => galataHill(x) + 8,
    spread: 46,
    count: 22,
    widths: [9, 18],
    heights: [9, 18],
    walls: ['#5c3468', '#6d3c70', '#4f2d62'],
    roof: '#94506c',
    lit: '#ffb07c',
    window: '#ffd389',
    lights: 0.35,
  }),
  galataTrees(),
  galataTower(scene),
  houses({
    seed: 47,
    from: 1040,
    to: 1640,
    ground: (x) => galataHill(x) + 26,
    spread: 70,
    count: 150,
    widths: [10, 24],
    heights: [9, 24],
    walls: ['#4a2c62', '#563265', '#3d2658'],
    roof: '#7f4069',
    lit: '#f5936f',
    window: '#ffd389',
    lights: 0.38,
  }),
];
