/**
 * Hagia Sophia: a mountain of plastered brick in honey light. Seen from the park to its south, late
 * in the afternoon, so the light comes from the left, the west. A shallow dome on a ring of windows,
 * the great arch between two buttress towers, a semi-dome to each side; four minarets of unlike
 * kinds: two stout ones alike in the west, one of red brick in the south-east, a slender one behind.
 */

import { Builder } from '../kit/buildings.ts';
import { bird, GULL } from '../kit/motifs.ts';
import { draw } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, veil } from '../kit/sky.ts';
import { tower, tomb } from './hagia-sophia/towers.ts';

export const stamp = new Scene('shs-', { width: 1200, height: 900 });

const X = 600;
const SIDES = [-1, 1];
const GROUND = 800;
const WINDOW = '#7a4152';
const LIT = '#ffe2b0';

const LEAD = { shade: '#4d5f7c', body: '#7d8a98', lit: '#d9c7a6' };
const rose = new Builder(stamp, -1, {
  stone: { shade: '#a85f5e', body: '#d68f72', lit: LIT },
  lead: LEAD,
  line: '#46506e',
  gold: '#fff0c0',
});
const white = new Builder(stamp, -1, {
  stone: { shade: '#a5837c', body: '#d9b795', lit: '#fff0cb' },
  lead: LEAD,
  line: '#8a5f60',
  gold: '#fff0c0',
});
const brick = new Builder(stamp, -1, {
  stone: { shade: '#8a3c3e', body: '#bd5f4a', lit: '#f6ac74' },
  lead: LEAD,
  line: '#6f2f3a',
  gold: '#fff0c0',
});

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

const SUN = [64, 452] as const;
stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(0, GROUND, [
      [0, '#47799d'],
      [0.34, '#94b0a9'],
      [0.66, '#efd09a'],
      [1, '#fde6b6'],
    ]),
  ),
  halo(stamp, SUN, 420, [
    [0, '#fff3cd', 0.95],
    [0.3, '#ffe6ae', 0.5],
    [1, '#ffe0a4', 0],
  ]),
  circle(...SUN, 58, '#fff8df'),
  ...lensClouds({ seed: 11, high: '#dfe3cf', low: '#fff0cf', top: 60, bottom: 460 }, [
    [330, 104, 330, 16, 0.55],
    [1010, 190, 360, 20, 0.6],
    [60, 470, 260, 14, 0.5],
  ]),
]);

// ── Minarets behind, domes ──────────────────────────────────────────────────────────────────────

stamp.layer('far-minarets', [
  white.minaret({ x: 276, foot: 680, height: 560, width: 34, balconies: 1 }),
  white.minaret({ x: 912, foot: 680, height: 540, width: 19, balconies: 1 }),
]);
stamp.layer(
  'haze',
  veil(stamp, 380, 700, [
    [0, '#fbe0ae', 0],
    [1, '#fbe0ae', 0.5],
  ]),
);

/** The short piers between the windows round the dome. */
function drum(): string {
  let windows = '';
  let piers = '';
  for (let i = -7; i <= 7; i++) {
    const angle = (i / 8) * (Math.PI / 2);
    const x = X + Math.sin(angle) * 196;
    const half = 13 * Math.cos(angle);
    windows += draw`M${x - half} 392v-22a${half} ${half} 0 0 1 ${2 * half} 0v22z`;
    const pier = X + Math.sin(((i + 0.5) / 8) * (Math.PI / 2)) * 200;
    if (i < 7) piers += draw`M${pier} 400V346`;
  }
  return (
    rose.drum(X - 206, 344, X + 206, 410, 0) +
    path(windows, WINDOW) +
    stroke(piers, '#f3c191', 5, 'opacity=".8"')
  );
}

