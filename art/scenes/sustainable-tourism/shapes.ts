/** Small shapes and curves that several parts of the beach share. */

import { clamp, item } from '../../kit/numbers.ts';
import { draw, type Point } from '../../kit/path.ts';

/** A disc as part of a longer path. */
export const dot = (x: number, y: number, r: number): string =>
  draw`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A flat lens on the water, twice `reach` wide. */
export const lens = (x: number, y: number, reach: number, height: number): string =>
  draw`M${x - reach} ${y}
    q${reach} ${-height} ${2 * reach} 0
    q${-reach} ${height} ${-2 * reach} 0z`;

/** A point of the Catmull-Rom curve through the knots, `t` of the way from knot `i` to the next. */
export function curvePoint(knots: readonly Point[], i: number, t: number): Point {
  const knot = (index: number): Point => item(knots, clamp(index, 0, knots.length - 1));
  const [before, from, to, after] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)];
  const along = (axis: 0 | 1): number => {
    const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
    const square = 2 * a - 5 * b + 4 * c - d;
    const cube = -a + 3 * b - 3 * c + d;
    return 0.5 * (2 * b + (-a + c) * t + square * t * t + cube * t * t * t);
  };
  return [along(0), along(1)];
}

export const shiftedDown = (line: readonly Point[], by: number): Point[] =>
  line.map(([x, y]) => [x, y + by]);
