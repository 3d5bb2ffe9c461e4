/** Sea with its shelf along the coasts, ripples and small waves; rivers and lakes. */

import { canvas } from '../../../app/sight-map/frames.ts';
import { colours } from '../../map/palette.ts';
import { random } from '../../kit/numbers.ts';
import { draw, type Point, smoothPath } from '../../kit/path.ts';
import { path, rect, stroke } from '../../kit/shapes.ts';
import { lens } from '../../kit/water.ts';
import type { Sheet } from './sheet.ts';

const { width, height } = canvas;

interface Sea {
  /** All coasts, as path data. */
  coasts: string;
  /** From the top of the canvas to its foot. */
  depths?: readonly [far: string, middle: string, near: string];
  /** Where small waves are drawn. */
  waves?: readonly Point[];
}

function ripples(seed: number, count: number): string {
  const next = random(seed);
  let data = '';
  for (let i = 0; i < count; i++) {
    data += lens(next() * width, next() * height, 10 + 26 * next(), 1 + next());
  }
  return data;
}

const wave = ([x, y]: Point, i: number): string => {
  const crest = (dx: number, dy: number): string =>
    draw`M${x + dx - 18} ${y + dy}q9 -9 18 0q9 -9 18 0`;
  return i % 3 === 0 ? crest(0, 0) : crest(0, 0) + crest(14, 11);
};

export function sea(
  { scene }: Sheet,
  { coasts, depths = [colours.sea, colours.sea, colours.seaNear], waves = [] }: Sea,
): string[] {
  const [far, middle, near] = depths;
  const shelf = (size: number, opacity: number): string =>
    stroke(coasts, colours.shelf, size, `stroke-linejoin="round" opacity="${opacity}"`);
  return [
    rect(
      0,
      0,
      width,
      height,
      scene.verticalGradient(0, height, [
        [0, far],
        [0.5, middle],
        [1, near],
      ]),
    ),
    rect(
      0,
      0,
      width,
      height,
      scene.radialGradient(width * 0.86, -60, width * 0.72, [
        [0, '#fff0c2', 0.5],
        [0.35, '#ffe5ad', 0.2],
        [1, '#ffe5ad', 0],
      ]),
    ),
    path(ripples(41, 60), '#0c5568', 'opacity=".16"'),
    path(ripples(42, 60), '#d9f3e2', 'opacity=".2"'),
    shelf(84, 0.11),
    shelf(52, 0.14),
    shelf(26, 0.22),
    shelf(9, 0.5),
    stroke(waves.map(wave).join(''), '#eafbea', 2.4, 'stroke-linecap="round" opacity=".55"'),
  ];
}

/** A river on its own shade. */
export function river(knots: readonly Point[], size: number): string {
  const data = smoothPath(knots);
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return [
    stroke(data, '#a9774f', size + 2.4, `${round} opacity=".4" transform="translate(-1.4 2)"`),
    stroke(data, '#4fb0b0', size, round),
    size > 6 ? stroke(data, colours.shelf, size * 0.3, `${round} opacity=".55"`) : '',
  ].join('');
}

/** A lake or a pool in the land, its near shore in the shade of the bank. */
export const lake = (data: string): string =>
  [
    path(data, '#8a5a4a', 'transform="translate(1.6 -2.2)" opacity=".5"'),
    path(data, '#4fb3b3'),
    stroke(data, colours.shelf, 2, 'opacity=".8"'),
  ].join('');
