/**
 * Perge in the honey light of the afternoon: the colonnaded street with the water channel along its
 * middle, little weirs across it, looking south to the two round Hellenistic gate towers. Plotted
 * in metres and projected to one point; the sun is in the west, on the right, so the picture is
 * drawn with the light from the left and mirrored. A lizard has the street to itself.
 */

import { random } from '../kit/numbers.ts';
import { draw } from '../kit/path.ts';
import { STAMP, wash } from '../kit/ruins.ts';
import { bush, cypress } from '../kit/ruins/plants.ts';
import { roundTower } from '../kit/ruins/round-tower.ts';
import { Scene } from '../kit/scene.ts';
import { group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';

import { slabs, streetColumn, STONE, strip, weir } from './perge/street.ts';

export const stamp = new Scene('spe-', STAMP);

const MIRRORED = 'transform="matrix(-1 0 0 1 1200 0)"';
const mirrored = (name: string, ...content: readonly string[]): void =>
  stamp.layer(name, group(MIRRORED, ...content));

stamp.layer('sky', [
  wash(stamp, 0, 560, [
    [0, '#4f7fa0'],
    [0.4, '#a9b7a6'],
    [0.74, '#f2cf96'],
    [1, '#fbe3b0'],
  ]),
  ...lensClouds({ seed: 4, high: '#c3c7b4', low: '#fff0c4', top: 60, bottom: 320 }, [
    [330, 92, 560, 34, 0.6],
    [900, 150, 440, 24, 0.7],
    [600, 250, 300, 14, 0.8],
  ]),
  halo(stamp, [1180, 250], 460, [
    [0, '#fff6d0', 0.9],
    [0.4, '#ffe6ac', 0.4],
    [1, '#ffe6ac', 0],
  ]),
]);
mirrored(
  'far',
  path('M0 560V500Q200 470 420 500T820 492T1200 486V560z', '#c9a884'),
  cypress(540, 560, 150, '#6f7f66', '#c9b27c'),
  cypress(640, 560, 120, '#6f7f66', '#c9b27c'),
);

// ── The two towers ──────────────────────────────────────────────────────────────────────────────

mirrored(
  'towers',
  roundTower(stamp, {
    x: 396,
    reach: 150,
    top: 212,
    foot: 592,
    crown: [40, 6, 0, 0, 22, 12, 46, 70],
    rows: 11,
    stone: STONE,
    cornice: true,
  }),
  roundTower(stamp, {
    x: 806,
    reach: 150,
    top: 176,
    foot: 592,
    crown: [58, 16, 0, 10, 0, 0, 26, 34],
    rows: 11,
    stone: STONE,
    cornice: true,
  }),
);

mirrored(
  'street',
  path(
    'M0 556H1200V900H0z',
    stamp.verticalGradient(556, 900, [
      [0, '#fbe0aa'],
      [0.5, '#e9b880'],
      [1, '#b57d64'],
    ]),
  ),
  stroke(slabs(), '#8c5a54', 2.6, 'opacity=".32"'),
  path(strip(-1.42, 1.42, 0), '#ffe9b8'),
  path(strip(-1.1, 1.1, 0), '#7d5260'),
  path(
    strip(-1.1, 0.98, -0.4),
    stamp.verticalGradient(590, 900, [
      [0, '#fff0c4'],
      [0.2, '#d9c9a0'],
      [0.55, '#7fa3a4'],
      [1, '#3f7488'],
    ]),
  ),
  ...[14, 9, 6, 4.1, 2.9].map(weir),
);

// ── Columns, whole and broken, with their shadows ───────────────────────────────────────────────

mirrored(
  'columns',
  ...(
    [
      [-4.6, 15, 4.6],
      [4.6, 15, 2],
      [-4.6, 11.4, 1.7],
      [4.6, 11.4, 4.6],
      [-4.6, 8.4, 4.6],
      [4.6, 8.4, 4.6],
      [4.6, 6.2, 1.2],
      [-4.6, 6.2, 4.6],
    ] as const
  ).map(([x, z, height]) => streetColumn(stamp, x, z, height)),
);

// ── In front ────────────────────────────────────────────────────────────────────────────────────

const next = random(5);
let grass = '';
for (let i = 0; i < 70; i++) {
  const x = next() < 0.5 ? next() * 210 - 20 : 1000 + next() * 220;
  const h = 40 + next() * 80;
  const bend = (next() - 0.5) * 50;
  grass += draw`M${x - 5} 912q${bend * 0.2} ${-h * 0.6} ${bend} ${-h}q${-bend * 0.4 + 3} ${h * 0.5} ${-bend + 9} ${h}z`;
}
const lizard = group(
  'transform="translate(322 838) rotate(-20) scale(.72)"',
  path('M-6 14Q60 30 120 12T206 26Q160 26 124 34T-8 26z', '#6f4a50', 'opacity=".4"'),
  path(
    'M-2-3C-10-12 0-20 18-18C30-16 36-13 46-13C72-15 92-10 110-5C150 8 186 2 236-22C196 14 150 18 106 6C88 5 70 6 50 5C34 5 12 8-2-3z',
    '#4f6a4c',
  ),
  path('M4-8C8-16 30-16 52-13C78-14 96-8 112-2C88-6 60-8 40-8S14-2 4-8z', '#a9b86a'),
  path(
    'M44 6l-10 16-12 2 1-6 8-2 4-12zM46-14l-6-18-12-4 2 6 6 2 2 14zM98 6l-8 16-12 2 2-6 6-2 4-12zM96-12l4-18-10-8v7l4 3-6 14z',
    '#4f6a4c',
  ),
);
mirrored(
  'front',
  lizard,
  path(grass, '#5f5a4c'),
  bush({ x: 1180, foot: 910, width: 180, height: 90, dark: '#5f5a4c', lit: '#a99a5c', seed: 5 }),
);
stamp.layer(
  'light',
  wash(stamp, 700, 900, [
    [0, '#5a2f50', 0],
    [1, '#5a2f50', 0.28],
  ]),
);
