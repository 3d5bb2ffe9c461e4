/** Ancient masonry: columns and their capitals, courses of ashlar, the wedges of arches. */

import { random } from './numbers.ts';
import { draw, num, type Point, polygon } from './path.ts';
import { LEFT_TO_RIGHT, type Scene, type Stop } from './scene.ts';
import { path, rect, stroke } from './shapes.ts';

export const STAMP = { width: 1200, height: 900 } as const;

/** A wash of colour over the whole stamp, from one height to another. */
export const wash = (scene: Scene, top: number, bottom: number, stops: readonly Stop[]): string =>
  rect(0, top, STAMP.width, bottom - top, scene.verticalGradient(top, bottom, stops));

/** Stone from its sunlit side to its shade. */
export interface Stone {
  light: string;
  middle: string;
  shade: string;
  deep: string;
}

/** Round a shaft that is lit from the left. */
export const roundStops = ({ light, middle, shade, deep }: Stone): Stop[] => [
  [0, middle],
  [0.16, light],
  [0.42, middle],
  [0.76, shade],
  [1, deep],
];

interface Column {
  x: number;
  foot: number;
  /** Across the foot of the shaft. */
  width: number;
  /** From the ground to the top of the capital. */
  height: number;
  stone: Stone;
  flutes?: number;
}

/** A Corinthian capital whose shaft is `width` wide, from `top` down. */
export function capital(scene: Scene, x: number, top: number, width: number, stone: Stone): string {
  const w = width / 2;
  const h = width * 1.05;
  const bell = draw`M${x - w * 1.36} ${top + h * 0.16}
    Q${x - w * 0.94} ${top + h * 0.5} ${x - w * 0.9} ${top + h}H${x + w * 0.9}
    Q${x + w * 0.94} ${top + h * 0.5} ${x + w * 1.36} ${top + h * 0.16}z`;
  const leaf = (at: number, y: number, size: number): string =>
    draw`M${x + at - size} ${y}q${size * 0.1} ${-size * 1.6} ${size} ${-size * 2}
      q${size * 0.9} ${size * 0.4} ${size} ${size * 2}z`;
  const rows = [-0.62, 0, 0.62].map((at) => leaf(at * w, top + h * 0.98, w * 0.27)).join('');
  const upper = [-0.36, 0.36].map((at) => leaf(at * w, top + h * 0.56, w * 0.25)).join('');
  return [
    path(bell, scene.linearGradient(roundStops(stone), LEFT_TO_RIGHT)),
    path(rows + upper, stone.deep, 'opacity=".42"'),
    path(
      draw`M${x - w * 1.46} ${top}h${w * 2.92}l${-w * 0.14} ${h * 0.18}h${-w * 2.64}z`,
      stone.light,
    ),
    path(draw`M${x + w * 0.3} ${top}h${w * 1.16}l${-w * 0.14} ${h * 0.18}h${-w}z`, stone.shade),
  ].join('');
}

/** A column with base and capital, lit from the left. */
export function column(
  scene: Scene,
  { x, foot, width, height, stone, flutes = 0 }: Column,
): string {
  const w = width / 2;
  const round = scene.linearGradient(roundStops(stone), LEFT_TO_RIGHT);
  const head = foot - height + width * 1.02;
  const sole = foot - width * 0.36;
  const shaft = polygon([
    [x - w, sole],
    [x - w * 0.88, head],
    [x + w * 0.88, head],
    [x + w, sole],
  ]);
  const lines = Array.from({ length: flutes }, (_, i) => {
    const u = -0.78 + (1.56 * (i + 0.5)) / flutes;
    return draw`M${x + u * w} ${sole - w * 0.2}L${x + u * w * 0.88} ${head + w * 0.2}`;
  });
  return [
    path(shaft, round),
    flutes > 0 ? stroke(lines.join(''), stone.deep, num(width * 0.045), 'opacity=".4"') : '',
    path(
      draw`M${x - w * 1.16} ${sole}h${w * 2.32}q${w * 0.2} ${w * 0.16} 0 ${w * 0.32}h${-w * 2.32}
        q${-w * 0.2} ${-w * 0.16} 0 ${-w * 0.32}z`,
      round,
    ),
    rect(x - w * 1.34, sole + w * 0.32, w * 2.68, w * 0.42, round),
    capital(scene, x, foot - height, width, stone),
  ].join('');
}

interface Courses {
  x: number;
  y: number;
  width: number;
  height: number;
  rows: number;
  /** The length of a block, roughly. */
  block: number;
  seed: number;
  /** How many of the joints are drawn (0–1). */
  share?: number;
}

/** Joints of a wall of ashlar, to be stroked. */
export function courses({ x, y, width, height, rows, block, seed, share = 0.7 }: Courses): string {
  const next = random(seed);
  const step = height / rows;
  let data = '';
  for (let row = 0; row < rows; row++) {
    const top = y + row * step;
    let at = x + next() * block;
    while (at < x + width) {
      const end = Math.min(x + width, at + block * (0.7 + 0.6 * next()));
      if (row > 0 && next() < share) data += draw`M${at} ${top}H${end}`;
      if (next() < share * 0.8) data += draw`M${at} ${top}v${step}`;
      at = end;
    }
  }
  return data;
}

interface Arch {
  x: number;
  spring: number;
  inner: number;
  outer: number;
  count: number;
}

/** The wedges of an arch, in two lots that take turns. */
export function voussoirs({ x, spring, inner, outer, count }: Arch): [string, string] {
  const at = (radius: number, i: number): Point => {
    const angle = Math.PI * (1 - i / count);
    return [x + Math.cos(angle) * radius, spring - Math.sin(angle) * radius];
  };
  const lots: [string, string] = ['', ''];
  for (let i = 0; i < count; i++) {
    const wedge = draw`M${at(inner, i)}L${at(outer, i)}
      A${outer} ${outer} 0 0 1 ${at(outer, i + 1)}
      L${at(inner, i + 1)}
      A${inner} ${inner} 0 0 0 ${at(inner, i)}z`;
    if (i % 2 === 0) lots[0] += wedge;
    else lots[1] += wedge;
  }
  return lots;
}
