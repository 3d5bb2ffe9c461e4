/**
 * Path data. Coordinates are rounded and relative, so that thirteen pictures of a few thousand
 * shapes stay small enough to read, compare and render.
 */

import { clamp, item, type Line } from './numbers.ts';

export type Point = readonly [x: number, y: number];

/** The canvas every scene is drawn on. */
export const WIDTH = 1600;
export const HEIGHT = 1000;

let stepsPerUnit = 10;

/**
 * How finely coordinates are rounded: 10 steps per unit (the default) is one decimal, 5 is fifths,
 * 1 is whole units. Crowds of small or far things can be coarser. `new Scene` sets 10 again.
 */
export function setPrecision(steps: number): void {
  stepsPerUnit = steps;
}

const round = (value: number): number => Math.round(value * stepsPerUnit) / stepsPerUnit;

/** A number as it goes into path data and attributes. */
export function num(value: number): string {
  const rounded = round(value);
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/**
 * Path data as it reads in SVG, with every number rounded; a point is its two numbers, and strings
 * pass as they are.
 *
 * A line break is swallowed together with the indentation after it, so a long path can have a
 * command on each line. It separates nothing: break before a command, never between two numbers.
 *
 *     draw`M${x} ${y}
 *       q${width / 2} 4 ${width} 0z`
 */
export const draw = (
  literals: TemplateStringsArray,
  ...values: readonly (number | string | Point)[]
): string =>
  literals.map((literal, i) => literal.replace(/\n\s*/g, '') + written(values[i] ?? '')).join('');

const written = (value: number | string | Point): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? num(value) : value.map(num).join(' ');
};

/** Numbers in a row; a minus sign separates as well as a space does. */
const row = (...values: number[]): string => join(values.map(num));

const join = (parts: readonly string[]): string =>
  parts.map((part, i) => (i > 0 && !part.startsWith('-') ? ' ' + part : part)).join('');

/** Straight lines through the points. */
export function polygon(corners: readonly Point[], close = true): string {
  const [startX, startY] = item(corners, 0);
  let x = round(startX);
  let y = round(startY);
  const steps = corners.slice(1).map(([cornerX, cornerY]) => {
    const nextX = round(cornerX);
    const nextY = round(cornerY);
    const step = row(nextX - x, nextY - y);
    x = nextX;
    y = nextY;
    return step;
  });
  return `M${row(round(startX), round(startY))}l${join(steps)}${close ? 'z' : ''}`;
}

export interface SmoothOptions {
  close?: boolean;
  /** Begin with M; otherwise go there with a line (L) from wherever the path has got to. */
  start?: boolean;
  /** 1 is a full Catmull-Rom curve, 0 straight lines. */
  tension?: number;
}

/** A curve through all the points (Catmull-Rom as cubic Béziers). */
export function smoothPath(
  knots: readonly Point[],
  { close = false, start = true, tension = 1 }: SmoothOptions = {},
): string {
  const count = knots.length;
  const knot = (i: number): Point =>
    item(knots, close ? (i + count) % count : clamp(i, 0, count - 1));
  const [startX, startY] = item(knots, 0);
  let x = round(startX);
  let y = round(startY);
  const from = (start ? 'M' : 'L') + row(x, y);
  const k = tension / 6;
  const steps: string[] = [];
  for (let i = 0; i < (close ? count : count - 1); i++) {
    const [before, here, next, after] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)];
    const endX = round(next[0]);
    const endY = round(next[1]);
    steps.push(
      row(
        here[0] + (next[0] - before[0]) * k - x,
        here[1] + (next[1] - before[1]) * k - y,
        next[0] - (after[0] - here[0]) * k - x,
        next[1] - (after[1] - here[1]) * k - y,
        endX - x,
        endY - y,
      ),
    );
    x = endX;
    y = endY;
  }
  return `${from}c${join(steps)}${close ? 'z' : ''}`;
}