stamp.layer('domes', [
  ...SIDES.map((side) =>
    rose.dome({ x: X + side * 250, foot: 520, radius: 205, height: 0.62, finial: 0, seams: 7 }),
  ),
  rose.wall([X - 450, 520, X + 450, 640], { edge: 16 }),
  ...SIDES.map((side) =>
    rose.dome({ x: X + side * 352, foot: 560, radius: 84, height: 0.66, finial: 0 }),
  ),
  rose.wall([X - 226, 404, X + 226, 640], { ledge: 7, edge: 14 }),
  rose.dome({ x: X, foot: 348, radius: 204, height: 0.62, finial: 0.4, seams: 9 }),
  drum(),
]);

// ── The great arch and the towers that hold it ──────────────────────────────────────────────────

stamp.layer('arch', [
  path(draw`M${X - 176} 650V596a176 172 0 0 1 352 0V650z`, '#f1be8d'),
  path(draw`M${X - 158} 650V598a158 156 0 0 1 316 0V650z`, '#b96d63'),
  path(
    rose.arches({ from: X - 114, to: X + 114, count: 7, sill: 606, width: 20, height: 44 }) +
      rose.arches({ from: X - 76, to: X + 76, count: 5, sill: 536, width: 20, height: 44 }),
    WINDOW,
  ),
  stamp.stipple(
    path(
      draw`M${X - 158} 650V598a158 156 0 0 1 158-156q-120 40-118 208z`,
      '#6f3350',
      'opacity=".75"',
    ),
    'opacity=".7"',
  ),
]);

stamp.layer(
  'towers',
  SIDES.map((side) => tower(rose, X + side * 236)),
);

stamp.layer('aisle', [
  rose.wall([X - 420, 640, X + 420, GROUND], { ledge: 7, edge: 16 }),
  path(
    rose.arches({ from: X - 370, to: X + 370, count: 13, sill: 706, width: 22, height: 44 }),
    WINDOW,
  ),
]);

stamp.layer('near-minarets', [
  white.minaret({ x: 168, foot: 790, height: 700, width: 50, balconies: 1 }),
  brick.minaret({ x: 1036, foot: 790, height: 690, width: 54, balconies: 1 }),
]);

// ── The sultans' tombs, the park ────────────────────────────────────────────────────────────────

stamp.layer('tombs', [tomb(white, 712, 62), tomb(white, 884, 74), tomb(white, 352, 56)]);

stamp.layer('park', [
  path(
    draw`M-20 920V792q80-26 160-6q70-30 150-4q60-16 110 6q90-22 170-2q80-24 160 0q80-22 150 0q90-28 180-4q80-20 180 6V920z`,
    stamp.verticalGradient(770, 850, [
      [0, '#8a8f5e'],
      [0.5, '#4f7059'],
      [1, '#35594f'],
    ]),
  ),
  path(draw`M-20 920V850q300-40 620-40t620 40V920z`, '#234548'),
  // the basin of the fountain
  path(draw`M120 920Q180 852 ${X} 848T1080 920z`, '#f6d29c'),
  path(draw`M150 920Q214 864 ${X} 860T1050 920z`, '#3f7385'),
  path(draw`M420 920Q470 884 ${X} 884T780 920z`, '#7fa3a0', 'opacity=".6"'),
]);
const arcs = [-250, -170, -96, 96, 170, 250].map(
  (dx) => draw`M${X + dx} ${908 - Math.abs(dx) * 0.1}Q${X + dx * 0.72} 770 ${X + dx * 0.16} 896`,
);
stamp.layer('fountain', [
  stroke(arcs.join(''), '#fff6df', 6, 'opacity=".75" stroke-linecap="round"'),
  path(
    draw`M${X - 14} 910Q${X - 9} 800 ${X} 752Q${X + 9} 800 ${X + 14} 910z`,
    '#fffaf0',
    'opacity=".9"',
  ),
]);
stamp.layer('pigeons', [
  bird(GULL, '#4a4a63', { x: 770, y: 172, scale: 20, turn: -10 }),
  bird(GULL, '#4a4a63', { x: 824, y: 214, scale: 15, turn: 6 }),
  bird(GULL, '#4a4a63', { x: 424, y: 216, scale: 16, turn: -4 }),
]);
