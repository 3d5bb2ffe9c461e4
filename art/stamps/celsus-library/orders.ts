/** What the façade is made of, seen from its steps and lit from below. */

import { mix } from '../../kit/colour.ts';
import { lerp } from '../../kit/numbers.ts';
import { draw, num, type Point, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path } from '../../kit/shapes.ts';
import { statue } from '../../scenes/ephesus/orders.ts';

/** A place on the façade, across (-1 to 1) and up (2 is under the roof), narrowing with height. */
const at = (u: number, v: number): Point => {
  const far = 1 + 0.4 * v;
  return [600 + (u * 700) / far, 842 - (v * 640) / far];
};
const shape = (...corners: readonly Point[]): string => polygon(corners.map(([u, v]) => at(u, v)));
export const block = (left: number, right: number, bottom: number, top: number): string =>
  shape([left, bottom], [left, top], [right, top], [right, bottom]);

export const FLAME = '#ffd38a';
export const EMBER = '#e08a58';
const ROSE = '#9a5468';
const VIOLET = '#4a356e';
export const NIGHT = '#161c4c';

/** The lamps' light on stone, fading upwards. */
export const glow = (stamp: Scene, strength: number): string =>
  stamp.verticalGradient(150, 842, [
    [0, mix(NIGHT, '#7a5a86', 0.4 + 0.6 * strength)],
    [0.35, mix(NIGHT, '#b8707a', 0.3 + 0.7 * strength)],
    [0.7, mix(NIGHT, EMBER, 0.2 + 0.8 * strength)],
    [1, mix(NIGHT, FLAME, 0.1 + 0.9 * strength)],
  ]);

/** How far up the roof begins. */
export const ROOF = 1.82;

/** A shaft lit from below and in front, one side in the night; its base and capital. */
export function column(stamp: Scene, u: number, bottom: number, top: number, half: number): string {
  const neck = top - 0.11;
  return [
    path(block(u - half, u + half, bottom, neck + 0.02), glow(stamp, 1)),
    path(
      shape(
        [u + half * 0.35, bottom],
        [u + half * 0.35, neck + 0.02],
        [u + half, neck + 0.02],
        [u + half, bottom],
      ),
      VIOLET,
      'opacity=".55"',
    ),
    path(block(u - half * 1.45, u + half * 1.45, bottom - 0.045, bottom), FLAME),
    path(block(u - half * 1.2, u + half * 1.2, bottom, bottom + 0.03), EMBER),
    path(
      shape(
        [u - half, neck],
        [u - half * 1.75, top - 0.02],
        [u - half * 1.75, top],
        [u + half * 1.75, top],
        [u + half * 1.75, top - 0.02],
        [u + half, neck],
      ),
      glow(stamp, 0.9),
    ),
    path(
      shape(
        [u - half * 0.9, neck],
        [u - half * 0.5, top - 0.03],
        [u, neck + 0.02],
        [u + half * 0.5, top - 0.03],
        [u + half * 0.9, neck],
      ),
      FLAME,
      'opacity=".6"',
    ),
    path(block(u - half, u + half, neck - 0.018, neck), FLAME, 'opacity=".8"'),
  ].join('');
}

/** One of the four women, in her niche. */
export function niche(stamp: Scene, u: number): string {
  const [x, foot] = at(u, 0.2);
  return [
    path(block(u - 0.06, u + 0.06, 0.08, 0.66), NIGHT, 'opacity=".75"'),
    path(block(u - 0.045, u + 0.045, 0.1, 0.2), EMBER),
    group(
      `transform="rotate(${Math.round(-u * 26)} ${num(x)} ${num(foot)})"`,
      statue(stamp, { x, foot, height: 176, mirrored: u > 0 }),
    ),
  ].join('');
}

/** A beam that comes forward over two columns: we see it from below, where the light is. */
export function beam(
  stamp: Scene,
  left: number,
  right: number,
  bottom: number,
  top: number,
): string {
  const over = 0.075;
  return [
    path(
      shape(
        [left - over, bottom],
        [right + over, bottom],
        [right + over * 0.6, bottom - 0.035],
        [left - over * 0.6, bottom - 0.035],
      ),
      FLAME,
    ),
    path(block(left - over, right + over, bottom, top), glow(stamp, 0.72)),
    path(
      block(left - over, right + over, lerp(bottom, top, 0.36), lerp(bottom, top, 0.46)),
      ROSE,
      'opacity=".55"',
    ),
    path(block(left - over - 0.02, right + over + 0.02, top - 0.03, top), EMBER),
  ].join('');
}

/** Pointed over the middle, round over the others. */
export function pediment(left: number, right: number): string {
  const [from, to, middle] = [left - 0.1, right + 0.1, (left + right) / 2];
  const outline = (inset: number): string => {
    const [x1, y] = at(from + inset, ROOF);
    const [x2] = at(to - inset, ROOF);
    const [x, top] = at(middle, ROOF + 0.2 - inset * 0.7);
    return middle === 0
      ? draw`M${x1} ${y}L${x} ${top}L${x2} ${y}z`
      : draw`M${x1} ${y}Q${x} ${2 * top - y + 4} ${x2} ${y}z`;
  };
  return path(outline(0), FLAME) + path(outline(0.03), EMBER) + path(outline(0.06), ROSE);
}
