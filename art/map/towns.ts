/** Towns by their light, which only the night shows. */

import type { Scene } from '../kit/scene.ts';
import { circle } from '../kit/shapes.ts';
import type { Layout, Place } from './layouts.ts';
import { glow } from './palette.ts';

/** Larger towns, and how bright. */
const TOWNS: readonly (readonly [Place, number])[] = [
  [[32.85, 39.93], 3],
  [[27.14, 38.42], 2.6],
  [[29.06, 40.19], 2.2],
  [[32.48, 37.87], 2],
  [[35.32, 36.99], 2.2],
  [[37.38, 37.07], 2.2],
  [[38.79, 37.16], 1.7],
  [[40.23, 37.91], 2],
  [[35.49, 38.73], 1.8],
  [[36.33, 41.29], 1.9],
  [[30.52, 39.78], 1.8],
  [[38.31, 38.35], 1.6],
  [[41.27, 39.9], 1.6],
  [[43.38, 38.5], 1.5],
  [[34.63, 36.8], 1.8],
  [[37.02, 39.75], 1.4],
  [[26.56, 41.68], 1.4],
  [[27.84, 37.85], 1.4],
  [[30.4, 40.75], 1.6],
  [[28.36, 37.21], 1.2],
  [[33.78, 41.38], 1.1],
  [[31.79, 41.45], 1.2],
  [[43.09, 40.6], 1.1],
  [[36.16, 36.2], 1.4],
  [[29.09, 37.78], 1.4],
  [[30.55, 38.76], 1.2],
  [[34.95, 40.55], 1.1],
  [[39.49, 39.75], 1.1],
  [[42.49, 38.4], 1],
  [[32, 36.55], 1.2],
];

export const towns = (scene: Scene, layout: Layout): string =>
  TOWNS.map(([place, size]) => {
    const [x, y] = layout.project(place);
    const r = (size * layout.scaleAt(place)) / 94;
    const shine = scene.radialGradient(x, y, r * 8, [
      [0, glow('#ffc873'), 0.55],
      [0.4, glow('#ff9f5a'), 0.18],
      [1, glow('#ff9f5a'), 0],
    ]);
    const lamps = [
      [0, 0, 1],
      [-2.1, 0.9, 0.6],
      [1.9, 1.1, 0.65],
      [0.6, -1.4, 0.5],
      [-1.2, -0.9, 0.45],
    ];
    return (
      circle(x, y, r * 8, shine) +
      lamps
        .map(([u = 0, v = 0, s = 1]) => circle(x + u * r, y + v * r, r * 0.62 * s, glow('#ffe7ae')))
        .join('')
    );
  }).join('');
