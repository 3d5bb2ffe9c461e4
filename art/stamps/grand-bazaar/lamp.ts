/** A globe of mosaic glass on a chain, with caps of brass. */

import { draw } from '../../kit/path.ts';
import { circle, path, stroke } from '../../kit/shapes.ts';
import { halo } from '../../kit/sky.ts';
import type { Scene } from '../../kit/scene.ts';

interface Lamp {
  x: number;
  y: number;
  radius: number;
  glass: readonly [deep: string, bright: string];
  stones: readonly [string, string];
}

const BRASS = '#5a2f3a';

/** A globe of mosaic glass on a chain, with caps of brass. */
export function lamp(
  stamp: Scene,
  { x, y, radius: r, glass: [deep, bright], stones: [first, second] }: Lamp,
): string {
  const rows = [-0.5, 0, 0.5].map((v, row) => {
    const reach = Math.sqrt(1 - v * v);
    return [-1.1, -0.55, 0, 0.55, 1.1]
      .map((angle) => {
        const px = x + Math.sin(angle) * r * reach * 0.96;
        const w = r * 0.2 * Math.cos(angle) * (row === 1 ? 1.15 : 0.9);
        const h = r * (row === 1 ? 0.27 : 0.2);
        return draw`M${px} ${y + v * r - h}l${w} ${h}l${-w} ${h}l${-w} ${-h}z`;
      })
      .join('');
  });
  return [
    halo(stamp, [x, y], r * 2.1, [
      [0, '#fff0c0', 0.65],
      [0.5, bright, 0.28],
      [1, bright, 0],
    ]),
    stroke(draw`M${x} -20V${y - r}`, BRASS, Math.max(3, r * 0.06)),
    circle(
      x,
      y,
      r,
      stamp.radialGradient(x, y, r, [
        [0, '#fff3cc'],
        [0.4, bright],
        [1, deep],
      ]),
    ),
    path(rows[1] ?? '', first),
    r < 60 ? '' : path((rows[0] ?? '') + (rows[2] ?? ''), second),
    path(
      draw`M${x - r * 0.42} ${y - r * 0.86}Q${x} ${y - r * 1.02} ${x + r * 0.42} ${y - r * 0.86}L${x + r * 0.16} ${y - r * 1.24}h${-r * 0.32}z`,
      BRASS,
    ),
    path(
      draw`M${x - r * 0.3} ${y + r * 0.92}Q${x} ${y + r * 1.02} ${x + r * 0.3} ${y + r * 0.92}L${x} ${y + r * 1.4}z`,
      BRASS,
    ),
  ].join('');
}
