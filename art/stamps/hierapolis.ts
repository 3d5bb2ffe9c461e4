/**
 * Hierapolis on a clear morning: the gate of Frontinus from the road of the tombs, looking south
 * into the main street. Three arches of equal height in one wall of travertine, a round tower on
 * either side; behind them the columns of the street. The sun is in the east, on the left; poppies
 * grow between the stones.
 */

import { blade, poppy } from '../kit/motifs.ts';
import { random } from '../kit/numbers.ts';
import { draw, polygon } from '../kit/path.ts';
import { column, STAMP, type Stone, wash } from '../kit/ruins.ts';
import { cypress } from '../kit/ruins/plants.ts';
import { roundTower } from '../kit/ruins/round-tower.ts';
import { walker } from '../kit/ruins/walker.ts';
import { Scene } from '../kit/scene.ts';
import { group, path, rect, stroke } from '../kit/shapes.ts';
import { lensClouds } from '../kit/sky.ts';
import { arches, GROUND } from './hierapolis/arches.ts';

export const stamp = new Scene('shi-', STAMP);

const STONE: Stone = { light: '#fff3d4', middle: '#f0d0a4', shade: '#b88f86', deep: '#6f5a74' };

stamp.layer('sky', [
  wash(stamp, 0, GROUND, [
    [0, '#3f86a8'],
    [0.4, '#8fc0c4'],
    [0.75, '#dfe6cf'],
    [1, '#fbeecb'],
  ]),
  ...lensClouds({ seed: 6, high: '#b9d9d6', low: '#fbf3d6', top: 60, bottom: 330 }, [
    [640, 110, 620, 36, 0.7],
    [560, 214, 340, 18, 0.8],
    [1010, 70, 360, 20, 0.6],
  ]),
]);
stamp.layer('hills', [
  path('M0 690V452Q160 404 320 432T640 420T960 396T1200 430V690z', '#a9c2b4'),
  path('M0 690V520Q240 470 480 500T900 476T1200 500V690z', '#8fae98'),
  cypress(338, 560, 190, '#4a7468', '#9dba84'),
  cypress(866, 560, 230, '#4a7468', '#9dba84'),
  cypress(908, 560, 160, '#4a7468', '#9dba84'),
]);

/** The gate and what is round it, drawn smaller than it is seen. */
const near = (...content: readonly string[]): string =>
  group('transform="matrix(1.24 0 0 1.24 -144 -156)"', ...content);

// The columns of the street, seen through the arches.
stamp.layer(
  'street',
  near(
    rect(330, 600, 540, 96, '#f0d9ac'),
    ...[376, 440, 560, 640, 760, 824].map((x, i) =>
      column(stamp, {
        x,
        foot: 668,
        width: 20,
        height: i % 3 === 1 ? 150 : 176,
        stone: { light: '#fff6dc', middle: '#f4e0b8', shade: '#cdb49c', deep: '#a08f92' },
      }),
    ),
  ),
);

stamp.layer('arches', near(...arches(stamp)));
stamp.layer(
  'towers',
  near(
    roundTower(stamp, {
      x: 176,
      reach: 150,
      top: 226,
      foot: 708,
      crown: [52, 30, 0, 8, 0, 26, 60, 92],
      rows: 14,
      stone: STONE,
    }),
    roundTower(stamp, {
      x: 1024,
      reach: 150,
      top: 270,
      foot: 708,
      crown: [70, 44, 12, 0, 18, 0, 36, 30],
      rows: 13,
      stone: STONE,
    }),
    // the shade of the left tower on the wall
    path(draw`M322 420L366 440V538L340 ${GROUND}H322z`, '#6f5a74', 'opacity=".4"'),
  ),
);

// ── The road ────────────────────────────────────────────────────────────────────────────────────

const slabs: string[] = [];
const vanish = 560;
for (let i = -4; i <= 4; i++) slabs.push(draw`M${600 + i * 66} ${GROUND + 8}L${600 + i * 150} 900`);
for (const y of [716, 750, 796, 856])
  slabs.push(draw`M${600 - (y - vanish) * 1.95} ${y}H${600 + (y - vanish) * 1.95}`);
stamp.layer(
  'road',
  near(
    rect(
      0,
      GROUND,
      1200,
      210,
      stamp.verticalGradient(GROUND, 900, [
        [0, '#c9c08a'],
        [1, '#6f8a5f'],
      ]),
    ),
    path(
      polygon([
        [336, GROUND],
        [864, GROUND],
        [1240, 900],
        [-40, 900],
      ]),
      stamp.verticalGradient(GROUND, 900, [
        [0, '#fbe6bd'],
        [1, '#d9b28e'],
      ]),
    ),
    stroke(slabs.join(''), '#8f6a68', 3, 'opacity=".4"'),
    path(
      polygon([
        [326, 700],
        [520, 700],
        [700, 742],
        [420, 742],
      ]),
      '#6f5a74',
      'opacity=".3"',
    ),
    path(
      polygon([
        [596, 790],
        [690, 812],
        [704, 806],
        [606, 784],
      ]),
      '#6f5a74',
      'opacity=".4"',
    ),
    walker({
      x: 600,
      foot: 792,
      height: 118,
      coat: '#fff3d4',
      legs: '#3f6f8a',
      hair: '#4a3440',
      skirt: true,
      hat: '#e8b25a',
    }),
  ),
);

const next = random(17);
let grass = '';
let petals = '';
let glow = '';
for (let i = 0; i < 120; i++) {
  const left = i % 2 === 0;
  const t = next();
  const x = left ? t * 300 - 20 : 1220 - t * 300;
  const foot = 916 - next() * 40 * (1 - t);
  grass += blade({ x, foot, width: 4, height: 40 + next() * 60, bend: (next() - 0.4) * 50 });
  if (i % 4 > 1) continue;
  const flower = poppy(
    x + (next() - 0.5) * 60,
    foot - 26 - next() * 84 * (1 - t * 0.6),
    11 + next() * 6,
  );
  petals += flower.petals;
  glow += flower.light;
}
stamp.layer('poppies', [path(grass, '#3f6a58'), path(petals, '#d9453c'), path(glow, '#ff9472')]);
