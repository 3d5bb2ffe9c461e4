/**
 * Shapes seen straight from above, and the one light: low, from the upper left, so that shadows run
 * to the lower right.
 */

import { mix } from '../../kit/colour.ts';
import { lerp, random } from '../../kit/numbers.ts';
import { around, draw, num, type Point, smoothPath } from '../../kit/path.ts';
import { group, path } from '../../kit/shapes.ts';

export const TURN = Math.PI * 2;
/** A fifth of a turn, for things with five petals (rounded: the picture is drawn with it). */
export const FIFTH = 1.2566;

/** The angle at which shadows fall, and the same as a step. */
export const FALL = 0.62;
export const FALL_X = Math.cos(FALL);
export const FALL_Y = Math.sin(FALL);

export const COBALT = '#1f4e96';
export const TURQUOISE = '#2aa0a6';
export const CORAL = '#d8493a';
export const GOLD = '#e9a94b';
export const LEAF = '#3f7d4c';

export const lighter = (colour: string, by = 0.3): string => mix(colour, '#fff0c8', by);
export const darker = (colour: string, by = 0.35): string => mix(colour, '#241238', by);

/** A straight line as part of a longer path. */
export const segment = (from: Point, to: Point): string => draw`M${from}L${to}`;

/** A small disc of a size that is not rounded: in fifths a bead would come out visibly uneven. */
export const bead = (x: number, y: number, r: number): string => {
  const arc = `a${r} ${r} 0 1 0`;
  return draw`M${x - r} ${y}${arc} ${String(2 * r)} 0${arc}-${String(2 * r)} 0z`;
};

/** A group with its own origin, turned by degrees. */
export const placed = (x: number, y: number, degrees: number, ...content: string[]): string =>
  group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(degrees)})"`, ...content);

/** The shadow of something round and `length` high: its circle, swept along the light. */
export function capsule(
  x: number,
  y: number,
  radius: number,
  length: number,
  taper = 0.86,
): string {
  const steps = 9;
  const halfCircle = (cx: number, cy: number, r: number, from: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => around(cx, cy, r, from + (Math.PI * i) / steps));
  const outline = [
    ...halfCircle(x, y, radius, FALL + Math.PI / 2),
    ...halfCircle(x + FALL_X * length, y + FALL_Y * length, radius * taper, FALL - Math.PI / 2),
  ];
  return smoothPath(outline, { close: true, tension: 0.95 });
}

/** Where light still reaches the ground in a hole whose wall throws a shadow of this length. */
export function lensOfLight(x: number, y: number, radius: number, length: number): string {
  const half = length / 2;
  const middle: Point = [x + FALL_X * half, y + FALL_Y * half];
  const reach = Math.sqrt(radius * radius - half * half);
  const from = around(...middle, reach, FALL - Math.PI / 2);
  const to = around(...middle, reach, FALL + Math.PI / 2);
  return draw`M${from}A${radius} ${radius} 0 0 1 ${to}A${radius} ${radius} 0 0 1 ${from}z`;
}

/** A crescent along the rim of a circle; `width` is the share of the radius at its thickest. */
export function crescent(
  x: number,
  y: number,
  radius: number,
  { width, from, to, steps }: { width: number; from: number; to: number; steps: number },
): string {
  const outer: Point[] = [];
  const inner: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const angle = lerp(from, to, t);
    outer.push(around(x, y, radius, angle));
    inner.push(around(x, y, radius * (1 - width * Math.sin(Math.PI * t)), angle));
  }
  return smoothPath([...outer, ...inner.toReversed()], { close: true });
}

export interface Glint {
  width?: number;
  colour?: string;
  opacity?: number;
  /** The middle of the glint; towards the light unless told. */
  angle?: number;
  /** How far it runs to both sides. */
  reach?: number;
}

/** Light along the rim of something round. */
export function glint(
  x: number,
  y: number,
  radius: number,
  {
    width = 0.05,
    colour = '#fffdf0',
    opacity = 0.9,
    angle = FALL + Math.PI,
    reach = 0.7,
  }: Glint = {},
): string {
  const shape = { width, from: angle - reach, to: angle + reach, steps: 8 };
  return path(crescent(x, y, radius, shape), colour, `opacity="${opacity}"`);
}

export interface Blob {
  /** Radians. */
  turn: number;
  seed: number;
  ragged?: number;
  knots?: number;
}

/** An ellipse that is not quite one: a seed, a stain, a loaf. */
export function blob(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  { turn, seed, ragged = 0.12, knots = 9 }: Blob,
): string {
  const next = random(seed);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const outline = Array.from({ length: knots }, (_, i): Point => {
    const angle = (i / knots) * TURN;
    const r = 1 + (next() - 0.5) * 2 * ragged;
    const [a, b] = [Math.cos(angle) * radiusX * r, Math.sin(angle) * radiusY * r];
    return [x + a * cos - b * sin, y + a * sin + b * cos];
  });
  return smoothPath(outline, { close: true });
}

export interface Petal {
  angle: number;
  length: number;
  width: number;
  bend?: number;
}

/** A petal or leaf from its base. */
export function petal([x, y]: Point, { angle, length, width, bend = 0 }: Petal): string {
  const [tipX, tipY] = around(x, y, length, angle);
  const [alongX, alongY] = [Math.cos(angle) * length * 0.1, Math.sin(angle) * length * 0.1];
  const [leftX, leftY] = around(x, y, length * 0.5, angle - width / length + bend);
  const [rightX, rightY] = around(x, y, length * 0.5, angle + width / length + bend);
  return draw`M${x} ${y}
    Q${leftX + alongX} ${leftY + alongY} ${tipX} ${tipY}
    Q${rightX + alongX} ${rightY + alongY} ${x} ${y}z`;
}

/** `count` petals from one point, the first at `angle`. */
const rosette = (
  base: Point,
  count: number,
  { angle, ...shape }: Petal,
  step: number = TURN / count,
): string =>
  Array.from({ length: count }, (_, k) => petal(base, { angle: k * step + angle, ...shape })).join(
    '',
  );

/** Five leaves from one point: mint, basil. */
export const fiveLeaves = (base: Point, leaf: Petal): string => rosette(base, 5, leaf, FIFTH);

/** Pairs of petals round a circle, each pair opening along it like a leafy rim. */
export const leafyRim = (
  x: number,
  y: number,
  radius: number,
  count: number,
  { length, width, spread = 1.57 }: { length: number; width: number; spread?: number },
): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * TURN;
    const base = around(x, y, radius, angle);
    return (
      petal(base, { angle: angle + spread, length, width }) +
      petal(base, { angle: angle - spread, length, width })
    );
  }).join('');
