/** Where the water begins, and shapes that several parts of the picture share. */

import { draw, type Point, polygon } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';

export const WATERLINE = 664;

/** A hill of a skyline: `height` at `x`, falling off within about `width` on either side. */
export const hump = (at: number, x: number, width: number, height: number): number =>
  height * Math.exp(-(((at - x) / width) ** 2));

/** A window with a round arch; x is its middle, y its sill. */
export const archedWindow = (x: number, y: number, w: number, h: number): string =>
  draw`M${x - w / 2} ${y}v${-h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h}z`;

/** A flat lens of light or shade on water; `w` and `h` are half its size. */
export const lens = (x: number, y: number, w: number, h: number): string =>
  draw`M${x - w} ${y}q${w} ${-h} ${2 * w} 0q${-w} ${h} ${-2 * w} 0z`;

/** The star of the flag. */
export function star(x: number, y: number, radius: number, colour: string): string {
  const corners = Array.from({ length: 10 }, (_, i): Point => {
    const angle = Math.PI + (i * Math.PI) / 5;
    const reach = i % 2 === 1 ? radius * 0.4 : radius;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return path(polygon(corners), colour);
}
