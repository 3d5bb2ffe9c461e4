/**
 * Hıdırlık Tower at sunset, from Karaalioğlu Park, looking west over the gulf: a round drum on a
 * square base, 14 m high together, of large ashlar, on the edge of the cliff; the sun goes down
 * behind the Beydağları. Two people on the bench beside it.
 */

import { bell, fractalNoise, random } from '../kit/numbers.ts';
import { draw, fillDown, type Point, ridge } from '../kit/path.ts';
import { STAMP, wash } from '../kit/ruins.ts';
import { bush } from '../kit/ruins/plants.ts';
import { Scene } from '../kit/scene.ts';
import { circle, ellipse, group, path, rect } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import { lightPath } from '../kit/water.ts';
import { tower } from './hidirlik-tower/tower.ts';

export const stamp = new Scene('sht-', STAMP);

const SUN: Point = [282, 452];
const SEA = 548;

stamp.layer('sky', [
  wash(stamp, 0, SEA + 10, [
    [0, '#3a2a63'],
    [0.34, '#8a4379'],
    [0.66, '#e0706c'],
    [0.88, '#ffb074'],
    [1, '#ffd495'],
  ]),
  ...lensClouds({ seed: 11, high: '#b8577f', low: '#ffc690', top: 90, bottom: 400 }, [
    [250, 150, 620, 40, 0.6],
    [880, 110, 520, 26, 0.5],
    [420, 258, 420, 20, 0.7],
    [120, 330, 300, 14, 0.8],
    [1080, 330, 380, 18, 0.7],
  ]),
  halo(stamp, SUN, 330, [
    [0, '#fff0c0', 0.95],
    [0.3, '#ffd08a', 0.55],
    [1, '#ffb074', 0],
  ]),
  circle(...SUN, 74, '#fff6dc'),
]);

/** A range of the Beydağları, highest where it is told. */
function range(
  seed: number,
  foot: number,
  height: number,
  peaks: readonly (readonly [number, number, number])[],
): string {
  const rough = fractalNoise(seed, 5);
  const line = ridge(
    (x) =>
      foot -
      height *
        (peaks.reduce((sum, [at, width, high]) => sum + high * bell(x, at, width), 0.12) +
          0.14 * rough(x / 70)),
    { from: -20, to: 1220, step: 9 },
  );
  return fillDown(line, SEA + 4, false);
}
stamp.layer('mountains', [
  path(
    range(5, SEA, 150, [
      [60, 120, 0.7],
      [300, 90, 0.34],
      [470, 130, 0.72],
      [1060, 160, 0.8],
    ]),
    stamp.verticalGradient(400, SEA, [
      [0, '#c9657a'],
      [1, '#ffb583'],
    ]),
  ),
  path(
    range(8, SEA, 96, [
      [-20, 150, 0.9],
      [420, 120, 0.3],
      [1180, 170, 1],
    ]),
    stamp.verticalGradient(450, SEA, [
      [0, '#96507c'],
      [1, '#e98f7c'],
    ]),
  ),
]);

const next = random(4);
const glitter = lightPath(next, {
  count: 64,
  x: SUN[0],
  top: SEA + 6,
  depth: 190,
  spread: [26, 130],
  reach: [9, 34],
  height: [1.4, 5],
});
stamp.layer('sea', [
  wash(stamp, SEA, 840, [
    [0, '#ffbe86'],
    [0.22, '#d9717a'],
    [0.7, '#74427e'],
    [1, '#3f2f6c'],
  ]),
  path(glitter.broad, '#ffd08e', 'opacity=".75"'),
  path(glitter.fine, '#fff3cc'),
]);

stamp.layer('cliff', [
  path(draw`M400 900L430 812L470 780H1060L1210 740V900z`, '#4a2c60'),
  path('M400 900L430 812L470 780L520 782L480 824L470 900z', '#d8716a'),
]);
stamp.layer('tower', tower(stamp));

// ── Park in front: the bench ────────────────────────────────────────────────────────────────────

const sitter = (x: number, coat: string, hair: string): string =>
  group(
    `transform="translate(${x} 788)"`,
    path('M-24 26C-27-6-24-26-12-32H12C24-26 27-6 24 26z', coat),
    circle(0, -48, 15, hair),
    path('M-20-24C-12-34-2-32 2-32C-12-26-18-10-20 14C-25 0-25-14-20-24z', '#ffc27e'),
    path('M-14-52C-12-62-4-64 2-62C-6-60-10-54-10-44C-14-46-14-50-14-52z', '#ffb074'),
  );
stamp.layer('park', [
  path(
    'M-10 900V812C140 792 300 806 460 812C700 822 950 818 1210 790V900z',
    stamp.verticalGradient(800, 900, [
      [0, '#4a2c60'],
      [1, '#2a1c4c'],
    ]),
  ),
  sitter(252, '#3a2456', '#2a1a44'),
  sitter(318, '#5a2f5c', '#2a1a44'),
  rect(186, 806, 198, 12, '#2a1a44'),
  rect(186, 782, 198, 10, '#2a1a44'),
  path('M196 780h10v70h-10zM364 780h10v70h-10z', '#2a1a44'),
  ellipse(285, 850, 120, 8, '#1f1540', 'opacity=".5"'),
  bush({ x: 1110, foot: 910, width: 220, height: 130, dark: '#2c2150', lit: '#8a4673', seed: 3 }),
  bush({ x: 20, foot: 910, width: 200, height: 110, dark: '#2c2150', lit: '#a9597a', seed: 8 }),
]);
