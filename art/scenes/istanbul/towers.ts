/** The Galata Tower above the Golden Horn and the Maiden's Tower in the Bosphorus. */

import { star } from '../../kit/motifs.ts';
import { archway, draw, type Point, points, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, path, stroke } from '../../kit/shapes.ts';

const GILT = '#ffcf86';

/** Draws polygons given in units right of and above a point. */
const above =
  (x: number, y: number) =>
  (corners: string, colour: string): string =>
    path(polygon(points(corners).map(([u, v]): Point => [x + u, y - v])), colour);

// ── Galata Tower ────────────────────────────────────────────────────────────────────────────────

/** Foot of the tower. */
const GALATA: Point = [1122, 566];

/** Two rows under the roof, and slits down the shaft: right, up. */
const SLITS = points('-12,100 10,84 -12,60 12,36 -8,20 14,112');
const LIT_SLITS = points('-12,60 10,84');

export function galataTower(scene: Scene): string {
  const [x, y] = GALATA;
  const shape = above(x, y);
  const stone = scene.horizontalGradient(x - 40, x + 40, [
    [0, '#ffd79a'],
    [0.07, '#ffb27c'],
    [0.16, '#c9687a'],
    [0.4, '#7b4271'],
    [0.75, '#472b5c'],
    [1, '#38234f'],
  ]);
  const roof = scene.horizontalGradient(x - 34, x + 34, [
    [0, '#ffd79a'],
    [0.1, '#f59a7a'],
    [0.3, '#a3567a'],
    [0.55, '#4c2c60'],
    [1, '#33204f'],
  ]);
  const cone = draw`M${x - 33} ${y - 200}
    C${x - 16} ${y - 236} ${x - 5} ${y - 268} ${x} ${y - 290}
    C${x + 5} ${y - 268} ${x + 16} ${y - 236} ${x + 33} ${y - 200}z`;

  let lights = '';
  for (let i = -4; i <= 4; i++) lights += archway(x + i * 7.4, y - 148, 4.2, 13);
  for (let i = -3; i <= 3; i++) lights += archway(x + i * 7.6, y - 181, 3.4, 8);
  const slit = ([u, v]: Point): string => archway(x + u, y - v, 4, 8);

  return [
    shape('-37,-30 -34,128 34,128 37,-30', stone),
    shape('-34,128 -39,136 -39,143 39,143 39,136 34,128', stone),
    shape('-35,143 -35,172 35,172 35,143', stone),
    shape('-40,172 -40,177 40,177 40,172', stone),
    shape('-30,177 -30,196 30,196 30,177', stone),
    shape('-34,196 -34,200 34,200 34,196', stone),
    path(cone, roof),
    // gilded balls, and no crescent: it was never a minaret
    stroke(draw`M${x} ${y - 284}v-34`, GILT, 1.6),
    circle(x, y - 292, 3, GILT),
    circle(x, y - 300, 2.2, GILT),
    circle(x, y - 307, 1.5, GILT),
    path(lights, '#ffdb95'),
    path(SLITS.map(slit).join(''), '#2c1c4d'),
    path(LIT_SLITS.map(slit).join(''), '#ffdb95'),
    stroke(draw`M${x - 35} ${y - 116}h70M${x - 35.5} ${y - 70}h71`, '#33204f', 1.4, 'opacity=".4"'),
  ].join('');
}

// ── Maiden's Tower ──────────────────────────────────────────────────────────────────────────────

const FLAG_RED = '#d5434a';
const FLAG_WHITE = '#fff0d0';

interface Light {
  /** Right of and above the foot of the tower. */
  right: number;
  up: number;
  width: number;
  height: number;
}

const LIGHTS: readonly Light[] = [
  { right: -38, up: 32, width: 5, height: 8 },
  { right: -24, up: 32, width: 5, height: 8 },
  { right: 32, up: 30, width: 4, height: 6 },
  { right: 45, up: 30, width: 4, height: 6 },
  { right: 1, up: 70, width: 5, height: 9 },
  { right: 1, up: 44, width: 5, height: 9 },
  { right: -7, up: 102, width: 4, height: 7 },
  { right: 1, up: 102, width: 4, height: 7 },
  { right: 9, up: 102, width: 4, height: 7 },
];

export function maidensTower(scene: Scene, x: number, y: number): string {
  const shape = above(x, y);
  const stone = scene.horizontalGradient(x - 60, x + 60, [
    [0, '#ff9f72'],
    [0.12, '#b0586f'],
    [0.35, '#4d2c5c'],
    [1, '#2a1b45'],
  ]);
  const shaft = scene.horizontalGradient(x - 20, x + 22, [
    [0, '#ffae7a'],
    [0.2, '#d0706f'],
    [0.45, '#5a315f'],
    [1, '#2e1d48'],
  ]);
  const islet = [
    path(draw`M${x - 104} ${y + 4}c20-14 40-16 60-17h84c24 1 44 6 62 17z`, '#261a42'),
    shape('-74,10 -72,26 66,26 68,10', stone),
  ];
  const houses = [
    shape('-50,26 -50,50 -10,50 -10,26', stone),
    path(draw`M${x - 56} ${y - 50}l12-13h30l8 13z`, '#7a3d62'),
    shape('22,26 22,44 58,44 58,26', stone),
    path(draw`M${x + 18} ${y - 44}l8-10h28l8 10z`, '#5a3058'),
  ];
  const tower = [
    shape('-17,26 -17,92 19,92 19,26', shaft),
    shape('-23,92 -23,98 25,98 25,92', shaft),
    shape('-14,98 -14,116 16,116 16,98', shaft),
    path(draw`M${x - 17} ${y - 116}c0-16 10-22 18-24c8 2 18 8 18 24z`, shaft),
    shape('-4,139 -4,150 6,150 6,139', shaft),
    path(draw`M${x - 5} ${y - 150}q6-6 6-14q0 8 6 14z`, shaft),
  ];
  const flag = [
    stroke(draw`M${x + 1} ${y - 160}V${y - 196}`, '#2e1d48', 1.6),
    path(draw`M${x + 2} ${y - 195}q8-4 14 0t12 0v13q-6 4-12 0t-14 0z`, FLAG_RED),
    circle(x + 11, y - 189, 3.4, FLAG_WHITE),
    circle(x + 12.2, y - 189, 2.7, FLAG_RED),
    star(x + 17, y - 189, 2.3, FLAG_WHITE),
  ];
  const lights = LIGHTS.map(({ right, up, width, height }) =>
    archway(x + right, y - up, width, height),
  );
  return [...islet, ...houses, ...tower, ...flag, path(lights.join(''), '#ffda90')].join('');
}
