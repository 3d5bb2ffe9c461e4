/**
 * Şirince: white houses that climb their hill in rows, each looking over the roof of the one below,
 * in the honey light of the afternoon from the left. Two storeys under a low hipped roof of tiles,
 * windows close together in frames of dark wood; a vine with ripe grapes hangs in front.
 */

import { mix } from '../kit/colour.ts';
import { fractalNoise, random } from '../kit/numbers.ts';
import { dot, fillDown, type Point, ridge } from '../kit/path.ts';
import { cypress } from '../kit/rocks.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight, veil } from '../kit/sky.ts';
import { grapes, leaf } from './sirince/vine.ts';
import { HAZE, planted, tree } from './sirince/house.ts';

export const stamp = new Scene('ssi-', { width: 1200, height: 900 });

const SUN: Point = [196, 176];

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

const tall = (x: number, foot: number, height: number): string =>
  cypress({ x, foot, height, dark: '#3d5a4c', lit: '#93a060', side: -1 });

stamp.layer('houses-back', [
  tall(470, 430, 190),
  planted(stamp, { x: 556, y: 262, columns: 3, scale: 0.62, haze: 0.3 }),
  planted(stamp, { x: 776, y: 216, columns: 4, scale: 0.62, haze: 0.3 }),
  planted(stamp, { x: 1010, y: 286, columns: 3, scale: 0.62, haze: 0.3 }),
  planted(stamp, { x: 340, y: 350, columns: 3, scale: 0.62, haze: 0.3 }),
  tall(752, 420, 170),
]);
stamp.layer('houses-middle', [
  planted(stamp, { x: 496, y: 436, columns: 4, scale: 0.86, haze: 0.12 }),
  planted(stamp, { x: 826, y: 420, columns: 4, scale: 0.86, haze: 0.12 }),
  planted(stamp, { x: 196, y: 500, columns: 3, scale: 0.86, haze: 0.12 }),
  tall(786, 620, 230),
  tree(1150, 590, 70),
]);
stamp.layer('houses-front', [
  planted(stamp, { x: 640, y: 648, columns: 5, scale: 1.2, haze: 0 }),
  planted(stamp, { x: 60, y: 704, columns: 4, scale: 1.2, haze: 0 }),
  tree(500, 800, 84),
  tall(596, 900, 290),
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
