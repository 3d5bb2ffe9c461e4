/**
 * One-point perspective, in metres: x to the right of the viewer, y above the ground at the
 * viewer's feet, z away from the viewer.
 */

import type { Point } from '../../kit/path.ts';

const VANISHING_X = 850;
const HORIZON_Y = 610;

/** A metre at a distance of one metre. */
export const FOCAL = 1000;
export const EYE = 2.7;

/** Where the fronts of the houses stand. */
export const LEFT = -8;
export const RIGHT = 6.3;

/** Where a place is in the picture. */
export const project = (x: number, y: number, z: number): Point => [
  VANISHING_X + (FOCAL * x) / z,
  HORIZON_Y - (FOCAL * (y - EYE)) / z,
];

/** How high the street is: level at the viewer, then climbing more and more steeply. */
export function ground(z: number): number {
  if (z < 13) return 0;
  if (z < 70) return 0.00155 * (z - 13) ** 2;
  return 0.00155 * 57 * 57 + 0.177 * (z - 70);
}
