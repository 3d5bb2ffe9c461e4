/** A house of two storeys, the garden along its foot, and the trees between houses. */

import { mix } from '../../kit/colour.ts';
import { random } from '../../kit/numbers.ts';
import { archway, dot, draw } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, rect, stroke } from '../../kit/shapes.ts';

export const HAZE = '#f9d9a0';
const WOOD = '#6b3a34';

interface House {
  /** The left end of its eaves. */
  x: number;
  y: number;
  columns: number;
  scale: number;
  /** How deep in the haze. */
  haze: number;
}

function house(scene: Scene, { x, y, columns, scale: s, haze }: House): string {
  const far = (colour: string): string => mix(colour, HAZE, haze);
  const front = (columns * 50 + 24) * s;
  const side = 74 * s;
  const wide = front + side;
  const [roof, storey] = [54 * s, 106 * s];
  const eaves = 16 * s;

  let frames = '';
  let panes = '';
  let shutters = '';
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < columns; column++) {
      if (row === 1 && column === Math.floor(columns / 2)) continue;
      const at = x + (20 + column * 50) * s;
      const top = y + (24 + row * 104) * s;
      frames += draw`M${at - 4 * s} ${top - 4 * s}h${40 * s}v${64 * s}h${-40 * s}z`;
      panes += draw`M${at + s} ${top + s}h${13 * s}v${25 * s}h${-13 * s}zM${at + 18 * s} ${top + s}h${13 * s}v${25 * s}h${-13 * s}zM${at + s} ${top + 30 * s}h${13 * s}v${25 * s}h${-13 * s}zM${at + 18 * s} ${top + 30 * s}h${13 * s}v${25 * s}h${-13 * s}z`;
    }
  }
  for (const at of [x + front + 18 * s, x + front + 44 * s])
    shutters += draw`M${at} ${y + 26 * s}h${16 * s}v${48 * s}h${-16 * s}z`;
  const door = x + (20 + Math.floor(columns / 2) * 50 + 16) * s;
  const top = y - roof;
  const ridgeFrom = x + front * 0.3;
  const ridgeTo = x + wide - side * 0.9;
  const sunny = draw`M${x - eaves} ${y + 4 * s}L${ridgeFrom} ${top}H${ridgeTo}L${x + front + 4 * s} ${y + 4 * s}z`;
  const shady = draw`M${x + front + 4 * s} ${y + 4 * s}L${ridgeTo} ${top}L${x + wide + eaves} ${y + 4 * s}z`;
  let tiles = '';
  for (let i = 1; i < 4; i++) {
    const t = i / 4;
    tiles += draw`M${x - eaves + (ridgeFrom - x + eaves) * t} ${y + 4 * s - (roof + 4 * s) * t}H${x + front + 4 * s + (ridgeTo - x - front - 4 * s) * t}`;
  }
  const wall = scene.verticalGradient(y, y + 2 * storey, [
    [0, far('#fff6e0')],
    [0.6, far('#fbe3bd')],
    [1, far('#e2b78f')],
  ]);
  return [
    rect(x, y, front, storey * 2.1, wall),
    rect(x + front, y, side, storey * 2.1, far('#b58f86')),
    rect(x, y + 4 * s, front, 13 * s, far('#c99d80'), 'opacity=".7"'),
    rect(x - 3 * s, y + storey + 6 * s, front + 3 * s, 7 * s, far('#b8835f')),
    path(frames, far(WOOD)),
    path(panes, far('#93b0ac')),
    path(shutters, far('#5f3a40')),
    path(archway(door, y + 214 * s, 42 * s, 64 * s), far(WOOD)),
    path(archway(door, y + 214 * s, 30 * s, 62 * s), far('#a3694a')),
    rect(ridgeTo - 34 * s, top - 22 * s, 22 * s, 34 * s, far('#f6e2c0')),
    rect(ridgeTo - 20 * s, top - 22 * s, 8 * s, 34 * s, far('#b58f86')),
    rect(ridgeTo - 38 * s, top - 26 * s, 30 * s, 6 * s, far('#c4674a')),
    path(sunny, far('#df8455')),
    path(shady, far('#a24f46')),
    stroke(tiles, far('#b55f45'), 3.4 * s, 'opacity=".6"'),
    stroke(draw`M${x - eaves} ${y + 5 * s}H${x + wide + eaves}`, far('#7d3f3c'), 5 * s),
  ].join('');
}

/** Leaves in round clumps, each lit from the left. */
export function tree(x: number, y: number, r: number, haze = 0): string {
  const clumps = [
    [0.5, 0.3, 0.62],
    [-0.5, 0.36, 0.6],
    [0.2, -0.36, 0.62],
    [-0.34, -0.14, 0.56],
    [0.04, 0.44, 0.6],
  ] as const;
  const all = (size: number, shift: number): string =>
    clumps
      .map(([dx, dy, k]) => dot(x + (dx - shift) * r, y + (dy - shift) * r, k * r * size))
      .join('');
  return (
    path(all(1, 0), mix('#55694a', HAZE, haze)) +
    path(all(0.6, 0.14), mix('#a3a964', HAZE, haze), 'opacity=".75"')
  );
}
/** What grows along the foot of a house. */
function hedge({ x, y, columns, scale: s, haze }: House): string {
  const next = random(Math.round(x));
  const foot = y + 226 * s;
  const to = x + (columns * 50 + 110) * s;
  const bushes: string[] = [];
  for (let at = x - 20 * s; at < to; at += 40 * s)
    bushes.push(tree(at, foot + next() * 16 * s, (24 + next() * 14) * s, haze));
  return bushes.join('');
}
export const planted = (scene: Scene, one: House): string => house(scene, one) + hedge(one);
