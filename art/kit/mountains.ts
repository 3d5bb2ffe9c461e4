/** What stamps of mountains and of ruins share: skies, trees and woods, mist, splintered rock. */

import { lerp, type Line, random } from './numbers.ts';
import { draw, fillDown, type Point, polygon, ridge } from './path.ts';
import type { Scene, Stop } from './scene.ts';
import { band, path } from './shapes.ts';

/** From the top of a stamp down to the horizon, and below it in the last colour. */
export const skyOf = (
  scene: Scene,
  horizon: number,
  [high, upper, lower, low]: readonly [string, string, string, string],
): string =>
  band(
    0,
    scene.height,
    scene.verticalGradient(0, horizon, [
      [0, high],
      [0.42, upper],
      [0.78, lower],
      [1, low],
    ]),
  );

const evenly = (colours: readonly string[]): Stop[] =>
  colours.map((colour, i) => [i / (colours.length - 1), colour]);

/** From y1 to y2 on the canvas, in even steps. */
export const down = (scene: Scene, y1: number, y2: number, ...colours: readonly string[]): string =>
  scene.verticalGradient(y1, y2, evenly(colours));

/** From x1 to x2 on the canvas, in even steps. */
export const across = (
  scene: Scene,
  x1: number,
  x2: number,
  ...colours: readonly string[]
): string => scene.horizontalGradient(x1, x2, evenly(colours));

// ── Woods ───────────────────────────────────────────────────────────────────────────────────────

interface Spruce {
  x: number;
  foot: number;
  height: number;
  body: string;
  lit: string;
  /** Which side is lit: 1 right, -1 left. */
  side?: 1 | -1;
}

/** Seven tiers of branches, lit on one side. */
export function spruce({ x, foot, height: h, body, lit, side = -1 }: Spruce): string {
  const w = h * 0.19;
  const edge = (sign: number): Point[] => {
    const line: Point[] = [];
    for (let tier = 0; tier < 7; tier++) {
      const t = tier / 7;
      const reach = w * (1 - t) ** 0.9;
      line.push(
        [x + sign * reach, foot - h * (0.01 + t * 0.94)],
        [x + sign * reach * 0.5, foot - h * (0.06 + (t + 0.085) * 0.94)],
      );
    }
    return line;
  };
  const top: Point = [x, foot - h];
  return (
    path(polygon([...edge(-1), top, ...edge(1).toReversed()]), body) +
    path(polygon([...edge(side), top, [x + side * w * 0.12, foot - h * 0.01]]), lit)
  );
}

interface Woods {
  seed: number;
  spacing: number;
  height: number;
  from?: number;
  to?: number;
  /** How far down the wood is filled. */
  bottom?: number;
}

/** The outline of a wood whose tops rise above an edge. */
export function woods(
  edge: Line,
  { seed, spacing, height, from = -20, to = 1220, bottom = 920 }: Woods,
): string {
  const next = random(seed);
  let x = from;
  const line: Point[] = [[x, edge(x)]];
  while (x < to) {
    const width = spacing * (0.6 + next() * 0.8);
    const rise = height * (0.45 + next() * 0.75);
    const middle = x + width * 0.5;
    line.push(
      [middle - width * 0.22, edge(middle) - rise * 0.42],
      [middle, edge(middle) - rise],
      [middle + width * 0.22, edge(middle) - rise * 0.42],
      [x + width, edge(x + width)],
    );
    x += width;
  }
  return `${polygon(line, false)}V${bottom}H${from}z`;
}

// ── Mist ────────────────────────────────────────────────────────────────────────────────────────

interface Mist {
  /** The upper edge, and how far down the mist reaches. */
  top: Line;
  depth: number;
  y: number;
  colour: string;
  opacity: number;
}

/** A bank with a soft upper edge that dissolves downwards. */
export function mist(scene: Scene, { top, depth, y, colour, opacity }: Mist): string {
  const fade: Stop[] = [
    [0, colour, 0],
    [0.4, colour, opacity],
    [1, colour, 0],
  ];
  return path(
    fillDown(ridge(top, { to: 1240, step: 40 }), y + depth),
    scene.verticalGradient(y, y + depth, fade),
  );
}

// ── Rock ────────────────────────────────────────────────────────────────────────────────────────

interface Facets {
  seed: number;
  count: number;
  /** Where they begin: from left to right, from top to bottom. */
  x: readonly [number, number];
  y: readonly [number, number];
  width: readonly [number, number];
  length: readonly [number, number];
  /** How far to the right a facet goes for each unit down. */
  lean?: number;
}

/** Splinters of a cliff that end in a point: the sides that are in the light, and those out of it. */
export function facets({ seed, count, x, y, width, length, lean = 0 }: Facets): {
  lit: string;
  dark: string;
} {
  const next = random(seed);
  const found = { lit: '', dark: '' };
  for (let i = 0; i < count; i++) {
    const left = lerp(...x, (i + 0.2 + 0.6 * next()) / count);
    const top = lerp(...y, next());
    const w = lerp(...width, next());
    const l = lerp(...length, next());
    const at = (u: number, v: number): Point => [left + w * u + l * v * lean, top + l * v];
    const arris = [at(0.5, 0), at(0.62, 0.3), at(0.46, 0.42), at(0.56, 0.7), at(0.4, 1)];
    found.lit += polygon([...arris, at(0.22, 0.66), at(0.08, 0.4), at(0.16, 0.32), at(0, 0.1)]);
    found.dark += polygon([...arris, at(0.8, 0.74), at(0.72, 0.5), at(1, 0.36), at(0.92, 0.12)]);
  }
  return found;
}

/** A cypress: a flame, lit along one side. */
export function cypress(
  x: number,
  foot: number,
  height: number,
  body: string,
  lit: string,
): string {
  const w = height * 0.12;
  return (
    path(
      draw`M${x - w * 0.5} ${foot}
        C${x - w * 1.5} ${foot - height * 0.3} ${x - w * 0.7} ${foot - height * 0.8} ${x} ${foot - height}
        C${x + w * 0.7} ${foot - height * 0.8} ${x + w * 1.5} ${foot - height * 0.3} ${x + w * 0.5} ${foot}z`,
      body,
    ) +
    path(
      draw`M${x - w * 0.6} ${foot - height * 0.1}
        C${x - w * 1.1} ${foot - height * 0.36} ${x - w * 0.5} ${foot - height * 0.8} ${x} ${foot - height}
        C${x - w * 0.2} ${foot - height * 0.7} ${x - w * 0.3} ${foot - height * 0.4} ${x - w * 0.6} ${foot - height * 0.1}z`,
      lit,
    )
  );
}
