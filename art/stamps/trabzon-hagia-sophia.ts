/**
 * Hagia Sophia of Trabzon at sunset, from the lawn at its south: the cross-shaped church with one dome
 * on a tall twelve-sided drum, the south porch with its three arches and carved frieze, the west porch
 * at the left, and farther left its tall square bell tower; behind it the Black Sea.
 */

import { mix } from '../kit/colour.ts';
import { cypress, down, skyOf } from '../kit/mountains.ts';
import { random } from '../kit/numbers.ts';
import { archway, dot, draw, mound, points } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight } from '../kit/sky.ts';
import { lightPath, ripples } from '../kit/water.ts';
import { church, GLASS, LAWN, TILE } from './trabzon-hagia-sophia/church.ts';

export const stamp = new Scene('ts-hs-', { width: 1200, height: 900 });

const SHADE = '#6d3f70';

const SUN = [372, 520] as const;
const SEA = 560;
const DEEP = '#3a2a63';
stamp.layer('sky', [
  skyOf(stamp, SEA, ['#3a2a63', '#8a4379', '#e0706c', '#ffc27e']),
  ...lensClouds({ seed: 16, high: '#7f4a86', low: '#ffb08a', top: 60, bottom: 460 }, [
    [250, 120, 420, 22, 0.6],
    [420, 250, 340, 15, 0.7],
    [1010, 340, 360, 14, 0.6],
    [180, 390, 300, 12, 0.7],
  ]),
  halo(stamp, SUN, 240, [
    [0, '#fff2cc', 0.95],
    [0.4, '#ffdf9e', 0.5],
    [1, '#ffb878', 0],
  ]),
  circle(...SUN, 62, '#fff6d6'),
]);

const waves = random(3);
const glow = lightPath(waves, {
  count: 70,
  x: SUN[0],
  top: SEA + 4,
  depth: 130,
  spread: [30, 110],
  reach: [12, 46],
  height: [1, 4],
});
stamp.layer('sea', [
  band(SEA, 920, down(stamp, SEA, 760, '#f2977e', '#a8567e', '#432c66')),
  path(
    ripples(waves, {
      count: 60,
      crowding: 1.2,
      top: SEA + 6,
      depth: 150,
      reach: [12, 60],
      height: [0.8, 2.6],
    }),
    '#6d3d78',
    'opacity=".5"',
  ),
  path(glow.broad, '#ffc68c', 'opacity=".8"'),
  path(glow.fine, '#fff0c4', 'opacity=".9"'),
]);

stamp.layer('church', church(stamp));

// ── The bell tower ──────────────────────────────────────────────────────────────────────────────

const tower = (x: number, foot: number): string[] => [
  rect(x - 56, 214, 84, foot - 214, down(stamp, 214, foot, '#ffd9a8', '#efae8c', '#c98080')),
  rect(x + 28, 214, 34, foot - 214, SHADE),
  path(draw`M${x - 68} 218L${x - 14} 160L${x + 74} 218z`, TILE),
  path(draw`M${x + 28} 218L${x - 14} 160L${x + 74} 218z`, '#6d2f55'),
  path(archway(x - 14, 320, 34, 46), GLASS),
  path(archway(x + 46, 320, 16, 46), '#3a2458'),
  rect(x - 60, 346, 92, 8, '#ffe9c4', 'opacity=".8"'),
  rect(x - 60, 500, 92, 8, '#ffe9c4', 'opacity=".8"'),
  path(archway(x - 14, 440, 14, 30) + archway(x - 14, 600, 14, 30), GLASS),
  path(archway(x - 14, foot, 30, 50), GLASS),
];
stamp.layer('tower', tower(208, LAWN));

// ── The lawn ────────────────────────────────────────────────────────────────────────────────────

stamp.layer('lawn', [
  path(
    'M-20 716Q200 702 420 716T800 728T1220 712V920H-20z',
    down(stamp, 710, 900, '#8a5a70', '#553a6c', '#2a1f4e'),
  ),
  path(
    'M716 742H924Q930 800 1010 920H520Q690 830 716 742z',
    down(stamp, 740, 900, '#eaa88e', '#7a4f7c'),
    'opacity=".75"',
  ),
  stroke('M712 764H926M700 792H932M676 828H946', '#553a6c', 4, 'opacity=".45"'),
  path('M152 730L270 730L520 812L380 826z', '#241a48', 'opacity=".4"'),
  ...points('1150,250 1080,190 40,300 104,210').map(([x, height]) =>
    cypress(x, 800, height, mix(DEEP, '#1a1440', 0.6), '#7a4a78'),
  ),
]);

/** Rose bushes along the bottom. */
function roses(): string[] {
  const next = random(17);
  let leaves = '';
  let flowers = '';
  for (let i = 0; i < 34; i++) {
    const x = i * 37 - 10;
    const side = Math.abs(x - 700) / 600;
    const rise = 34 + 60 * side + next() * 30;
    leaves += mound(x, 930, 44, rise);
    if (next() < 0.8)
      flowers += dot(x + next() * 30 - 15, 930 - rise * (0.6 + 0.3 * next()), 6 + next() * 4);
  }
  return [path(leaves, '#1d1540'), path(flowers, '#e0706c')];
}
stamp.layer('roses', roses());

stamp.layer(
  'light',
  sunlight(stamp, SUN, 560, [
    [0, '#ffd79a', 0.4],
    [0.5, '#ff9e78', 0.12],
    [1, '#ff9e78', 0],
  ]),
);
