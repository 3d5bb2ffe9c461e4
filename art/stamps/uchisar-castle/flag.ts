/** The flag on the summit, crescent and star towards the hoist. */

import { star } from '../../kit/motifs.ts';
import { draw } from '../../kit/path.ts';

import { circle, path, rect } from '../../kit/shapes.ts';

const FLAG = '#d8323c';
export const flag = (x: number, y: number): string =>
  rect(x - 2, y - 66, 4, 70, '#4a2f5c') +
  path(draw`M${x} ${y - 66}q16 -8 30 0t30 0v36q-16 8 -30 0t-30 0z`, FLAG) +
  circle(x + 21, y - 47, 9, '#fff3e6') +
  circle(x + 23.5, y - 47, 7.2, FLAG) +
  star(x + 34, y - 47, 5, '#fff3e6');
