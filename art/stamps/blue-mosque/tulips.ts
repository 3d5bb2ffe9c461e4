/** Tulips along the foot of the picture, alike on both sides of the middle. */

import { mix } from '../../kit/colour.ts';
import { draw } from '../../kit/path.ts';
import { path, rect, stroke } from '../../kit/shapes.ts';

const MIDDLE = 600;
interface Tulip {
  x: number;
  y: number;
  size: number;
  petal: string;
}

/** A tulip of the kind the Ottomans loved: a long cup of pointed petals. */
function tulip({ x, y, size: s, petal }: Tulip): string {
  const lean = (x - MIDDLE) * 0.05;
  return [
    stroke(draw`M${x} ${y}Q${x} ${y + s} ${x - lean} 920`, '#1f3a52', s * 0.1),
    path(
      draw`M${x - lean} 920Q${x - s * 0.9} ${y + s * 1.8} ${x - s * 0.7} ${y + s * 0.6}Q${x - s * 0.1} ${y + s * 1.5} ${x - lean} 920z`,
      '#234560',
    ),
    path(
      draw`M${x - s * 0.16} ${y}Q${x - s * 0.5} ${y - s * 0.7} ${x - s * 0.42} ${y - s * 1.15}Q${x - s * 0.06} ${y - s * 0.9} ${x} ${y - s * 1.3}Q${x + s * 0.06} ${y - s * 0.9} ${x + s * 0.42} ${y - s * 1.15}Q${x + s * 0.5} ${y - s * 0.7} ${x + s * 0.16} ${y}z`,
      mix(petal, '#2a2a62', 0.42),
    ),
    path(
      draw`M${x - s * 0.16} ${y}Q${x - s * 0.5} ${y - s * 0.7} ${x - s * 0.42} ${y - s * 1.15}Q${x + s * 0.1} ${y - s * 0.7} ${x} ${y}z`,
      petal,
    ),
  ].join('');
}
const TULIPS: readonly (readonly [number, number, number])[] = [
  [560, 806, 40],
  [330, 842, 42],
  [495, 818, 44],
  [405, 832, 52],
  [585, 838, 62],
  [468, 862, 60],
  [300, 880, 52],
];
export const tulips = (): string[] => [
  rect(-20, 884, 1240, 40, '#1f2f58'),
  ...TULIPS.flatMap(([x, y, size], i) =>
    [-1, 1].map((side) =>
      tulip({
        x: MIDDLE + side * x,
        y,
        size,
        petal: (i + (side + 1) / 2) % 2 === 0 ? '#f08d8c' : '#ffdcb0',
      }),
    ),
  ),
];
