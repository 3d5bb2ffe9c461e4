/**
 * Istanbul: sunset over the Golden Horn. The Blue Mosque, Hagia Sophia and the Süleymaniye on the
 * left, Galata on the right, the Maiden's Tower and a ferry on the water, gulls in front.
 */

import { rippleFilter } from '../kit/filters.ts';
import { bell, fractalNoise, random, smoothstep } from '../kit/numbers.ts';
import { draw, fillDown, HEIGHT, num, type Point, ridge } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path } from '../kit/shapes.ts';
import { halo, sunlight, veil } from '../kit/sky.ts';
import { lens, lightPath, ripples } from '../kit/water.ts';
import type { Stone } from './istanbul/architecture.ts';
import { litClouds } from './istanbul/clouds.ts';
import { ferry, smoke, wake } from './istanbul/ferry.ts';
import { galata } from './istanbul/galata.ts';
import { gulls } from './istanbul/gulls.ts';
import { houses } from './istanbul/houses.ts';
import { hagiaSophia, imperialMosque } from './istanbul/mosques.ts';
import { WATERLINE } from './istanbul/place.ts';
import { bridge, shore } from './istanbul/shore.ts';
import { maidensTower } from './istanbul/towers.ts';

export const scene = new Scene('is-', { keeps: { wide: [50, 62] } });

const SUN: Point = [960, 566];

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

const sunset = scene.verticalGradient(0, 660, [
  [0, '#1b2350'],
  [0.2, '#3a3470'],
  [0.42, '#84497f'],
  [0.62, '#d0637a'],
  [0.8, '#f3936b'],
  [0.93, '#fcc277'],
  [1, '#ffe0a0'],
]);
const glow = scene.radialGradient(...SUN, 720, [
  [0, '#fff0bf', 0.95],
  [0.16, '#ffd68e', 0.75],
  [0.42, '#fb8f6d', 0.24],
  [1, '#ea6f72', 0],
]);
scene.layer('sky', [band(0, WATERLINE + 40, sunset), band(0, WATERLINE + 40, glow)]);

scene.layer('clouds', litClouds());

scene.layer('sun', [
  halo(scene, SUN, 170, [
    [0, '#fff4cf', 0.95],
    [0.4, '#ffe6a6', 0.5],
    [1, '#ffcf8a', 0],
  ]),
  circle(...SUN, 66, '#fff6d6'),
]);

// ── Far skyline ─────────────────────────────────────────────────────────────────────────────────

function farSkyline(): string[] {
  const uneven = fractalNoise(5, 3);
  const hills = (x: number): number =>
    640 -
    28 * bell(x, 880, 260) +
    uneven(x / 90) * 10 -
    22 * bell(x, 1500, 300) -
    18 * bell(x, 60, 200);
  const stone: Stone = {
    dome: '#d9767a',
    wall: '#e0857a',
    minaret: '#d9767a',
    rim: '#ffc487',
    wallRim: '#f5ac7c',
    dark: '#b9606f',
    window: '#d06f74',
  };
  return [
    path(
      fillDown(ridge(hills, { step: 14 }), 700),
      scene.verticalGradient(590, 670, [
        [0, '#dd7a78'],
        [1, '#fbb878'],
      ]),
    ),
    imperialMosque({ x: 866, foot: 622, unit: 11, stone }),
    imperialMosque({ x: 1066, foot: 634, unit: 7.5, stone }),
  ];
}
scene.layer('far', farSkyline());

// ── The old city ────────────────────────────────────────────────────────────────────────────────

const BLUE_MOSQUE: Stone = {
  dome: scene.verticalGradient(430, 640, [
    [0, '#5d3a78'],
    [1, '#a3577f'],
  ]),
  wall: scene.verticalGradient(430, 660, [
    [0, '#6b407c'],
    [0.6, '#a3567c'],
    [1, '#cf7078'],
  ]),
  minaret: scene.verticalGradient(400, 660, [
    [0, '#5d3a78'],
    [1, '#b8617c'],
  ]),
  rim: '#ffc18f',
  wallRim: '#c9707a',
  dark: '#472c66',
  window: '#ffc980',
  gold: '#f7b573',
};
const HAGIA_SOPHIA: Stone = {
  dome: scene.verticalGradient(430, 640, [
    [0, '#50306e'],
    [1, '#8a4a78'],
  ]),
  wall: scene.verticalGradient(430, 660, [
    [0, '#653a74'],
    [0.6, '#934c74'],
    [1, '#bd6274'],
  ]),
  minaret: scene.verticalGradient(400, 660, [
    [0, '#50306e'],
    [1, '#a3547a'],
  ]),
  rim: '#ffc18f',
  wallRim: '#c56a77',
  dark: '#3d255c',
  window: '#ffd08a',
  gold: '#ffc27c',
};
const SULEYMANIYE: Stone = {
  dome: scene.verticalGradient(390, 640, [
    [0, '#38235c'],
    [1, '#6b386a'],
  ]),
  wall: scene.verticalGradient(390, 640, [
    [0, '#3e2561'],
    [0.6, '#693768'],
    [1, '#8f486c'],
  ]),
  minaret: scene.verticalGradient(280, 660, [
    [0, '#3a255f'],
    [1, '#87456e'],
  ]),
  rim: '#ffcb8a',
  wallRim: '#b95c68',
  dark: '#2c1c4d',
  window: '#ffd78c',
  gold: '#ffcf86',
};

