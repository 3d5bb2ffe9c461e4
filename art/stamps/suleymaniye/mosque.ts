/** The Süleymaniye from its side: the hall on the left, the court on the right. */

import { mix } from '../../kit/colour.ts';
import { draw } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';
import type { Builder } from '../../kit/buildings.ts';

const WINDOW = '#ffd58a';
const SIDES = [-1, 1];
/** The middle of the hall and its foot. */
const [X, FOOT] = [404, 556];

const turret = (night: Builder, x: number, foot: number): string =>
  night.drum(x - 17, foot - 62, x + 17, foot + 40, 3) +
  night.dome({ x, foot: foot - 64, radius: 21, height: 1.05, finial: 0.7, seams: 3 });

export const mosque = (far: Builder, night: Builder): string[] => [
  far.minaret({ x: X + 176, foot: FOOT, height: 470, width: 22, balconies: 3 }),
  far.minaret({ x: X + 566, foot: FOOT, height: 356, width: 20, balconies: 2 }),
  ...SIDES.map((side) =>
    night.dome({ x: X + side * 142, foot: 352, radius: 92, height: 0.84, finial: 0 }),
  ),
  night.wall([X - 226, 352, X + 226, 460], { ledge: 4 }),
  night.drum(X - 112, 236, X + 112, 300, 4),
  path(
    night.arches({ from: X - 96, to: X + 96, count: 11, sill: 260, width: 10, height: 20 }),
    WINDOW,
  ),
  night.dome({ x: X, foot: 232, radius: 114, height: 0.86, finial: 0.46, seams: 7 }),
  // the stepped gable of the great arch, and its windows
  path(
    draw`M${X - 150} 460V326h24v-22h24v-20h24v-16h156v16h24v20h24v22h24V460z`,
    mix('#454c82', '#232a58', 0.25),
  ),
  path(draw`M${X - 108} 460V398a108 104 0 0 1 216 0V460z`, '#232a58'),
  path(
    [
      night.arches({ from: X - 72, to: X + 72, count: 5, sill: 446, width: 17, height: 36 }),
      night.arches({ from: X - 54, to: X + 54, count: 4, sill: 392, width: 17, height: 34 }),
      night.arches({ from: X - 20, to: X + 20, count: 2, sill: 342, width: 17, height: 28 }),
    ].join(''),
    WINDOW,
  ),
  ...SIDES.map((side) => turret(night, X + side * 166, 392)),
  ...[-2, -1, 0, 1, 2].map((i) =>
    night.dome({
      x: X + i * 92,
      foot: 464,
      radius: i % 2 === 0 ? 44 : 36,
      height: 0.8,
      finial: 0.4,
      seams: 3,
    }),
  ),
  night.wall([X - 258, 464, X + 258, FOOT + 70], { ledge: 4 }),
  path(
    night.arches({ from: X - 222, to: X + 222, count: 13, sill: 506, width: 15, height: 32 }),
    WINDOW,
  ),
  path(
    night.arches({ from: X - 230, to: X + 230, count: 11, sill: 562, width: 26, height: 40 }),
    '#232a58',
  ),
  // the court
  ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
    night.dome({ x: X + 312 + i * 52, foot: 496, radius: 23, height: 0.8, finial: 0.3, seams: 1 }),
  ),
  night.wall([X + 258, 496, X + 656, FOOT + 70], { ledge: 3, edge: 14 }),
  path(
    night.arches({ from: X + 312, to: X + 610, count: 8, sill: 552, width: 16, height: 38 }),
    WINDOW,
    'opacity=".85"',
  ),
  night.minaret({ x: X + 262, foot: FOOT + 20, height: 512, width: 27, balconies: 3 }),
  night.minaret({ x: X + 646, foot: FOOT + 66, height: 440, width: 25, balconies: 2 }),
];
