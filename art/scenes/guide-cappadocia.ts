/**
 * Guide to Cappadocia: a valley on foot in spring. Two walkers on the path to a rock-cut church,
 * banded tuff cliffs with dovecotes on both sides, cones in the haze, Uçhisar's rock at the end;
 * poplars and apricot blossom, pigeons over the valley.
 */

import { balloon } from '../kit/balloon.ts';
import { clamp, fractalNoise, random } from '../kit/numbers.ts';
import {
  draw,
  fillDown,
  HEIGHT,
  type Point,
  points,
  polygon,
  ridge,
  setPrecision,
  smoothPath,
} from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight, veil } from '../kit/sky.ts';
import { doorway, dovecote } from './guide-cappadocia/carvings.ts';
import { church } from './guide-cappadocia/church.ts';
import { cliff, talus } from './guide-cappadocia/cliff.ts';
import { cone } from './guide-cappadocia/cone.ts';
import { pigeon, walker } from './guide-cappadocia/figures.ts';
import { blossom, poppies } from './guide-cappadocia/foreground.ts';
import { meadow } from './guide-cappadocia/meadow.ts';
import { apricot, poplars, treeShadow } from './guide-cappadocia/trees.ts';

export const scene = new Scene('gc-');

const SUN: Point = [648, 356];
const DUSTY_ROSE = '#8c4d68';

/** Where the light comes from, seen from x: 1 from the right, -1 from the left. */
const sunSide = (x: number): 1 | -1 => (x < SUN[0] ? 1 : -1);

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

const morning = scene.verticalGradient(0, 620, [
  [0, '#2f7391'],
  [0.2, '#5d9ca9'],
  [0.42, '#a5c3b8'],
  [0.6, '#ecd9b8'],
  [0.76, '#fbcfa4'],
  [1, '#f9b795'],
]);
const glow = scene.radialGradient(...SUN, 680, [
  [0, '#fff6d2', 0.98],
  [0.18, '#ffeab8', 0.75],
  [0.46, '#fcd3a4', 0.22],
  [1, '#fcc09a', 0],
]);
scene.layer('sky', [band(0, HEIGHT, morning), band(0, 900, glow)]);

scene.layer(
  'clouds',
  lensClouds({ seed: 31, high: '#b9d6d2', low: '#fff0cc', top: 100, bottom: 300 }, [
    [560, 150, 520, 26, 0.5],
    [760, 196, 300, 13, 0.5],
    [1080, 126, 560, 30, 0.45],
    [900, 262, 320, 13, 0.6],
    [470, 246, 300, 12, 0.6],
    [840, 330, 220, 8, 0.75],
  ]),
);

scene.layer('sun', [
  halo(scene, SUN, 150, [
    [0, '#fffbe6', 0.95],
    [0.4, '#fff0c0', 0.5],
    [1, '#ffe0a4', 0],
  ]),
  circle(...SUN, 54, '#fffcec'),
]);

// ── Far plateaux ────────────────────────────────────────────────────────────────────────────────

interface Plateau {
  seed: number;
  y: number;
  height: number;
  /** How long a step of the plateau is. */
  scale: number;
}

/** A line that steps between two levels: noise driven through a steep curve. */
function plateau({ seed, y, height, scale }: Plateau): Point[] {
  const steps = fractalNoise(seed, 3);
  const rough = fractalNoise(seed + 1, 4);
  return ridge(
    (x) =>
      y - height * (Math.tanh(steps(x / scale) * 4) * 0.5 + 0.5) + rough(x / 24) * height * 0.06,
    { step: 10 },
  );
}
scene.layer('far', [
  path(
    fillDown(plateau({ seed: 61, y: 500, height: 56, scale: 240 })),
    scene.verticalGradient(440, 600, [
      [0, '#dfae9f'],
      [1, '#fbd7ae'],
    ]),
  ),
  path(
    fillDown(plateau({ seed: 71, y: 548, height: 52, scale: 180 })),
    scene.verticalGradient(490, 640, [
      [0, '#d59a92'],
      [1, '#fad0a8'],
    ]),
  ),
]);

// ── Uçhisar ─────────────────────────────────────────────────────────────────────────────────────

/** The rock's outline round its top, before it is roughened. */
const UCHISAR = points(`
  -190,210 -160,176 -136,160 -122,122 -108,112 -98,76 -84,62 -76,30 -62,14 -54,-12 -36,-24
  -12,-20 -2,0 10,6 20,40 36,48 46,84 62,92 74,126 94,140 118,176 160,206`);

