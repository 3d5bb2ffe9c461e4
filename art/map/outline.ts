/** Rings cut to the canvas, as path data. */

import { type Point, polygon } from '../kit/path.ts';
import type { Layout } from './layouts.ts';

export type Ring = readonly Point[];

const areaOf = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** What of a ring lies on one side of a straight edge (Sutherland and Hodgman). */
function cut(ring: Ring, axis: 0 | 1, limit: number, side: 1 | -1): Ring {
  const inside = (point: Point): boolean => (point[axis] - limit) * side >= 0;
  return ring.flatMap((point, i): Point[] => {
    const before = ring.at(i - 1) ?? point;
    const t = (limit - before[axis]) / (point[axis] - before[axis]);
    const crossing: Point = [
      before[0] + (point[0] - before[0]) * t,
      before[1] + (point[1] - before[1]) * t,
    ];
    if (inside(point)) return inside(before) ? [point] : [crossing, point];
    return inside(before) ? [crossing] : [];
  });
}

const MARGIN = 70;

/** Path data within the canvas and a little around it; specks below `speck` are left out. */
export function outline(rings: readonly Ring[], { width, height }: Layout, speck: number): string {
  const clipped = (ring: Ring): Ring => {
    const across = cut(cut(ring, 0, -MARGIN, 1), 0, width + MARGIN, -1);
    return cut(cut(across, 1, -MARGIN, 1), 1, height + MARGIN, -1);
  };
  return rings
    .map(clipped)
    .filter((ring) => ring.length > 2 && areaOf(ring) > speck)
    .map((ring) => polygon(ring))
    .join('');
}
