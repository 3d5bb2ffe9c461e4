/** In front: rolled kilims on the left, a counter with bowls of spice on the right. */

import { mix } from '../../kit/colour.ts';
import { item } from '../../kit/numbers.ts';
import { draw, type Point } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, stroke } from '../../kit/shapes.ts';
import { INK } from './perspective.ts';
import { type Kilim, KILIMS } from './shop.ts';

interface Roll {
  /** The middle of the end that faces the viewer. */
  x: number;
  y: number;
  radiusX: number;
  radiusY: number;
  length: number;
  kilim: Kilim;
}

function roll({ x, y, radiusX, radiusY: r, length, kilim }: Roll): string {
  const [ground, pattern, centre] = kilim;
  const band = (t: number): string =>
    path(draw`M${x - length * t} ${y - r}h-22v${r * 2}h22z`, mix(pattern, INK, 0.4)) +
    path(draw`M${x - length * t - 11} ${y - r}l9 ${r}l-9 ${r}l-9-${r}z`, mix(centre, INK, 0.35));
  /** A turn of the roll, seen from its end. Its radii are not rounded. */
  const turn = (scale: number, colour: string, dark: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${radiusX * scale}" ry="${r * scale}"` +
    ` fill="${mix(colour, INK, dark)}"/>`;
  return [
    path(draw`M${x} ${y - r}H${x - length}V${y + r}H${x}z`, mix(ground, INK, 0.45)),
    ...[0.2, 0.45, 0.7].map(band),
    turn(1, pattern, 0.15),
    turn(0.74, ground, 0.2),
    turn(0.48, pattern, 0.2),
    turn(0.22, ground, 0.4),
    stroke(draw`M${x - length} ${y - r + 1}H${x}`, '#ffcf8c', 2, 'opacity=".5"'),
  ].join('');
}

export const rolledKilims = (): string[] => [
  roll({ x: 400, y: 966, radiusX: 26, radiusY: 46, length: 440, kilim: item(KILIMS, 0) }),
  roll({ x: 330, y: 880, radiusX: 26, radiusY: 46, length: 400, kilim: item(KILIMS, 1) }),
  roll({ x: 430, y: 1010, radiusX: 20, radiusY: 30, length: 300, kilim: item(KILIMS, 3) }),
  roll({ x: 270, y: 800, radiusX: 24, radiusY: 40, length: 330, kilim: item(KILIMS, 2) }),
];

export function counter(scene: Scene): string[] {
  const wood = scene.verticalGradient(900, 1000, [
    [0, '#6b3a4a'],
    [1, '#2a1838'],
  ]);
  return [
    path('M1080 1010L1110 906H1640V1010z', wood),
    path('M1100 916L1108 896H1640V916z', '#c9825c'),
    path('M1102 900H1640V896H1108z', '#ffd49a'),
  ];
}

/** A bowl on the counter with its cone of spice; `s` is the scale. */
export function spiceBowl(x: number, y: number, s: number, spice: string): string {
  const rimLeft = draw`M${x - 60 * s} ${y - 34 * s}
    C${x - 56 * s} ${y - 4 * s} ${x - 34 * s} ${y} ${x - 22 * s} ${y}`;
  const coneLeft = draw`M${x - 56 * s} ${y - 36 * s}
    C${x - 30 * s} ${y - 56 * s} ${x - 14 * s} ${y - 96 * s} ${x} ${y - 108 * s}`;
  const sideX = x + 30 * s;
  const coneFoot: Point = [x + 56 * s, y - 36 * s];
  const coneRight = draw`C${x + 14 * s} ${y - 96 * s} ${sideX} ${y - 56 * s} ${coneFoot}`;
  return [
    // bowl and its lit side
    path(
      draw`${rimLeft}H${x + 22 * s}
        C${x + 34 * s} ${y} ${x + 56 * s} ${y - 4 * s} ${x + 60 * s} ${y - 34 * s}z`,
      '#7a4638',
    ),
    path(
      draw`${rimLeft}H${x - 8 * s}
        C${x - 30 * s} ${y - 6 * s} ${x - 44 * s} ${y - 16 * s} ${x - 46 * s} ${y - 34 * s}z`,
      '#f0b070',
    ),
    // cone, lit on the left and shaded on the right
    path(draw`${coneLeft}${coneRight}Q${x} ${y - 22 * s} ${x - 56 * s} ${y - 36 * s}z`, spice),
    path(
      draw`${coneLeft}
        C${x - 4 * s} ${y - 80 * s} ${x - 14 * s} ${y - 50 * s} ${x - 22 * s} ${y - 30 * s}
        Q${x - 42 * s} ${y - 31 * s} ${x - 56 * s} ${y - 36 * s}z`,
      '#fff0c0',
      'opacity=".42"',
    ),
    path(
      draw`M${x} ${y - 108 * s}${coneRight}
        Q${x + 40 * s} ${y - 31 * s} ${x + 26 * s} ${y - 30 * s}
        C${x + 18 * s} ${y - 54 * s} ${x + 8 * s} ${y - 84 * s} ${x} ${y - 108 * s}z`,
      '#2a1838',
      'opacity=".35"',
    ),
    // rim, not rounded
    `<ellipse cx="${x}" cy="${y - 35 * s}" rx="${60 * s}" ry="${7 * s}"` +
      ` fill="none" stroke="#ffcf8c" stroke-width="${3 * s}"/>`,
  ].join('');
}