function peninsula(): string[] {
  const uneven = fractalNoise(15, 3);
  const hill = (x: number): number =>
    648 -
    74 * bell(x, 676, 230) -
    46 * bell(x, 330, 230) -
    34 * bell(x, 60, 150) +
    uneven(x / 70) * 5 +
    smoothstep(850, 960, x) * 26;
  const slope = ridge((x) => hill(x) + 2, { from: -40, to: 960, step: 12 });
  return [
    imperialMosque({ x: 196, foot: 612, unit: 27, stone: BLUE_MOSQUE }, 6),
    path(
      fillDown(slope, WATERLINE),
      scene.verticalGradient(560, WATERLINE, [
        [0, '#8a4877'],
        [1, '#b65f75'],
      ]),
    ),
    hagiaSophia({ x: 432, foot: 606, unit: 40, stone: HAGIA_SOPHIA }),
    houses({
      seed: 21,
      from: -20,
      to: 500,
      ground: (x) => hill(x) + 12,
      spread: 30,
      count: 70,
      heights: [8, 20],
      walls: ['#7a4274', '#8c4a76', '#6b3a70'],
      roof: '#9c5576',
      lit: '#f08e78',
      window: '#ffcd85',
      lights: 0.28,
    }),
  ];
}

function suleymaniye(): string[] {
  const uneven = fractalNoise(19, 3);
  const hill = (x: number): number =>
    666 - 80 * smoothstep(400, 560, x) * (1 - smoothstep(790, 946, x)) + uneven(x / 60) * 4;
  const slope = ridge(hill, { from: 400, to: 960, step: 12 });
  const small: Stone = { ...SULEYMANIYE, dome: '#5d3265', wall: '#6d396a', minaret: '#5d3265' };
  return [
    imperialMosque({ x: 682, foot: 592, unit: 55, stone: SULEYMANIYE }),
    path(
      fillDown(slope, WATERLINE),
      scene.verticalGradient(570, WATERLINE, [
        [0, '#6d3a6b'],
        [1, '#8f4a6b'],
      ]),
    ),
    houses({
      seed: 31,
      from: 440,
      to: 910,
      ground: (x) => hill(x) + 8,
      spread: 64,
      count: 150,
      widths: [9, 22],
      heights: [8, 19],
      walls: ['#5c3266', '#6d3a69', '#4c2b60'],
      roof: '#84466c',
      lit: '#ef8672',
      window: '#ffd389',
      lights: 0.34,
    }),
    imperialMosque({ x: 838, foot: 652, unit: 16, stone: small }),
  ];
}

// ── Galata, the bridge and the shores ───────────────────────────────────────────────────────────

// One layer, because the water mirrors it as a whole.
scene.layer('skyline', [
  group('id="is-peninsula"', ...peninsula()),
  group('id="is-suleymaniye"', ...suleymaniye()),
  group('id="is-galata"', ...galata(scene)),
  group('id="is-shore"', ...bridge(), ...shore()),
]);

const haze = scene.verticalGradient(560, 668, [
  [0, '#ffb87a', 0],
  [1, '#ffb87a', 0.38],
]);
scene.layer('haze', band(560, 670, haze));

// ── Water ───────────────────────────────────────────────────────────────────────────────────────

const rippled = scene.filter(
  'ripples',
  rippleFilter({
    area: { x: -40, y: WATERLINE, width: 1680, height: 340 },
    frequency: [0.005, 0.07],
    seed: 4,
    scale: 26,
  }),
);
// The reflection of the skyline fades towards the viewer. The mask alone would let the ripples
// run on below the water, where they come out otherwise: hence the clip.
const fade = scene.verticalGradient(WATERLINE, 900, [
  [0, '#fff'],
  [1, '#fff', 0],
]);
const onWater = scene.clip('water', `M-50 ${WATERLINE}h1700v340h-1700z`);
const fading = scene.mask('water', { x: -50, y: WATERLINE, width: 1700, height: 340 }, fade);

