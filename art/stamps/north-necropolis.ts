/**
 * The north necropolis of Hierapolis in the honey light of late afternoon: a tomb like a house with a
 * gable, one under a barrel vault, a chest on its base and round mounds along the old paved road;
 * poppies in front. Looking north along the road, with the sun over the plain in the west, at the left.
 */

import { blade, figure, poppy } from '../kit/motifs.ts';
import { across, cypress, down, skyOf } from '../kit/mountains.ts';
import { fractalNoise, random } from '../kit/numbers.ts';
import { draw, fillDown, mound, points, polygon, ridge } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { circle, group, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight } from '../kit/sky.ts';

export const stamp = new Scene('ts-nn-', { width: 1200, height: 900 });

const SUN = [452, 352] as const;
const LIT = '#ffe9bd';
const STONE = '#e3b98c';
const SHADE = '#9a6f72';
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

// ── Tombs ───────────────────────────────────────────────────────────────────────────────────────

const courses = (x1: number, x2: number, ys: readonly number[]): string =>
  stroke(ys.map((y) => `M${x1} ${y}H${x2}`).join(''), SHADE, 3, 'opacity=".35"');

/** Under a barrel vault, at the left of the road. */
const barrelTomb = (): string[] => [
  path(
    'M186 474H230Q340 486 340 596V700L302 730V590z',
    across(stamp, 230, 340, '#c99a80', '#8a6070'),
  ),
  path('M70 730V590a116 116 0 0 1 232 0V730z', across(stamp, 70, 302, LIT, STONE)),
  path('M70 590a116 116 0 0 1 232 0h-22a94 94 0 0 0 -188 0z', '#fff4d6'),
  path('M70 590a116 116 0 0 1 232 0h-22a94 94 0 0 0 -188 0z', SHADE, 'opacity=".16"'),
  courses(74, 300, [632, 672]),
  path('M56 728H316L346 700V726L320 756H56z', STONE),
  path('M56 728H316V756H56z', '#f0cfa0'),
  rect(142, 618, 88, 112, '#f7dcae'),
  rect(154, 630, 64, 100, DARK),
];

/** A chest with a roofed lid on a tall base, beside the road. */
const sarcophagus = (): string[] => [
  path('M500 700L700 700L660 730H540z', DARK, 'opacity=".25"'),
  rect(520, 610, 140, 96, across(stamp, 520, 660, '#f6d9a8', '#d6a685')),
  rect(510, 690, 160, 18, STONE),
  rect(508, 600, 164, 14, '#fff0cc'),
  rect(532, 536, 116, 66, across(stamp, 532, 648, LIT, '#c99a80')),
  stroke('M540 556q25 34 50 0q25 34 50 0', '#b07f78', 5),
  path('M520 540L544 494H636L660 540z', across(stamp, 520, 660, '#fff0cc', '#b9857a')),
  path('M520 540v-22l14 -6l10 14zM660 540v-22l-14 -6l-10 14z', '#f0cfa0'),
  rect(520, 534, 140, 9, '#fff4d6'),
];

/** Like a house: a gable over pilasters, a door in its frame, a stone roof. */
const houseTomb = (): string[] => [
  path('M1086 402L1150 420V760L1086 800z', SHADE),
  path('M700 402L896 262L960 268L1150 420L1086 402L896 282z', '#c9977f'),
  path('M700 402L890 256L1090 402z', across(stamp, 700, 1090, '#ffe4b4', '#d3a080')),
  path('M744 394L890 286L1040 394z', across(stamp, 744, 1040, '#d9a984', '#b07f78')),
  rect(706, 410, 378, 390, across(stamp, 706, 1084, LIT, '#eac594', '#c9977f')),
  courses(710, 1082, [486, 556, 628, 700]),
  // pilasters, beam, cornice
  rect(706, 440, 40, 360, '#fff0cc'),
  rect(738, 440, 8, 360, SHADE, 'opacity=".4"'),
  rect(1044, 440, 40, 360, '#dcb088'),
  rect(698, 424, 394, 22, '#f7dcae'),
  rect(698, 446, 394, 8, SHADE, 'opacity=".4"'),
  rect(690, 402, 410, 22, across(stamp, 690, 1100, '#fff6dc', '#dcb088')),
  path(
    'M690 402L890 244L1100 402H1072L890 268L720 402z',
    across(stamp, 690, 1100, '#fff6dc', '#e3b98c'),
  ),
  circle(890, 352, 26, '#f7dcae'),
  circle(890, 352, 17, '#b07f78'),
  // what time has broken
  path('M1070 700L1084 690V800H1036z', '#b07f78', 'opacity=".8"'),
  stroke(
    'M760 600l16 26l-8 22l18 30M1010 470l-12 24l10 20M812 330l14 22',
    '#8a6266',
    3.4,
    'opacity=".6"',
  ),
  // the door
  path('M806 800V520H974V800H950V544H830V800z', '#fff0cc'),
  rect(796, 508, 188, 18, '#fff6dc'),
  rect(830, 544, 120, 256, down(stamp, 544, 800, '#3a2a4a', '#5d4458')),
  path('M830 544H950L846 800H830z', DARK, 'opacity=".4"'),
  rect(684, 790, 422, 26, '#f0cfa0'),
  rect(668, 814, 456, 30, across(stamp, 668, 1124, '#f7dcae', '#b98a7a')),
  path('M1124 814L1180 780V800L1124 844z', SHADE),
];
stamp.layer('tombs', [
  path('M60 756H320L430 800H170zM690 842H1180L1220 880H800z', DARK, 'opacity=".22"'),
  group('transform="translate(183 142) scale(.72)"', ...sarcophagus()),
  ...barrelTomb(),
  ...houseTomb(),
]);

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
