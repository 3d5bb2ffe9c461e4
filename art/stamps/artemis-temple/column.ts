/** The column: drums of several buildings, one on another. */

import { noise } from '../../kit/numbers.ts';
import { draw, type Point, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, stroke } from '../../kit/shapes.ts';

export const X = 560;

const DRUMS = [
  [706, 64, 0],
  [644, 62, 3],
  [580, 60, -3],
  [526, 59, 2],
  [464, 57, -1],
  [411, 56, 4],
  [353, 54, 0],
  [306, 53, -3],
  [256, 51, 2],
  [226, 0, 0],
] as const;
export const marbleOf = (scene: Scene): string =>
  scene.horizontalGradient(X - 64, X + 64, [
    [0, '#6a5588'],
    [0.34, '#a3809c'],
    [0.66, '#e9b9a4'],
    [0.9, '#fff0cf'],
    [1, '#ffd9ac'],
  ]);

export function column(marble: string): string[] {
  const chips = noise(12);
  return DRUMS.slice(0, -1).map(([foot, half, dx], i) => {
    const top = DRUMS[i + 1]?.[0] ?? foot;
    const edge = (y: number, sign: number): Point => [
      X + dx + sign * half * (1 + chips(y / 13 + sign * 9) * 0.035),
      y,
    ];
    const rows = [0, 0.25, 0.5, 0.75, 1].map((t) => foot + (top - foot) * t);
    const drum = polygon([
      ...rows.map((y) => edge(y, -1)),
      ...rows.toReversed().map((y) => edge(y, 1)),
    ]);
    const flutes = [-0.6, -0.28, 0.06, 0.4, 0.7].map(
      (u) => draw`M${X + dx + u * half} ${foot - 4}V${top + 6}`,
    );
    return (
      path(drum, marble) +
      (i % 3 === 1 ? '' : stroke(flutes.join(''), '#6a4a7a', 4, 'opacity=".24"')) +
      stroke(draw`M${X + dx - half} ${foot}q${half} 9 ${2 * half} 0`, '#56407a', 4, 'opacity=".55"')
    );
  });
}