function glitter(): string[] {
  const next = random(99);
  const depth = HEIGHT - WATERLINE;
  const dark = ripples(next, {
    count: 230,
    crowding: 0.8,
    top: WATERLINE + 8,
    depth,
    reach: [8, 68],
    height: [0.8, 4.2],
  });
  let pink = '';
  let violet = '';
  for (let i = 0; i < 190; i++) {
    const t = next() ** 0.9;
    const y = WATERLINE + 6 + t * depth;
    const reach = (6 + 46 * t) * (0.4 + next());
    const height = 0.7 + t * 2.8;
    const x = next() * 1640 - 20;
    if (next() < 0.6) pink += lens(x, y, reach, height);
    else violet += lens(x, y, reach * 0.7, height * 0.8);
  }
  const gold = lightPath(next, {
    count: 210,
    x: SUN[0],
    top: WATERLINE + 3,
    depth: depth * 0.98,
    spread: [30, 126],
    reach: [7, 41],
    height: [1.2, 5.4],
  });
  return [
    path(dark, '#2a2357', 'opacity=".30"'),
    path(pink, '#ee8a7c', 'opacity=".34"'),
    path(violet, '#8a6aa8', 'opacity=".4"'),
    path(gold.broad, '#ffb06f', 'opacity=".85"'),
    path(gold.fine, '#ffedb8', 'opacity=".9"'),
  ];
}

function water(): string[] {
  const surface = scene.verticalGradient(WATERLINE, HEIGHT, [
    [0, '#f8b077'],
    [0.1, '#e08075'],
    [0.3, '#a8567c'],
    [0.6, '#57397a'],
    [1, '#20244f'],
  ]);
  const sheen = scene.radialGradient(
    SUN[0],
    WATERLINE + 10,
    430,
    [
      [0, '#ffdf9e', 0.85],
      [0.4, '#ff9f6e', 0.35],
      [1, '#ff9f6e', 0],
    ],
    { scaleX: 0.8 },
  );
  const mirrored = `matrix(1 0 0 -.72 0 ${num(WATERLINE * 1.72)})`;
  const underShores = draw`M-20 ${WATERLINE}H884L860 ${WATERLINE + 16}H-20z
    M1056 ${WATERLINE}H1640V${WATERLINE + 18}H1080z`;
  return [
    band(WATERLINE, HEIGHT, surface),
    band(WATERLINE, HEIGHT, sheen),
    group(
      `${onWater} ${fading}`,
      group(rippled, `<use href="#is-skyline" transform="${mirrored}" opacity=".72"/>`),
    ),
    path(
      underShores,
      scene.verticalGradient(WATERLINE, WATERLINE + 18, [
        [0, '#33204e', 0.85],
        [1, '#33204e', 0],
      ]),
    ),
    ...glitter(),
  ];
}
scene.layer('water', water());

// ── Maiden's Tower and ferry ────────────────────────────────────────────────────────────────────

const TOWER_FOOT = 742;
const tower = maidensTower(scene, 1378, TOWER_FOOT);
const towerMirrored = `matrix(1 0 0 -.6 0 ${num((TOWER_FOOT + 2) * 1.6)})`;
scene.layer('maidens-tower', [
  tower,
  group(`${rippled} opacity=".5"`, group(`transform="${towerMirrored}"`, tower)),
]);

const boat = ferry(scene);
const rippledWake = scene.filter(
  'ferry-ripples',
  rippleFilter({
    area: { x: -200, y: 0, width: 420, height: 120 },
    frequency: [0.01, 0.12],
    seed: 9,
    scale: 22,
  }),
);
/** As one thing: what is translucent on the ferry is solid in its reflection. */
const boatMirrored = group(
  'transform="matrix(1 0 0 -.62 0 9)"',
  boat.replace(/opacity="[^"]*"/g, ''),
);
scene.layer(
  'ferry',
  group(
    'transform="translate(640 806) scale(1.12)"',
    group(`class="ferry-reflection" ${rippledWake} opacity=".42"`, boatMirrored),
    smoke(),
    boat,
    wake(),
  ),
);

// ── Gulls ───────────────────────────────────────────────────────────────────────────────────────

scene.layer('gulls', gulls(scene));

// ── Night along the bottom, sunlight over everything ────────────────────────────────────────────

scene.layer(
  'vignette',
  veil(scene, 820, HEIGHT, [
    [0, '#171a42', 0],
    [1, '#171a42', 0.6],
  ]),
);
scene.layer(
  'light',
  sunlight(scene, SUN, 520, [
    [0, '#ffdc98', 0.34],
    [0.4, '#ff9f6e', 0.1],
    [1, '#ff9f6e', 0],
  ]),
);

// ── What moves ──────────────────────────────────────────────────────────────────────────────────

// Reflection, smoke (the second) and the far wake (the last three) are left behind.
scene.hoverAnimation = {
  part: '#is-ferry > g > :nth-child(n + 3):not(:nth-last-child(-n + 3))',
  by: [40, 0],
  seconds: 3.2,
};
