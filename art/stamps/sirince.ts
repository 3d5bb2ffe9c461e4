/**
 * Şirince: white houses that climb their hill in rows, each looking over the roof of the one below,
 * in the honey light of the afternoon from the left. Two storeys under a low hipped roof of tiles,
 * windows close together in frames of dark wood; a vine with ripe grapes hangs in front.
 */

import { mix } from '../kit/colour.ts';
import { fractalNoise, random } from '../kit/numbers.ts';
import { archway, dot, draw, fillDown, type Point, ridge } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight, veil } from '../kit/sky.ts';

export const stamp = new Scene('ssi-', { width: 1200, height: 900 });

const SUN: Point = [196, 176];
const HAZE = '#f9d9a0';
const WOOD = '#6b3a34';

// ── Sky and hills ───────────────────────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(0, 480, [
      [0, '#5f95a6'],
      [0.45, '#b9c9ac'],
      [1, '#fbe3b0'],
    ]),
  ),
  ...lensClouds({ seed: 23, high: '#b5cdc0', low: '#fdebc4', top: 70, bottom: 320 }, [
    [640, 92, 520, 24, 0.6],
    [470, 196, 300, 14, 0.7],
  ]),
  halo(stamp, SUN, 180, [
    [0, '#fffbe4', 0.95],
    [0.4, '#fff2c4', 0.5],
    [1, '#ffe6a8', 0],
  ]),
  circle(...SUN, 58, '#fffce9'),
]);

const rough = fractalNoise(17, 4);
const back = (x: number): number => 400 - rough(x / 220 + 3) * 50 - x * 0.06;
const hill = (x: number): number =>
  470 - 250 * Math.exp(-(((x - 760) / 420) ** 2)) + rough(x / 70) * 10;
/** Rows of olive trees that follow the slope. */
function olives(): string[] {
  const next = random(10);
  let dark = '';
  let lit = '';
  for (let row = 0; row < 7; row++) {
    for (let x = 20 + row * 17; x < 1200; x += 50 + next() * 14) {
      const y = hill(x) + 22 + row * 34;
      const r = 11 + row * 1.6;
      dark += dot(x, y, r);
      lit += dot(x - r * 0.3, y - r * 0.3, r * 0.58);
    }
  }
  return [path(dark, '#8f9a64'), path(lit, '#d5cd8c')];
}
stamp.layer('hills', [
  path(
    fillDown(ridge(back, { to: 1240 })),
    stamp.verticalGradient(330, 560, [
      [0, mix('#8fa07a', HAZE, 0.55)],
      [1, HAZE],
    ]),
  ),
  path(
    fillDown(ridge(hill, { to: 1240, step: 10 })),
    stamp.verticalGradient(220, 640, [
      [0, '#b3b176'],
      [1, '#8a8a5c'],
    ]),
  ),
  ...olives(),
  veil(stamp, 240, 760, [
    [0, HAZE, 0],
    [0.6, HAZE, 0.4],
    [1, HAZE, 0],
  ]),
]);

// ── Houses ──────────────────────────────────────────────────────────────────────────────────────

interface House {
  /** The left end of its eaves. */
  x: number;
  y: number;
  columns: number;
  scale: number;
  /** How deep in the haze. */
  haze: number;
}

