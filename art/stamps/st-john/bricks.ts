/** Brickwork: courses of long flat bricks, and bricks on edge round an arch. */

import { mix } from '../../kit/colour.ts';
import { random } from '../../kit/numbers.ts';
import { around, draw, type Point, polygon } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';

const BRICKS = ['#c9694c', '#b5553f', '#d97d59'] as const;
export const SPRING = 404;
export const INNER = 226;
export const OUTER = 296;

/** Long flat bricks in courses, every so often one of another firing. */
export function courses(): string {
  const next = random(3);
  let data = '';
  for (let y = 66; y < SPRING; y += 24) {
    for (let x = next() * 60 - 20; x < 1220; x += 130 + next() * 190)
      data += draw`M${x} ${y}h${40 + next() * 26}v11h${-52}z`;
  }
  return data;
}
export const lines = Array.from({ length: 15 }, (_, i) => draw`M-20 ${60 + i * 24}H1220`).join('');

/** The bricks of an arch, on edge round its opening. */
export function voussoirs(x: number): string[] {
  const count = 30;
  const at = (radius: number, i: number): Point =>
    around(x, SPRING, radius, Math.PI * (1 + i / count));
  return Array.from({ length: count }, (_, i) => {
    const brick = polygon([
      at(INNER, i + 0.08),
      at(OUTER, i + 0.08),
      at(OUTER, i + 0.92),
      at(INNER, i + 0.92),
    ]);
    const lit = i / count;
    return path(
      brick,
      mix(BRICKS[i % 3] ?? BRICKS[0], lit > 0.5 ? '#6f3648' : '#f3a274', Math.abs(lit - 0.5) * 0.7),
    );
  });
}
