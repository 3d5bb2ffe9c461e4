/**
 * Paşabağ: one cone with three heads, each under its dark cap, in the first clear light. Drawn from
 * the foot of the group round the hermit's cell, whose doors are cut high in the stem; the visitor
 * at the foot gives the ten to fifteen metres.
 */

import { figure } from '../kit/motifs.ts';
import { fractalNoise, noise, smoothstep } from '../kit/numbers.ts';
import { draw, fillDown, ridge } from '../kit/path.ts';
import { cap, capShade, type Knot, opening, pillar, grass } from '../kit/rocks.ts';
import { Scene } from '../kit/scene.ts';
import { band, group, path } from '../kit/shapes.ts';
import { lensClouds, veil } from '../kit/sky.ts';
import { cone, HAZE } from './pasabag/cone.ts';

export const stamp = new Scene('spb-', { width: 1200, height: 900 });

const INK = '#33294a';
const DOOR = { dark: '#3d2a48', jamb: '#ffe9c4' };

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(0, 760, [
      [0, '#2f7a9c'],
      [0.4, '#79b7bf'],
      [0.75, '#d4e2cc'],
      [1, '#fdeecb'],
    ]),
  ),
  ...lensClouds({ seed: 5, high: '#a9d0d0', low: '#fbf0d4', top: 120, bottom: 460 }, [
    [210, 150, 460, 30, 0.6],
    [1040, 250, 420, 24, 0.65],
    [130, 330, 340, 16, 0.7],
  ]),
]);

// ── Cones behind ────────────────────────────────────────────────────────────────────────────────

const rise = fractalNoise(41, 3);
stamp.layer('behind', [
  path(
    fillDown(ridge((x) => 640 + rise(x / 210) * 40, { to: 1240 })),
    stamp.verticalGradient(600, 820, [
      [0, '#d9b7a6'],
      [1, '#f3d9b4'],
    ]),
  ),
  cone(stamp, { x: 1010, top: 500, foot: 800, half: 74, neck: 26, seed: 31, depth: 0.5 }),
  cone(stamp, { x: 246, top: 530, foot: 800, half: 66, neck: 22, seed: 33, depth: 0.56 }),
  cone(stamp, { x: 1120, top: 420, foot: 850, half: 110, neck: 40, seed: 35, depth: 0.26 }),
  cone(stamp, { x: 92, top: 392, foot: 850, half: 118, neck: 44, seed: 37, depth: 0.3 }),
  veil(stamp, 600, 860, [
    [0, HAZE, 0],
    [0.6, HAZE, 0.5],
    [1, HAZE, 0],
  ]),
]);

// ── The three heads ─────────────────────────────────────────────────────────────────────────────

const rock = {
  shade: stamp.verticalGradient(200, 900, [
    [0, '#b98288'],
    [0.6, '#a06b7b'],
    [1, '#744a68'],
  ]),
  middle: stamp.verticalGradient(200, 900, [
    [0, '#e3ad93'],
    [1, '#b97f80'],
  ]),
  lit: stamp.verticalGradient(200, 900, [
    [0, '#fff0cf'],
    [0.6, '#fbdcae'],
    [1, '#e6b08e'],
  ]),
  deep: '#7c4d6b',
};
const basalt = { dark: '#3b2b46', middle: '#553c50', lit: '#a06c63' };

interface Head {
  seed: number;
  knots: readonly Knot[];
  half: number;
  height: number;
  lean: number;
}

function head({ seed, knots, half, height, lean }: Head): string {
  const [x, y, neck] = knots.at(-1) ?? [0, 0, 0];
  return (
    pillar(stamp, { id: `head-${seed}`, knots, seed, fills: rock, gullies: 6 }) +
    capShade(x, y, neck - 1, '#6a3f60') +
    cap({ x, y, half, height, lean, seed, fills: basalt })
  );
}

stamp.layer('heads', [
  head({
    seed: 3,
    knots: [
      [450, 940, 210],
      [440, 740, 150],
      [408, 560, 92],
      [388, 440, 58],
      [384, 372, 50],
    ],
    half: 82,
    height: 138,
    lean: -14,
  }),
  head({
    seed: 8,
    knots: [
      [730, 940, 230],
      [752, 740, 156],
      [794, 580, 92],
      [812, 480, 60],
      [816, 414, 52],
    ],
    half: 84,
    height: 130,
    lean: 16,
  }),
  head({
    seed: 12,
    knots: [
      [590, 940, 250],
      [590, 740, 170],
      [594, 540, 112],
      [600, 370, 72],
      [602, 262, 58],
    ],
    half: 96,
    height: 168,
    lean: 6,
  }),
  opening(640, 600, 40, 34, DOOR),
  opening(570, 520, 24, 20, DOOR),
  opening(650, 500, 20, 16, DOOR),
  opening(812, 640, 28, 24, DOOR),
]);

// ── The ground, and a visitor ───────────────────────────────────────────────────────────────────

const earth = noise(19);
const ground = (x: number): number => 806 + earth(x / 170) * 14 + Math.abs(x - 600) * -0.03;
const bank = (x: number): number =>
  890 - 74 * smoothstep(420, 0, x) - 60 * smoothstep(820, 1200, x) + earth(x / 60) * 7;
stamp.layer('ground', [
  path(
    fillDown(ridge(ground, { to: 1240 })),
    stamp.verticalGradient(780, 900, [
      [0, '#f2cfa2'],
      [0.5, '#cf9a86'],
      [1, '#8a5a70'],
    ]),
  ),
  path(draw`M934 846l-150 10q-30 4 0 6l160-10z`, '#6a3f60', 'opacity=".45"'),
  group(
    'transform="translate(944 846) scale(3.4)"',
    figure({ legs: INK, coat: '#c8503c', head: '#7a4a44' }),
  ),
  path(
    fillDown(ridge(bank, { to: 1240 })) +
      grass({ seed: 23, count: 90, edge: bank, gap: [410, 1000] }),
    INK,
  ),
]);
