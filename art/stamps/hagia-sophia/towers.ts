/** The towers that hold the great arch, and the tombs of the sultans. */

import { points, polygon } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';
import type { Builder } from '../../kit/buildings.ts';

const [LIT, SHADE, WINDOW] = ['#ffe2b0', '#a35a5c', '#7a4152'];

/** A wall that runs towards us: its front narrow, its lit side a strip. */
export const tower = (rose: Builder, x: number): string =>
  [
    path(
      polygon(
        points(
          `${x - 62},720 ${x - 62},408 ${x - 34},372 ${x + 26},372 ${x + 58},408 ${x + 58},720`,
        ),
      ),
      '#cb8168',
    ),
    path(polygon(points(`${x - 62},720 ${x - 62},408 ${x - 34},372 ${x - 34},720`)), LIT),
    path(polygon(points(`${x + 30},720 ${x + 30},376 ${x + 58},408 ${x + 58},720`)), SHADE),
    rose.dome({ x: x - 4, foot: 374, radius: 30, height: 0.72, finial: 0, seams: 3 }),
    path(
      rose.arches({ from: x - 2, to: x - 2, count: 1, sill: 486, width: 20, height: 50 }),
      WINDOW,
    ),
    path(
      rose.arches({ from: x - 2, to: x - 2, count: 1, sill: 596, width: 20, height: 50 }),
      WINDOW,
    ),
  ].join('');
export const tomb = (white: Builder, x: number, radius: number): string =>
  [
    white.drum(x - radius, 716, x + radius, 800, 4),
    white.dome({ x, foot: 712, radius: radius * 0.94, height: 0.78, finial: 0.5 }),
    path(
      white.arches({
        from: x - radius * 0.6,
        to: x + radius * 0.6,
        count: 3,
        sill: 772,
        width: radius * 0.26,
        height: radius * 0.62,
      }),
      WINDOW,
      'opacity=".8"',
    ),
  ].join('');