function uchisar(): string[] {
  const next = random(77);
  const rough = fractalNoise(78, 4);
  const outline = UCHISAR.map(([x, y]): Point => [
    804 + x * 0.92 + rough(x / 9) * 2,
    352 + y * 1.02 + rough(x / 7 + 9) * 4,
  ]);
  const lit = [
    ...outline.slice(1, 11),
    ...points('780,376 768,410 774,444 744,470 728,500 672,530'),
  ];

  let windows = '';
  for (let i = 0; i < 46; i++) {
    const x = 742 + next() * 130;
    const y = 392 + next() * 120;
    const inSky = y < 352 + Math.abs(x - 784) * 1.5;
    if (inSky) continue;
    const w = 3 + next() * 3;
    const h = 4 + next() * 5;
    windows += draw`M${x} ${y}v${-h}q${w / 2} ${-w * 0.6} ${w} 0v${h}z`;
  }

  const slopeRough = fractalNoise(79, 3);
  const slope = (x: number): number => 548 + slopeRough(x / 120) * 14;
  let walls = '';
  let litWalls = '';
  for (let i = 0; i < 60; i++) {
    const x = 660 + next() * 330;
    const w = 8 + next() * 11;
    const h = 7 + next() * 10;
    const y = slope(x) + 4 + next() * 16;
    walls += draw`M${x} ${y}v${-h}h${w}v${h}z`;
    litWalls += draw`M${x} ${y}v${-h}h${w * 0.4}v${h}z`;
  }

  return [
    path(
      polygon(outline),
      scene.verticalGradient(330, 560, [
        [0, '#b9707f'],
        [0.45, '#dd9a8c'],
        [1, '#fbd3ab'],
      ]),
    ),
    path(polygon(lit), '#fcd2a2', 'opacity=".72"'),
    path(windows, DUSTY_ROSE, 'opacity=".75"'),
    // flag on top
    stroke('M780 332v-27', DUSTY_ROSE, 1.6),
    path('M781 307q8-4 14 0t12 0v14q-6 4-12 0t-14 0z', '#d5434a'),
    // crescent and star, towards the hoist
    circle(789, 313.6, 3.9, '#fff4e4'),
    circle(790.1, 313.6, 3.1, '#d5434a'),
    circle(794.4, 313.9, 1.3, '#fff4e4'),
    path(
      fillDown(ridge(slope, { from: 520, to: 1120, step: 14 })),
      scene.verticalGradient(530, 680, [
        [0, '#dd9c8d'],
        [1, '#fbd3ab'],
      ]),
    ),
    path(walls, '#c98484'),
    path(litWalls, '#ffe3b8', 'opacity=".85"'),
  ];
}
scene.layer('uchisar', uchisar());

scene.layer(
  'mist-1',
  veil(scene, 480, 660, [
    [0, '#fff0cc', 0],
    [0.55, '#ffecc6', 0.85],
    [1, '#ffecc6', 0],
  ]),
);

// ── Cones ───────────────────────────────────────────────────────────────────────────────────────

/** A row of small cones, higher away from the middle, where the valley opens. */
function farCones(): string[] {
  const next = random(5);
  const cones = Array.from({ length: 30 }, (_, i) => {
    const x = next() < 0.5 ? 380 + next() * 300 : 880 + next() * 300;
    const foot = 600 + next() * 24;
    const height = 60 + next() * 90 * clamp(Math.abs(x - 770) / 230);
    return { x, foot, height, width: 50 + next() * 46, seed: 200 + i };
  });
  return cones
    .toSorted((a, b) => a.foot - b.foot)
    .map((shape) => cone({ ...shape, side: sunSide(shape.x), haze: 0.55, detailed: false }));
}
setPrecision(2);
scene.layer('cones-far', farCones());
setPrecision(10);

scene.layer(
  'mist-2',
  veil(scene, 540, 700, [
    [0, '#ffeac4', 0],
    [0.6, '#ffe4bc', 0.7],
    [1, '#ffe4bc', 0],
  ]),
);

const middleCone = (x: number, foot: number, height: number, width: number, seed: number): string =>
  cone({ x, foot, height, width, seed, side: sunSide(x), haze: 0.3, detailed: true });

setPrecision(1);
scene.layer('cones-mid', [
  middleCone(470, 660, 210, 130, 301),
  middleCone(400, 666, 290, 170, 302),
  middleCone(545, 664, 150, 110, 303),
  middleCone(604, 668, 96, 84, 304),
  middleCone(940, 664, 170, 120, 305),
  middleCone(1010, 668, 240, 150, 306),
  middleCone(890, 668, 110, 90, 307),
  middleCone(1080, 670, 300, 170, 308),
  middleCone(1160, 672, 330, 190, 311),
  middleCone(330, 672, 350, 190, 312),
  dovecote(scene, [414, 540], { rows: [4, 5, 4, 3], scale: 0.8, side: 1, haze: 0.25 }),
  dovecote(scene, [1076, 500], { rows: [4, 5], scale: 0.8, side: -1, haze: 0.25 }),
]);
setPrecision(10);

