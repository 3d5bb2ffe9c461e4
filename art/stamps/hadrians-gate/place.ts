/** The places of the gate's parts in the picture, 54 units to a metre, and its marble. */

import type { Point } from '../../kit/path.ts';
import type { Stone } from '../../kit/ruins.ts';

export const GROUND = 806;
export const SPRING = 556;
export const RADIUS = 114;
export const EYE: Point = [600, 716];
export const PIERS = [132, 444, 756, 1068];
export const ARCHES = [288, 600, 912];
export const FRIEZE = 330;

export const MARBLE: Stone = {
  light: '#fff6e2',
  middle: '#f6dfc0',
  shade: '#c49a97',
  deep: '#7d5f7f',
};
export const SHADE = '#7d5f7f';
