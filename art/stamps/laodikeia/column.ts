/** A column that has been raised again. */

import { lerp } from '../../kit/numbers.ts';
import { draw, type Point } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, rect } from '../../kit/shapes.ts';

interface Column {
  foot: number;
  height: number;
  width: number;
  light: string;
  middle: string;
  dark: string;
  /** The order of the capital; `broken` has none. */
  top?: 'leafy' | 'broken';
  side?: 1 | -1;
}

/** A smooth column on its base, lit from one side. */
export function column(
  scene: Scene,
  x: number,
  { foot, height, width: w, light, middle, dark, top = 'leafy', side = -1 }: Column,
): string {
  const [left, right] = side < 0 ? [light, dark] : [dark, light];
  const round = scene.horizontalGradient(x - w * 0.62, x + w * 0.62, [
    [0, left],
    [side < 0 ? 0.34 : 0.66, middle],
    [1, right],
  ]);
  const y = foot - height;
  const neck = top === 'leafy' ? y + w * 1.2 : y;
  const base =
    rect(x - w * 0.74, foot - w * 0.3, w * 1.48, w * 0.3, round) +
    rect(x - w * 0.62, foot - w * 0.52, w * 1.24, w * 0.24, round);
  const end =
    top === 'leafy'
      ? draw`H${x + w * 0.43}`
      : draw`l${w * 0.3} ${w * 0.22}L${x + w * 0.43} ${neck - w * 0.3}`;
  const shaft = draw`M${x - w * 0.5} ${foot - w * 0.5}L${x - w * 0.43} ${neck}${end}L${x + w * 0.5} ${foot - w * 0.5}z`;
  if (top === 'broken') return base + path(shaft, round);

  const at = (u: number, v: number): Point => [x + w * u, lerp(y, neck, v)];
  const bell = draw`M${at(-0.44, 1)}
    C${at(-0.5, 0.55)} ${at(-0.56, 0.4)} ${at(-0.8, 0.22)}
    L${at(-0.84, 0)}L${at(0.84, 0)}L${at(0.8, 0.22)}
    C${at(0.56, 0.4)} ${at(0.5, 0.55)} ${at(0.44, 1)}z`;
  const leaves = [-0.4, -0.13, 0.14, 0.41]
    .map(
      (u) =>
        draw`M${at(u - 0.1, 0.98)}Q${at(u - 0.13, 0.6)} ${at(u, 0.52)}Q${at(u + 0.13, 0.6)} ${at(u + 0.1, 0.98)}z`,
    )
    .join('');
  return (
    base +
    path(shaft, round) +
    path(bell, round) +
    path(leaves, light, 'opacity=".4"') +
    rect(x - w * 0.46, neck - w * 0.06, w * 0.92, w * 0.12, middle)
  );
}