scene.layer(
  'mist-3',
  veil(scene, 600, 740, [
    [0, '#ffdcb4', 0],
    [0.6, '#ffdcb4', 0.6],
    [1, '#ffdcb4', 0],
  ]),
);

// ── Valley floor ────────────────────────────────────────────────────────────────────────────────

function valleyFloor(): string[] {
  const rough = fractalNoise(95, 3);
  const floor = ridge((x) => 690 + rough(x / 200) * 10 + Math.abs(x - 770) * 0.02, { step: 20 });
  const fields = Array.from({ length: 7 }, (_, i) => {
    const y = 704 + i * i * 4.6 + i * 8;
    const uneven = fractalNoise(200 + i, 2);
    const edge = ridge((x) => y + uneven(x / 160) * 7, { step: 60 });
    const data = `${smoothPath(edge)}${draw`V${y + 10 + i * 3}H-40z`}`;
    return i % 2 === 1
      ? path(data, '#e9c792', 'opacity=".38"')
      : path(data, '#8fa06c', 'opacity=".34"');
  });
  const grass = scene.verticalGradient(680, 1000, [
    [0, '#d9b98c'],
    [0.18, '#b7ae78'],
    [0.5, '#6f8a66'],
    [1, '#2f5550'],
  ]);
  return [path(fillDown(floor), grass), ...fields];
}
scene.layer('valley-floor', valleyFloor());

// ── Cliffs, and the church in the right one ─────────────────────────────────────────────────────

scene.layer('cliff-left', [
  cliff(scene, {
    name: 'cl1',
    from: -60,
    to: 690,
    foot: 770,
    side: 1,
    fins: [
      { x: -30, top: 120, width: 230 },
      { x: 70, top: 196, width: 190 },
      { x: 160, top: 150, width: 210, power: 2.4 },
      { x: 250, top: 262, width: 180 },
      { x: 336, top: 236, width: 200, power: 2.5 },
      { x: 420, top: 356, width: 170 },
      { x: 492, top: 338, width: 186, power: 2.6 },
      { x: 566, top: 520, width: 120 },
      { x: 614, top: 610, width: 96 },
    ],
  }),
  dovecote(scene, [509, 524], { rows: [5, 6, 6, 5], scale: 1, side: 1 }),
  dovecote(scene, [506, 436], { rows: [4, 4], scale: 0.95, side: 1, bare: true }),
  doorway(520, 606, 15, 24, 1),
  doorway(462, 616, 19, 32, 1),
  doorway(496, 590, 9, 12, 1),
  doorway(346, 520, 16, 26, 1),
  doorway(318, 420, 14, 22, 1),
  dovecote(scene, [354, 372], { rows: [4, 5, 5, 4], scale: 1, side: 1 }),
  doorway(404, 600, 17, 30, 1),
  doorway(176, 470, 18, 30, 1),
  dovecote(scene, [180, 322], { rows: [4, 5, 5, 4, 3], scale: 1.1, side: 1 }),
  dovecote(scene, [268, 446], { rows: [4, 5, 3, 2], scale: 0.95, side: 1, bare: true }),
  doorway(130, 600, 20, 36, 1),
  doorway(246, 560, 16, 24, 1),
  talus(scene, {
    seed: 4,
    foot: 772,
    side: 1,
    heaps: [
      [20, 120, 70],
      [170, 110, 90],
      [300, 90, 60],
      [410, 100, 76],
      [520, 84, 60],
      [600, 70, 40],
    ],
  }),
]);

scene.layer('cliff-right-church', [
  cliff(scene, {
    name: 'cl2',
    from: 790,
    to: 1660,
    foot: 776,
    side: -1,
    fins: [
      { x: 1636, top: 90, width: 220 },
      { x: 1540, top: 170, width: 190 },
      { x: 1450, top: 120, width: 210, power: 2.5 },
      { x: 1364, top: 250, width: 170 },
      { x: 1284, top: 216, width: 200, power: 2.4 },
      { x: 1206, top: 338, width: 150 },
      { x: 1050, top: 292, width: 452, power: 5.5 },
      { x: 850, top: 660, width: 150 },
    ],
  }),
  dovecote(scene, [1262, 404], { rows: [4, 5, 5, 4], scale: 1, side: -1 }),
  doorway(1256, 540, 16, 26, -1),
  doorway(1310, 590, 18, 30, -1),
  dovecote(scene, [1428, 318], { rows: [4, 5, 4, 3], scale: 1.15, side: -1 }),
  dovecote(scene, [1516, 400], { rows: [5, 4, 4, 3], scale: 1, side: -1, bare: true }),
  doorway(1380, 500, 18, 30, -1),
  doorway(1440, 560, 20, 34, -1),
  doorway(1530, 480, 22, 36, -1),
  talus(scene, {
    seed: 5,
    foot: 776,
    side: -1,
    heaps: [
      [1236, 90, 70],
      [1340, 100, 80],
      [1470, 120, 90],
      [1590, 110, 80],
    ],
  }),
  ...church(scene),
  dovecote(scene, [962, 404], { rows: [7, 8], scale: 1.05, side: -1 }),
  dovecote(scene, [1010, 366], { rows: [7, 5], scale: 0.95, side: -1, bare: true }),
  doorway(1178, 560, 15, 24, -1),
  doorway(1190, 640, 18, 30, -1),
  doorway(1160, 470, 11, 16, -1),
]);

