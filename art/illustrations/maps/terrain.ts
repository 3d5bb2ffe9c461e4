/** What the picture maps share: coasts as cut paper on shelving water, routes, places, trees. */

import { random } from '../../kit/numbers.ts';
import { draw, mound, num, type Point, polygon, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path, stroke } from '../../kit/shapes.ts';
import { lens } from '../../kit/water.ts';

/** Degrees as in `28.97,41.02`. */
export interface View {
  west: number;
  north: number;
  /** Units of the canvas for a degree of longitude and of latitude. */
  scale: readonly [longitude: number, latitude: number];
  top?: number;
}

export const projection =
  ({ west, north, scale, top = 0 }: View) =>
  ([longitude, latitude]: Point): Point => [
    (longitude - west) * scale[0],
    (north - latitude) * scale[1] + top,
  ];

interface Land {
  /** A closed outline. */
  data: string;
  fill: string;
  shelf: string;
  shadow: string;
  edge: string;
  rim: string;
}

/** The shallows first, so that no land has the shallows of another on it. */
export const shallows = (data: string, colour: string): string =>
  [
    [58, 0.13],
    [34, 0.17],
    [15, 0.26],
  ]
    .map(([width, opacity]) =>
      stroke(data, colour, num(width ?? 0), `stroke-linejoin="round" opacity="${opacity}"`),
    )
    .join('');

export function land(scene: Scene, name: string, { data, fill, shadow, edge, rim }: Land): string {
  return [
    path(data, shadow, 'transform="translate(7 11)" opacity=".35"'),
    path(data, edge, 'transform="translate(2 6)"'),
    path(data, fill),
    group(scene.clip(name, data), stroke(data, rim, 5, 'stroke-linejoin="round" opacity=".75"')),
  ].join('');
}

export interface Route {
  colour: string;
  width: number;
  dashes: string;
}

/** A way over land or water, on a soft shade of itself. */
export const route = (knots: readonly Point[], { colour, width, dashes }: Route): string =>
  stroke(
    smoothPath(knots),
    colour,
    width,
    `stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${dashes}"`,
  );

interface Tree {
  dark: string;
  lit: string;
}

/** Slender trees, lit from the left; `size` is their height. */
export const cypresses = (feet: readonly Point[], size: number, { dark, lit }: Tree): string => {
  const spindle = ([x, y]: Point, wide: number): string =>
    draw`M${x} ${y}
      c${-wide} 0 ${-wide} ${-size * 0.5} 0 ${-size}
      c${wide} ${size * 0.5} ${wide} ${size} 0 ${size}z`;
  return (
    path(feet.map((foot) => spindle(foot, size * 0.26)).join(''), dark) +
    path(feet.map(([x, y]) => spindle([x - size * 0.06, y], size * 0.1)).join(''), lit)
  );
};

/** Groves of three round trees, lit from the left. */
export const groves = (feet: readonly Point[], radius: number, { dark, lit }: Tree): string =>
  feet
    .flatMap(([x, y]): Point[] => [
      [x - radius * 0.9, y - radius * 0.3],
      [x + radius, y - radius * 0.2],
      [x, y + radius * 0.25],
    ])
    .map(
      ([x, y]) =>
        path(mound(x, y, radius, radius * 1.15), dark) +
        path(mound(x - radius * 0.28, y, radius * 0.6, radius), lit),
    )
    .join('');

interface Walls {
  wall: string;
  lit: string;
  roof: string;
}

/** Small houses with a hipped roof, lit from the left, each painted whole: those in front last. */
export const cottages = (
  feet: readonly Point[],
  size: number,
  { wall, lit, roof }: Walls,
): string =>
  feet
    .map(([x, y], i) => {
      const s = size * (0.85 + (i % 3) * 0.14);
      const height = s * (0.5 + ((i * 7) % 4) * 0.14);
      const eaves = y - height;
      return (
        path(draw`M${x - s * 0.5} ${y}V${eaves}h${s}V${y}z`, wall) +
        path(draw`M${x - s * 0.5} ${y}V${eaves}h${s * 0.42}V${y}z`, lit) +
        path(
          polygon([
            [x - s * 0.6, eaves + 1],
            [x - s * 0.28, eaves - s * 0.36],
            [x + s * 0.28, eaves - s * 0.36],
            [x + s * 0.6, eaves + 1],
          ]),
          roof,
        )
      );
    })
    .join('');

/** Places for the houses of a quarter: staggered rows that thin out towards the sides. */
export function quarter(
  [x, y]: Point,
  rows: readonly number[],
  size: number,
  seed: number,
): Point[] {
  const next = random(seed);
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i): Point => [
      x + (i - (count - 1) / 2) * size * 1.12 + (next() - 0.5) * size * 0.3,
      y + row * size * 0.62 + (next() - 0.5) * size * 0.2,
    ]),
  );
}

/** A hill seen from above: light on its left, shade on its right. */
export const swell = (
  scene: Scene,
  [x, y]: Point,
  radius: number,
  lit: string,
  shade: string,
): string =>
  [-1, 1]
    .map((side) =>
      circle(
        x + side * radius * 0.3,
        y + side * radius * 0.18,
        radius,
        scene.radialGradient(x + side * radius * 0.3, y + side * radius * 0.18, radius, [
          [0, side < 0 ? lit : shade, side < 0 ? 0.55 : 0.3],
          [1, side < 0 ? lit : shade, 0],
        ]),
      ),
    )
    .toReversed()
    .join('');

interface Chop {
  seed: number;
  count: number;
  width: number;
  top: number;
  bottom: number;
}

/** Small ripples of a calm sea. */
export function chop({ seed, count, width, top, bottom }: Chop): string {
  const next = random(seed);
  let data = '';
  for (let i = 0; i < count; i++) {
    const t = next();
    data += lens(next() * width, top + t * (bottom - top), 8 + 18 * next(), 1.4);
  }
  return data;
}
