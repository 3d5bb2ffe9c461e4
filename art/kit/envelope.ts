/**
 * The envelope of a hot-air balloon as a surface, seen from slightly below. `down` runs from the
 * crown (0) to the mouth (1), `round` is the angle from the middle; the half that can be seen lies
 * between `-QUARTER` and `QUARTER`.
 */

import { item, lerp } from './numbers.ts';
import type { Point } from './path.ts';

const QUARTER = Math.PI / 2;

/** How much of the roundness shows. */
const TILT = 0.13;

/** Radius and height from crown to mouth, for an envelope of radius 1. */
const PROFILE: Point[] = [];
const SHOULDER = (38 * Math.PI) / 180;
for (let i = 0; i <= 7; i++) {
  const angle = -QUARTER + ((QUARTER + SHOULDER) * i) / 7;
  PROFILE.push([Math.cos(angle), Math.sin(angle) * 0.97]);
}
PROFILE.push([0.6, 0.857], [0.4, 1.107], [0.21, 1.32]);

/** A point of an envelope round 0, 0. */
export function onEnvelope(radius: number, down: number, round: number): Point {
  const along = down * (PROFILE.length - 1);
  const i = Math.min(PROFILE.length - 2, Math.floor(along));
  const [r1, y1] = item(PROFILE, i);
  const [r2, y2] = item(PROFILE, i + 1);
  const r = lerp(r1, r2, along - i);
  const y = lerp(y1, y2, along - i);
  return [radius * r * Math.sin(round), radius * (y - r * Math.cos(round) * TILT)];
}

interface Patch {
  from: number;
  to: number;
  left: number;
  right: number;
  /** How many, down each side. */
  steps: number;
}

/** The outline of a patch between two heights and two angles. */
export function patch(radius: number, { from, to, left, right, steps }: Patch): Point[] {
  const side = (round: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) =>
      onEnvelope(radius, lerp(from, to, i / steps), round),
    );
  return [...side(left), ...side(right).toReversed()];
}

export const silhouette = (radius: number): Point[] =>
  patch(radius, { from: 0, to: 1, left: -QUARTER, right: QUARTER, steps: 12 });

/** Where a gore lies round the envelope, as far as it can be seen. */
interface Gore {
  left: number;
  right: number;
  middle: number;
}

/** Gore `index` of `count`; gore 0 begins at the angle `turn`. */
export function visibleGore(index: number, count: number, turn: number): Gore | undefined {
  const width = (Math.PI * 2) / count;
  const start = index * width + turn;
  if (start + width <= -QUARTER || start >= QUARTER) return undefined;
  const left = Math.max(start, -QUARTER);
  const right = Math.min(start + width, QUARTER);
  return { left, right, middle: (left + right) / 2 };
}