function house({ x, y, columns, scale: s, haze }: House): string {
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
  const wall = stamp.verticalGradient(y, y + 2 * storey, [
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
function tree(x: number, y: number, r: number, haze = 0): string {
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
const planted = (one: House): string => house(one) + hedge(one);
function cypress(x: number, foot: number, height: number): string {
  const w = height * 0.11;
  return (
    path(
      draw`M${x} ${foot - height}c${w * 1.2} ${height * 0.4} ${w * 1.2} ${height * 0.8} 0 ${height}c${-w * 1.2} ${-height * 0.2} ${-w * 1.2} ${-height * 0.6} 0 ${-height}z`,
      '#3d5a4c',
    ) +
    path(
      draw`M${x - w * 0.1} ${foot - height * 0.9}q${-w * 1.3} ${height * 0.6} ${-w * 0.1} ${height * 0.86}q${w * 0.3} ${-height * 0.4} ${w * 0.1} ${-height * 0.86}z`,
      '#93a060',
    )
  );
}

stamp.layer('houses-back', [
  cypress(470, 430, 190),
  planted({ x: 556, y: 262, columns: 3, scale: 0.62, haze: 0.3 }),
  planted({ x: 776, y: 216, columns: 4, scale: 0.62, haze: 0.3 }),
  planted({ x: 1010, y: 286, columns: 3, scale: 0.62, haze: 0.3 }),
  planted({ x: 340, y: 350, columns: 3, scale: 0.62, haze: 0.3 }),
  cypress(752, 420, 170),
]);
stamp.layer('houses-middle', [
  planted({ x: 496, y: 436, columns: 4, scale: 0.86, haze: 0.12 }),
  planted({ x: 826, y: 420, columns: 4, scale: 0.86, haze: 0.12 }),
  planted({ x: 196, y: 500, columns: 3, scale: 0.86, haze: 0.12 }),
  cypress(786, 620, 230),
  tree(1150, 590, 70),
]);
stamp.layer('houses-front', [
  planted({ x: 640, y: 648, columns: 5, scale: 1.2, haze: 0 }),
  planted({ x: 60, y: 704, columns: 4, scale: 1.2, haze: 0 }),
  tree(500, 800, 84),
  cypress(596, 900, 290),
  tree(1150, 820, 96),
]);
stamp.layer(
  'light',
  sunlight(stamp, SUN, 760, [
    [0, '#fff0b8', 0.4],
    [0.5, '#ffcf8a', 0.12],
    [1, '#ffcf8a', 0],
  ]),
);

// ── The vine in front ───────────────────────────────────────────────────────────────────────────

const LEAF =
  'M0 0C-10-14-34-14-44-2C-40 8-42 12-52 18C-46 32-34 36-26 36C-28 46-20 60 0 72' +
  'C20 60 28 46 26 36C34 36 46 32 52 18C42 12 40 8 44-2C34-14 10-14 0 0z';
const LEAF_LIT =
  'M0 0C-10-14-34-14-44-2C-40 8-42 12-52 18C-46 32-34 36-26 36C-28 46-20 60 0 72C-6 48-6 22 0 0z';
const leaf = (x: number, y: number, scale: number, turn: number): string =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`,
    path(LEAF, '#33492f'),
    path(LEAF_LIT, '#6f8a44'),
  );
function grapes(x: number, y: number, r: number): string {
  let berries = '';
  let shine = '';
  for (let row = 0; row < 6; row++) {
    const count = [3, 4, 4, 3, 2, 1][row] ?? 1;
    for (let i = 0; i < count; i++) {
      const [bx, by] = [x + (i - (count - 1) / 2) * r * 1.7, y + row * r * 1.5];
      berries += dot(bx, by, r);
      shine += dot(bx - r * 0.34, by - r * 0.34, r * 0.3);
    }
  }
  const body = draw`M${x - r * 2.4} ${y}h${r * 4.8}l${-r * 2.4} ${r * 7}z`;
  return path(body, '#3f2148') + path(berries, '#4f2a56') + path(shine, '#c98fa8');
}
stamp.layer('vine', [
  stroke('M1230 30C1100 70 1000 30 900 50S720 20 640 -20', '#3d2a30', 13),
  stroke('M1230 200C1180 160 1150 100 1120 50', '#3d2a30', 9),
  grapes(1050, 104, 17),
  grapes(880, 86, 14),
  leaf(1150, 30, 1.5, 24),
  leaf(1010, 14, 1.3, -18),
  leaf(934, 30, 1.05, 20),
  leaf(820, 8, 1.15, -10),
  leaf(716, -20, 1, 14),
  leaf(1196, 150, 1.3, 40),
  leaf(1112, 96, 0.9, -24),
]);