// ── Meadow and trees ────────────────────────────────────────────────────────────────────────────

scene.layer('path', meadow(scene));

const poplar = poplars(scene, sunSide);

scene.layer('trees-far', [
  poplar(610, 742, 120, 0.22),
  poplar(628, 744, 150, 0.22),
  poplar(646, 742, 128, 0.22),
  poplar(880, 746, 140, 0.22),
  poplar(898, 744, 170, 0.22),
  poplar(916, 748, 130, 0.22),
  poplar(684, 728, 90, 0.22),
  poplar(862, 730, 96, 0.22),
  apricot(700, 748, { scale: 0.42, seed: 11, side: -1 }),
  apricot(828, 742, { scale: 0.4, seed: 12, side: -1 }),
  apricot(574, 758, { scale: 0.55, seed: 13, side: 1 }),
]);
// The far trees stand behind the edge of the meadow.
scene.moveBehind('trees-far', 'path');

const shadow = (x: number, foot: number, width: number, length: number): string =>
  treeShadow([x, foot], { width, length, sunX: SUN[0] });

scene.layer('tree-shadows', [
  shadow(528, 810, 10, 60),
  shadow(552, 816, 11, 66),
  shadow(578, 810, 10, 60),
  shadow(626, 806, 36, 30),
  shadow(470, 838, 62, 44),
  shadow(902, 806, 32, 28),
  shadow(1150, 846, 54, 40),
  shadow(290, 876, 84, 56),
  shadow(1336, 880, 86, 58),
  shadow(1190, 824, 10, 60),
  shadow(1216, 832, 11, 66),
  shadow(1246, 828, 10, 60),
]);
scene.layer('trees-near', [
  poplar(528, 812, 230),
  poplar(552, 818, 270),
  poplar(578, 812, 220),
  apricot(626, 806, { scale: 0.62, seed: 21, side: 1 }),
  apricot(470, 838, { scale: 0.95, seed: 22, side: 1 }),
  apricot(902, 806, { scale: 0.56, seed: 23, side: -1 }),
  poplar(1190, 826, 270),
  poplar(1216, 834, 320),
  poplar(1246, 830, 260),
  apricot(1150, 846, { scale: 0.8, seed: 24, side: -1 }),
  apricot(290, 876, { scale: 1.3, seed: 25, side: 1 }),
  apricot(1336, 880, { scale: 1.35, seed: 26, side: -1 }),
]);

// ── Walkers, pigeons ────────────────────────────────────────────────────────────────────────────

scene.layer('walkers', [
  walker(772, 816, { scale: 1.95, coat: '#d0493f', rucksack: '#f2b04e', hat: '#c07a3a' }),
  walker(822, 804, { scale: 1.85, coat: '#1f7a84', rucksack: '#2c3f73' }),
]);

scene.layer('pigeons', [
  pigeon(560, 420, 15, -12),
  pigeon(606, 452, 11, 6),
  pigeon(520, 388, 10, 8),
  pigeon(704, 470, 8, -6),
  pigeon(960, 372, 13, -8),
  pigeon(926, 408, 9, 10),
  pigeon(1006, 340, 9, 4),
]);

// ── Foreground, sunlight over everything ────────────────────────────────────────────────────────

scene.layer('foreground', poppies(scene));
scene.layer('blossom', blossom());

scene.layer(
  'light',
  sunlight(scene, SUN, 640, [
    [0, '#fff0b8', 0.42],
    [0.4, '#ffd09a', 0.14],
    [1, '#ffc09a', 0],
  ]),
);

// ── What moves ──────────────────────────────────────────────────────────────────────────────────

const balloonist = new Scene('gc-balloon-');
balloonist.layer(
  'balloon',
  balloon(balloonist, {
    id: 'b',
    x: 866,
    y: 196,
    radius: 46,
    cloth: ['#cf4f3a', '#fbe6c4'],
    haze: 0.2,
    hazeColour: '#f3d9b4',
    detail: 'middle',
  }),
);
scene.hoverAnimation = { drawing: balloonist, by: [10, -56], seconds: 3.6 };
