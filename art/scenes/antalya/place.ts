/** Where things stand at Antalya, and the shrubs that grow there. */

import { fractalNoise, random, smoothstep } from '../../kit/numbers.ts';
import { type Point, smoothPath } from '../../kit/path.ts';

export const SUN: Point = [628, 376];
export const HORIZON = 596;
/** The left end of the cliff the town stands on. */
export const CLIFF_TIP = 948;

/** How uneven the top and the foot of the cliffs are. */
export const unevenTop = fractalNoise(61, 3);
export const unevenFoot = fractalNoise(62, 3);

/** The plateau rises to the right; the old town has a low hill of its own. */
export const cliffTop = (x: number): number =>
  482 -
  smoothstep(930, 1640, x) * 78 +
  unevenTop(x / 80) * 6 -
  14 * smoothstep(1090, 1150, x) * (1 - smoothstep(1190, 1290, x));

export const cliffFoot = (x: number): number =>
  692 + smoothstep(900, 1660, x) * 150 + unevenFoot(x / 70) * 5;

interface Shrub {
  x: number;
  y: number;
  /** From the middle to either side. */
  width: number;
  height: number;
  seed: number;
  /** How many corners the outline has above. */
  corners?: number;
}

/** A shrub: an uneven arch above, three shallow waves below. */
export function shrub({ x, y, width, height, seed, corners = 9 }: Shrub): string {
  const next = random(seed);
  const outline: Point[] = [];
  for (let i = 0; i <= corners; i++) {
    const angle = Math.PI * (1 - i / corners);
    const reach = width * (1 + (next() - 0.5) * 0.16);
    const rise = height * (1 + (next() - 0.5) * 0.34);
    outline.push([x + Math.cos(angle) * reach, y - Math.abs(Math.sin(angle)) * rise]);
  }
  outline.push(
    [x + width * 0.52, y + height * (0.1 + 0.16 * next())],
    [x + width * 0.06, y + height * 0.03],
    [x - width * 0.5, y + height * (0.1 + 0.18 * next())],
  );
  return smoothPath(outline, { close: true });
}