/** Along one line and back along another that runs the same way: the area between them. */
export function between(line: readonly Point[], opposite: readonly Point[], tension = 1): string {
  const back = smoothPath(opposite.toReversed(), { start: false, tension });
  return `${smoothPath(line, { tension })}${back}z`;
}

/** The area under a line of points, down to `bottom` (below the canvas unless told). */
export const fillDown = (
  edge: readonly Point[],
  bottom: number = HEIGHT + 20,
  curved = true,
): string =>
  `${curved ? smoothPath(edge) : polygon(edge, false)}V${bottom}H${num(item(edge, 0)[0])}z`;

/**
 * Bakes a scale into path data, so that the minifier's one decimal cannot coarsen a shape that was
 * drawn one unit wide. Absolute M, C, L and Z only.
 */
export const scalePath = (data: string, scale: number): string =>
  data.replace(/-?\d*\.?\d+/g, (n) => ' ' + Math.round(Number(n) * scale * 100) / 100);

// ── Small outlines, to be collected in one path ─────────────────────────────────────────────────

/** A disc. */
export const dot = (x: number, y: number, radius: number): string =>
  draw`M${x - radius} ${y}
    a${radius} ${radius} 0 1 0 ${2 * radius} 0
    a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Half a disc on the ground, a bush or a tree; `height` over `radius` makes it flatter. */
export const mound = (x: number, foot: number, radius: number, height = radius): string =>
  draw`M${x - radius} ${foot}a${radius} ${height} 0 0 1 ${2 * radius} 0z`;

/** An opening with a round head: the middle of its sill, its width, its height up to the head. */
export const archway = (x: number, sill: number, width: number, height: number): string =>
  draw`M${x - width / 2} ${sill}
    v${-height}
    a${width / 2} ${width / 2} 0 0 1 ${width} 0
    v${height}z`;

/** A point in whole units, to be stroked with round ends: a disc in the fewest bytes. */
export const speck = (x: number, y: number): string => `M${Math.round(x)} ${Math.round(y)}h0`;

// ── Points ──────────────────────────────────────────────────────────────────────────────────────

/** Points written as in an SVG `points` attribute: `points('86,760 120,700')`. */
export const points = (list: string): Point[] =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y)) {
        throw new SyntaxError(`"${pair}" is not a point`);
      }
      return [x, y];
    });

export interface RidgeOptions {
  from?: number;
  to?: number;
  step?: number;
}

/** The points of a height function, beyond both sides of the canvas unless told. */
export function ridge(
  height: Line,
  { from = -40, to = 1640, step = 20 }: RidgeOptions = {},
): Point[] {
  const line: Point[] = [];
  for (let x = from; x <= to + 1e-6; x += step) line.push([x, height(x)]);
  return line;
}

/** The point at `angle` (radians, clockwise from the right) on a circle. */
export const around = (x: number, y: number, radius: number, angle: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

/** The points moved. */
export const shifted = (line: readonly Point[], dx: number, dy: number): Point[] =>
  line.map(([x, y]) => [x + dx, y + dy]);

/** A point of the Catmull-Rom curve through the knots, `t` of the way from knot `i` to the next. */
export function curvePoint(knots: readonly Point[], i: number, t: number): Point {
  const knot = (index: number): Point => item(knots, clamp(index, 0, knots.length - 1));
  const [before, from, to, after] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)];
  const along = (axis: 0 | 1): number => {
    const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
    const square = 2 * a - 5 * b + 4 * c - d;
    const cube = -a + 3 * b - 3 * c + d;
    return 0.5 * (2 * b + (-a + c) * t + square * t * t + cube * t * t * t);
  };
  return [along(0), along(1)];
}

/** Points along that curve from the first knot to the last, `steps` from each knot to the next. */
export function pointsAlong(knots: readonly Point[], steps: number): Point[] {
  const last = knots.length - 1;
  const curve = Array.from({ length: last * steps }, (_, i) =>
    curvePoint(knots, Math.floor(i / steps), (i % steps) / steps),
  );
  return [...curve, item(knots, last)];
}
