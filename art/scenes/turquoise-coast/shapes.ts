/** Small shapes and curves that several parts of the coast share. */

import { clamp, item } from '../../kit/numbers.ts';
import { draw, type Point } from '../../kit/path.ts';

/** A flat lens on the water, twice `reach` wide. */
export const lens = (x: number, y: number, reach: number, height: number): string =>
  draw`M${x - reach} ${y}
    q${reach} ${-height} ${2 * reach} 0
    q${-reach} ${height} ${-2 * reach} 0z`;

/** Points along the Catmull-Rom curve through the knots, `steps` from each knot to the next. */
export function pointsAlong(knots: readonly Point[], steps: number): Point[] {
  const last = knots.length - 1;
  const knot = (i: number): Point => item(knots, clamp(i, 0, last));
  const curve: Point[] = [];
  for (let i = 0; i < last; i++) {
    const [before, from, to, after] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const at = (axis: 0 | 1): number => {
        const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
        const square = 2 * a - 5 * b + 4 * c - d;
        const cube = -a + 3 * b - 3 * c + d;
        return 0.5 * (2 * b + (-a + c) * t + square * t * t + cube * t * t * t);
      };
      curve.push([at(0), at(1)]);
    }
  }
  return [...curve, knot(last)];
}
