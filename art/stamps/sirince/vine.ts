/** The vine: a leaf lit on its left half, a bunch of ripe grapes. */

import { dot, draw } from '../../kit/path.ts';

import { group, path } from '../../kit/shapes.ts';

const LEAF =
  'M0 0C-10-14-34-14-44-2C-40 8-42 12-52 18C-46 32-34 36-26 36C-28 46-20 60 0 72' +
  'C20 60 28 46 26 36C34 36 46 32 52 18C42 12 40 8 44-2C34-14 10-14 0 0z';
const LEAF_LIT =
  'M0 0C-10-14-34-14-44-2C-40 8-42 12-52 18C-46 32-34 36-26 36C-28 46-20 60 0 72C-6 48-6 22 0 0z';
export const leaf = (x: number, y: number, scale: number, turn: number): string =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`,
    path(LEAF, '#33492f'),
    path(LEAF_LIT, '#6f8a44'),
  );
export function grapes(x: number, y: number, r: number): string {
  let berries = '';
  let shine = '';
  for (let row = 0; row < 6; row++) {
    const count = [3, 4, 4, 3, 2, 1][row] ?? 1;
    for (let i = 0; i < count; i++) {
      const [bx, by] = [x + (i - (count - 1) / 2) * r * 1.7, y + row * r * 1.5];
      berries += dot(bx, by, r);
      shine += dot(bx - r * 0.34, by - r * 0.34, r * 0.3);
    }
  }
  const body = draw`M${x - r * 2.4} ${y}h${r * 4.8}l${-r * 2.4} ${r * 7}z`;
  return path(body, '#3f2148') + path(berries, '#4f2a56') + path(shine, '#c98fa8');
}
