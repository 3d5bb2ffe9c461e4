/** A heap of ground spice, poured and smoothed by hand. */

import { mix } from '../../kit/colour.ts';
import { draw } from '../../kit/path.ts';
import { LEFT_TO_RIGHT, type LinearOptions, type Scene } from '../../kit/scene.ts';
import { path, stroke } from '../../kit/shapes.ts';
import { INK } from './perspective.ts';

interface Heap {
  x: number;
  /** The middle of its foot. */
  y: number;
  radius: number;
  height: number;
  spice: string;
  /** The side the light comes from, -1 or 1. */
  lit: number;
}

const RIGHT_TO_LEFT: LinearOptions = { x1: 1, y1: 0, x2: 0, y2: 0 };

/** Hollow flanks, a soft tip, a round foot; furrows where the hand went round. */
export function heap(scene: Scene, { x, y, radius: r, height: h, spice, lit }: Heap): string {
  const round = scene.linearGradient(
    [
      [0, mix(spice, '#fff0c0', 0.42)],
      [0.3, mix(spice, '#fff0c0', 0.16)],
      [0.5, spice],
      [0.74, mix(spice, INK, 0.26)],
      [1, mix(spice, INK, 0.46)],
    ],
    lit < 0 ? LEFT_TO_RIGHT : RIGHT_TO_LEFT,
  );
  const outline = draw`M${x - r} ${y}
    C${x - r * 0.62} ${y - h * 0.22} ${x - r * 0.34} ${y - h * 0.66} ${x - r * 0.15} ${y - h * 0.9}
    Q${x} ${y - h * 1.08} ${x + r * 0.15} ${y - h * 0.9}
    C${x + r * 0.34} ${y - h * 0.66} ${x + r * 0.62} ${y - h * 0.22} ${x + r} ${y}
    Q${x} ${y + r * 0.26} ${x - r} ${y}z`;
  const furrow = (reach: number, up: number): string =>
    draw`M${x - r * reach} ${y - h * up}
      q${r * reach} ${r * reach * 0.36} ${r * reach * 2} ${-h * 0.02}`;
  return (
    path(outline, round) +
    stroke(
      r > 24 ? furrow(0.56, 0.24) + furrow(0.3, 0.56) : '',
      mix(spice, INK, 0.4),
      r > 40 ? 2 : 1,
      'opacity=".2" stroke-linecap="round"',
    )
  );
}
