/** The numbers in the illustrations. Their words stand beside the picture, in each language. */

import { item } from '../kit/numbers.ts';
import { num, type Point } from '../kit/path.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, path, stroke } from '../kit/shapes.ts';

/** Half of a disc: its number can be read where the picture is as narrow as a phone. */
export const MARKER = 37;

const CREAM = '#fbf4e4';
const PLUM = '#2b1433';

/** 1 to 9 as lines, about the middle of the disc: no font, so that every renderer draws the same. */
const DIGITS = [
  'M-9-11L2-19V20',
  'M-13-8C-13-15-7-20 0-20S13-15 13-8C13-2 10 2 5 7L-13 20H14',
  'M-12-15C-9-18-5-20 0-20C7-20 12-16 12-10S7-1 0-1H-3M0-1C8-1 13 3 13 9.5S7 20 0 20C-5 20-10 18-13 14',
  'M7 20V-20L-14 10H14',
  'M11-20H-9L-11-2C-8-5-4-6 0-6C8-6 13-1 13 7S8 20 0 20C-5 20-9 18-12 15',
  'M10-17C7-19 4-20 1-20C-9-20-13-11-13 3C-13 15-8 20 0 20S13 15 13 8S8-4 0-4S-13 1-13 8',
  'M-13-20H13L-3 20',
  'M0-2C-7-2-11-6-11-11S-7-20 0-20S11-16 11-11S7-2 0-2C-8-2-13 3-13 9S-8 20 0 20S13 15 13 9S8-2 0-2z',
  'M-10 17C-7 19-4 20-1 20C9 20 13 11 13-3C13-15 8-20 0-20S-13-15-13-8S-8 4 0 4S13-1 13-8',
];

interface Marker {
  at: Point;
  /** What it stands for, where the disc would cover it: a line leads there. */
  to?: Point;
}

const leader = ([x, y]: Point, [toX, toY]: Point): string => {
  const line = `M${num(x)} ${num(y)}L${num(toX)} ${num(toY)}`;
  return (
    stroke(line, CREAM, 11, 'stroke-linecap="round"') +
    stroke(line, PLUM, 4.5, 'stroke-linecap="round"') +
    circle(toX, toY, 11, CREAM) +
    circle(toX, toY, 7, PLUM)
  );
};

const disc = ([x, y]: Point, digit: string): string =>
  group(
    `transform="translate(${num(x)} ${num(y)})"`,
    circle(2, 5, MARKER, PLUM, 'opacity=".35"'),
    circle(0, 0, MARKER, PLUM),
    circle(0, 0, MARKER - 5, CREAM),
    path(
      digit,
      'none',
      `stroke="${PLUM}" stroke-width="8.5" stroke-linecap="round" stroke-linejoin="round"`,
    ),
  );

/** Numbers from 1 in the order given, in front of everything; returns how many there are. */
export function numbered(scene: Scene, markers: readonly Marker[]): number {
  scene.layer('markers', [
    ...markers.map(({ at, to }) => (to ? leader(at, to) : '')),
    ...markers.map(({ at }, i) => disc(at, item(DIGITS, i))),
  ]);
  return markers.length;
}
