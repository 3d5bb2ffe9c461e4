/**
 * The north necropolis of Hierapolis in the honey light of late afternoon: a tomb like a house with a
 * gable, one under a barrel vault, a chest on its base and round mounds along the old paved road;
 * poppies in front. Looking north along the road, with the sun over the plain in the west, at the left.
 */

import { blade, figure, poppy } from '../kit/motifs.ts';
import { cypress, down, skyOf } from '../kit/mountains.ts';
import { fractalNoise, random } from '../kit/numbers.ts';
import { draw, fillDown, mound, points, polygon, ridge } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { circle, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight } from '../kit/sky.ts';
import { tombs } from './north-necropolis/tombs.ts';

export const stamp = new Scene('ts-nn-', { width: 1200, height: 900 });

const SUN = [452, 352] as const;
const STONE = '#e3b98c';
const DARK = '#4a3450';

stamp.layer('sky', [
  skyOf(stamp, 500, ['#4f7fa0', '#a9b7a6', '#f2cf96', '#fbe3b0']),
  ...lensClouds({ seed: 26, high: '#a9c0b6', low: '#ffe9bd', top: 60, bottom: 400 }, [
    [300, 110, 460, 22, 0.6],
    [640, 210, 320, 14, 0.6],
    [150, 280, 280, 12, 0.6],
  ]),
  halo(stamp, SUN, 230, [
    [0, '#fff8dc', 0.95],
    [0.4, '#ffeec0', 0.5],
    [1, '#ffe0a4', 0],
  ]),
  circle(...SUN, 58, '#fffbe8'),
]);

// ── The plain, the slope, the mounds ────────────────────────────────────────────────────────────

const rough = fractalNoise(9, 3);
const slope = (x: number): number =>
  540 - 0.00026 * Math.max(0, x - 420) ** 2 + rough(x / 150) * 14;
stamp.layer('far', [
  path(
    fillDown(
      ridge((x) => 462 + rough(x / 170 + 5) * 34, { to: 1240 }),
      920,
    ),
    down(stamp, 430, 560, '#b9a79a', '#f6d9a4'),
  ),
  path(
    fillDown(ridge(slope, { to: 1240 }), 920),
    down(stamp, 400, 620, '#a9a871', '#d3bd7c', '#b99a62'),
  ),
  path(mound(330, 566, 76, 50) + mound(1090, 440, 84, 50), '#8f9462'),
  path(
    'M254 566a76 50 0 0 1 76 -50q-30 20 -36 50zM1006 440a84 50 0 0 1 84 -50q-34 20 -40 50z',
    '#d6c884',
  ),
  path('M250 562h160v14h-160zM1002 436h176v16h-176z', STONE),
  cypress(1160, 470, 210, '#3f5a50', '#7f9468'),
  cypress(52, 610, 190, '#3f5a50', '#a3ac72'),
  cypress(106, 620, 140, '#3f5a50', '#a3ac72'),
]);

// ── The road ────────────────────────────────────────────────────────────────────────────────────

const ROAD = points('438,566 482,566 560,640 690,920 150,920 380,640');
const joints = [590, 622, 664, 718, 786, 866]
  .map((y, i) => {
    const t = (y - 566) / 354;
    const [left, right] = [438 - 288 * t ** 0.86, 482 + 208 * t];
    const cut = left + (right - left) * (i % 2 ? 0.36 : 0.62);
    return draw`M${left} ${y}H${right}M${cut} ${y}l${(cut - 460) * 0.24} ${20 + i * 12}`;
  })
  .join('');
stamp.layer('road', [
  path(
    'M-20 600Q300 560 600 600T1220 640V920H-20z',
    down(stamp, 570, 900, '#c3b06c', '#8f8a54', '#5d6a4c'),
  ),
  group(
    stamp.clip('road', polygon(ROAD)),
    path(polygon(ROAD), down(stamp, 566, 900, '#fbe3b0', '#e3b98c', '#a97f72')),
    stroke(joints, '#8a6266', 4, 'opacity=".6"'),
  ),
]);
const walker = (x: number, foot: number, coat: string): string =>
  group(
    `transform="translate(${x} ${foot}) scale(2.8)"`,
    figure({ legs: DARK, coat, head: '#b98062' }),
  );
stamp.layer('people', [
  path('M422 656l80 24h-30l-60 -24zM458 662l80 24h-30l-60 -24z', DARK, 'opacity=".3"'),
  walker(418, 656, '#c9473a'),
  walker(452, 662, '#2f6a78'),
]);

stamp.layer('tombs', tombs(stamp));

// ── Poppies ─────────────────────────────────────────────────────────────────────────────────────

function meadow(): string[] {
  const next = random(71);
  let [grass, petals, light] = ['', '', ''];
  for (let i = 0; i < 150; i++) {
    const x = next() * 1240 - 20;
    const side = Math.min(1, Math.abs(x - 420) / 460);
    const height = 26 + side * 60 + next() * 40;
    grass += blade({ x, foot: 920, width: 5, height: height + 10, bend: (next() - 0.4) * 34 });
    if (i % 5 || side < 0.3) continue;
    const one = poppy(x + 6, 912 - height * 1.1, 17 + next() * 12);
    petals += one.petals;
    light += one.light;
  }
  return [path(grass, '#3f4a3f'), path(petals, '#d6402f'), path(light, '#ff8a5c')];
}
stamp.layer('poppies', [
  path('M-20 880Q200 850 420 900T760 890T1220 850V920H-20z', '#4d5a44'),
  ...meadow(),
]);

stamp.layer(
  'light',
  sunlight(stamp, SUN, 600, [
    [0, '#fff0b8', 0.4],
    [0.45, '#ffdf9a', 0.12],
    [1, '#ffdf9a', 0],
  ]),
);
