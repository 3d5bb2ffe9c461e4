/** Light and shade on water: flat lenses, smaller towards the horizon. */

import { lerp, type Random } from './numbers.ts';
import { draw } from './path.ts';

/** From the horizon to the viewer. */
type Range = readonly [far: number, near: number];

/** A flat lens; `reach` and `height` are half its size. */
export const lens = (x: number, y: number, reach: number, height: number): string =>
  draw`M${x - reach} ${y}
    q${reach} ${-height} ${2 * reach} 0
    q${-reach} ${height} ${-2 * reach} 0z`;

interface Ripples {
  count: number;
  /** The larger, the more of them are far away; 1 is even. */
  crowding: number;
  /** Where the farthest are, and how much farther down the nearest. */
  top: number;
  depth: number;
  reach: Range;
  height: Range;
}

/** Ripples over the whole width of the picture. */
export function ripples(next: Random, options: Ripples): string {
  const { count, crowding, top, depth, reach, height } = options;
  let data = '';
  for (let i = 0; i < count; i++) {
    const t = next() ** crowding;
    const size = lerp(...reach, t) * (0.4 + next());
    data += lens(next() * 1640 - 20, top + t * depth, size, lerp(...height, t));
  }
  return data;
}

interface LightPath extends Omit<Ripples, 'crowding'> {
  /** Below the sun or the moon. */
  x: number;
  /** How far to the sides the light is scattered. */
  spread: Range;
}

/** The path of the sun or the moon on the water, in two tones: broad lenses and smaller ones. */
export function lightPath(next: Random, options: LightPath): { broad: string; fine: string } {
  const { count, x, top, depth, spread, reach, height } = options;
  const found = { broad: '', fine: '' };
  for (let i = 0; i < count; i++) {
    const t = next();
    const y = top + t * depth;
    const size = lerp(...reach, t) * (0.3 + next() * 0.9);
    const thickness = lerp(...height, t);
    const at = x + (next() + next() + next() - 1.5) * lerp(...spread, t);
    if (next() < 0.5) found.broad += lens(at, y, size, thickness);
    else found.fine += lens(at, y, size * 0.72, thickness);
  }
  return found;
}
