/** What grows among ruins: cypresses, shrubs, fronds of palms. */

import { lerp, random } from '../numbers.ts';
import { draw, type Point, smoothPath } from '../path.ts';
import { path } from '../shapes.ts';

/** A cypress, lit from the left. */
export function cypress(
  x: number,
  foot: number,
  height: number,
  dark: string,
  lit: string,
): string {
  const next = random(Math.round(x * 7 + height));
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 9; i++) {
    const t = i / 9;
    const w = height * 0.1 * Math.sin(Math.PI * t ** 0.62) ** 0.8;
    left.push([x - w * (0.9 + next() * 0.24), foot - height * t]);
    right.unshift([x + w * (0.9 + next() * 0.24), foot - height * t]);
  }
  const sunny = left.slice(1, 9);
  const middle = sunny.toReversed().map(([edge, y]): Point => [lerp(edge, x, 0.62), y]);
  return (
    path(smoothPath([...left, ...right], { close: true }), dark) +
    path(smoothPath([...sunny, ...middle], { close: true }), lit)
  );
}

interface Bush {
  x: number;
  foot: number;
  width: number;
  height: number;
  dark: string;
  lit: string;
  seed: number;
}

/** A round shrub or crown of leaves: humps above, a flat foot, light on the left of each hump. */
export function bush({ x, foot, width, height, dark, lit, seed }: Bush): string {
  const next = random(seed);
  let body = '';
  let light = '';
  for (const [count, up] of [
    [9, 0.66],
    [7, 0.34],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const rise = Math.sin(Math.PI * t) ** 0.6 * (0.85 + 0.3 * next());
      const [cx, cy] = [x + (t - 0.5) * width, foot - height * up * rise];
      const r = height * (0.2 + 0.12 * next());
      body += draw`M${cx - r} ${foot}V${cy}a${r} ${r} 0 0 1 ${2 * r} 0V${foot}z`;
      light += draw`M${cx - r} ${cy}
        A${r} ${r} 0 0 1 ${cx + r * 0.5} ${cy - r * 0.87}
        Q${cx - r * 0.35} ${cy - r * 0.55} ${cx - r} ${cy}z`;
    }
  }
  return path(body, dark) + path(light, lit);
}

interface Frond {
  x: number;
  y: number;
  /** In radians, clockwise from the right, where the rib begins; it bends down by `droop`. */
  angle: number;
  length: number;
  droop: number;
  leaves?: number;
}

/** One frond of a date palm, as one path: a bending rib with narrow leaves that hang from it. */
export function frond({ x, y, angle, length, droop, leaves = 17 }: Frond): string {
  let data = '';
  let [px, py] = [x, y];
  const side = Math.cos(angle) < 0 ? -1 : 1;
  for (let i = 0; i < leaves; i++) {
    const t = i / leaves;
    const turn = angle + side * droop * t;
    const step = length / leaves;
    const [nx, ny] = [px + Math.cos(turn) * step, py + Math.sin(turn) * step];
    const w = length * 0.012 * (1 - t * 0.7);
    data += draw`M${px} ${py - w}L${nx} ${ny - w}L${nx} ${ny + w}L${px} ${py + w}z`;
    const reach = length * 0.3 * Math.sin(Math.PI * (0.12 + 0.84 * t)) ** 0.7;
    for (const way of [-1, 1]) {
      const leaf = turn + way * (0.75 - 0.35 * t);
      const [tx, ty] = [nx + Math.cos(leaf) * reach, ny + Math.sin(leaf) * reach + reach * 0.18];
      const [mx, my] = [(nx + tx) / 2, (ny + ty) / 2];
      const [ox, oy] = [Math.sin(leaf) * reach * 0.055, -Math.cos(leaf) * reach * 0.055];
      data += draw`M${nx} ${ny}Q${mx + ox} ${my + oy - reach * 0.06} ${tx} ${ty}
        Q${mx - ox} ${my - oy - reach * 0.02} ${nx} ${ny}z`;
    }
    [px, py] = [nx, ny];
  }
  return data;
}
