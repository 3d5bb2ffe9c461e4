/**
 * Cappadocia: balloons over the rose valleys at sunrise. Erciyes and the castle rock of Uçhisar in
 * the haze, fairy chimneys on both sides, their lit flanks towards the sun between them.
 */

import { mix } from '../kit/colour.ts';
import {
  clamp,
  fractalNoise,
  item,
  lerp,
  type Random,
  random,
  smoothstep,
} from '../kit/numbers.ts';
import { fillDown, HEIGHT, type Point, points, ridge, smoothPath } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { halo, sunlight, veil } from '../kit/sky.ts';
import { balloon } from '../kit/balloon.ts';
import { chimney } from './cappadocia/chimney.ts';
import { longClouds } from './cappadocia/clouds.ts';
import { erciyes, mesa, uchisar } from './cappadocia/horizon.ts';
import { leftCones, rightCones } from './cappadocia/near-cones.ts';
import { pleats } from './cappadocia/pleats.ts';

export const scene = new Scene('cp-', { keeps: { wide: [50, 42] } });

const SUN: Point = [1010, 498];

const INK = '#2a1c3f';
const SHADOW = '#3a2148';
const TERRACOTTA = '#cf4f3a';
const CREAM = '#fbe6c4';
const TEAL = '#1f7a84';
const MUSTARD = '#eda84a';
const NAVY = '#2c3f73';
const PINK = '#e58d80';

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

const dawn = scene.verticalGradient(0, 640, [
  [0, '#27456b'],
  [0.24, '#53699a'],
  [0.48, '#a98bab'],
  [0.68, '#e7a095'],
  [0.85, '#f8c493'],
  [1, '#fde6b6'],
]);
const glow = scene.radialGradient(...SUN, 760, [
  [0, '#fff0c4', 0.95],
  [0.18, '#ffdca0', 0.7],
  [0.45, '#fbb58a', 0.2],
  [1, '#f39a8a', 0],
]);
scene.layer('sky', [
  band(0, HEIGHT, dawn),
  band(0, HEIGHT, glow),
  veil(scene, 0, 300, [
    [0, '#1a3154', 0.55],
    [1, '#1c3558', 0],
  ]),
]);

scene.layer('clouds', longClouds());

scene.layer('sun', [
  halo(scene, SUN, 150, [
    [0, '#fff6d8', 0.9],
    [0.42, '#ffeebf', 0.55],
    [1, '#ffd9a0', 0],
  ]),
  circle(...SUN, 58, '#fff8e2'),
]);

// ── Far balloons ────────────────────────────────────────────────────────────────────────────────

const FAR_CLOTHS = [
  [TERRACOTTA, CREAM],
  [TEAL, CREAM],
  [MUSTARD, TERRACOTTA],
  [NAVY, PINK],
  [PINK, CREAM],
];

/** The smaller a balloon, the deeper it is in the haze; the haze changes colour with height. */
function farBalloons(): string[] {
  const next = random(41);
  const places = [
    { x: 180, y: 455, radius: 15 },
    { x: 262, y: 500, radius: 9 },
    { x: 312, y: 446, radius: 12 },
    { x: 556, y: 508, radius: 11 },
    { x: 640, y: 532, radius: 7 },
    { x: 742, y: 486, radius: 10 },
    { x: 836, y: 540, radius: 6 },
    { x: 898, y: 432, radius: 15 },
    { x: 1102, y: 420, radius: 11 },
    { x: 1136, y: 462, radius: 8 },
    { x: 1216, y: 520, radius: 6 },
    { x: 1330, y: 498, radius: 13 },
    { x: 1420, y: 465, radius: 10 },
    { x: 1522, y: 520, radius: 8 },
    { x: 60, y: 520, radius: 8 },
    { x: 468, y: 545, radius: 6 },
  ];
  return places.map(({ x, y, radius }, i) =>
    balloon(scene, {
      id: `bf${i}`,
      x,
      y,
      radius,
      cloth: item(FAR_CLOTHS, i % FAR_CLOTHS.length),
      haze: lerp(0.5, 0.72, 1 - (radius - 6) / 9),
      hazeColour: mix('#f4b694', '#e8a39a', clamp(1 - (y - 400) / 140)),
      detail: 'far',
      gores: 10,
      turn: next(),
    }),
  );
}
scene.layer('balloons-far', farBalloons());

// ── Erciyes and the far mesas ───────────────────────────────────────────────────────────────────

scene.layer('erciyes', erciyes(scene));

const mesaFar = scene.verticalGradient(540, 680, [
  [0, '#d39a9c'],
  [1, '#fbd0a4'],
]);
const mesaNear = scene.verticalGradient(575, 740, [
  [0, '#c07f8b'],
  [0.5, '#eeb193'],
  [1, '#fbd3a6'],
]);
scene.layer('mesa-1', path(mesa(21, 606, 260), mesaFar));
scene.layer('mesa-2', path(mesa(33, 640, 210), mesaNear));

// ── Uçhisar: the castle rock, its village, chimneys to the left ─────────────────────────────────

scene.layer('uchisar', uchisar(scene));

scene.layer(
  'mist-1',
  veil(scene, 600, 820, [
    [0, '#fde0b0', 0],
    [0.55, '#fde0b0', 0.75],
    [1, '#fde0b0', 0],
  ]),
);

// ── Rose valley ─────────────────────────────────────────────────────────────────────────────────

const roseHills = fractalNoise(91, 3);
scene.layer(
  'valley-1',
  pleats({
    seed: 501,
    edge: (x) => 716 + roseHills(x / 260) * 40 + smoothstep(500, 0, x) * -40,
    spacing: [26, 74],
    height: 46,
    length: 130,
    lit: scene.verticalGradient(640, 860, [
      [0, '#fcc795'],
      [1, '#f3a888', 0],
    ]),
    body: scene.verticalGradient(640, 880, [
      [0, '#b06476'],
      [0.6, '#dc9184'],
      [1, '#f3b890'],
    ]),
  }),
);

scene.layer('balloons-low', [
  balloon(scene, {
    id: 'b-low1',
    x: 835,
    y: 612,
    radius: 34,
    cloth: [TERRACOTTA, CREAM],
    haze: 0.16,
    hazeColour: '#f0a890',
    detail: 'middle',
    gores: 14,
  }),
  balloon(scene, {
    id: 'b-low2',
    x: 292,
    y: 588,
    radius: 26,
    cloth: [TEAL, MUSTARD],
    haze: 0.25,
    hazeColour: '#eaa890',
    detail: 'middle',
    gores: 14,
  }),
]);

// ── A field of chimneys ─────────────────────────────────────────────────────────────────────────

function chimneyField(): string[] {
  const next = random(63);
  const hills = fractalNoise(95, 3);
  const ground = (x: number): number => 790 + hills(x / 240) * 26;
  const places: { x: number; y: number; height: number; width: number; seed: number }[] = [];
  for (let i = 0; i < 44; i++) {
    const x = next() * 1640 - 20;
    const big = next();
    // A gap on the left. The two draws are not used, but all the chimneys after depend on them.
    if (x > 312 && x < 372) {
      next();
      next();
      continue;
    }
    const y = ground(x) + next() * 40;
    places.push({ x, y, height: 44 + big * big * 120, width: 38 + big * 46, seed: 700 + i });
  }

  const earth = scene.verticalGradient(760, 920, [
    [0, '#b4647a'],
    [1, '#e39b86'],
  ]);
  const farthestFirst = places.toSorted((a, b) => a.y - b.y);
  const chimneys = farthestFirst.map(({ x, y, height, width, seed }) => {
    const near = clamp((y - 760) / 80);
    const capped = next() < 0.62;
    const body = scene.verticalGradient(y - 120, y + 20, [
      [0, mix('#8a4763', '#7a3c5c', near)],
      [1, mix('#d88c80', '#b8697a', near)],
    ]);
    const lit = scene.verticalGradient(y - 120, y + 20, [
      [0, mix('#fbbf8c', '#f7a878', near)],
      [1, mix('#f0ab8a', '#dd8c7c', near)],
    ]);
    const colours = { body, lit, cap: '#5a2f52', capLit: '#c9746c' };
    return chimney({ x, foot: y + 12, height, width, seed, capped, ...colours, rough: true });
  });
  return [path(fillDown(ridge((x) => ground(x) - 10, { step: 24 })), earth), ...chimneys];
}
scene.layer('chimney-field', chimneyField());

scene.layer(
  'mist-2',
  veil(scene, 740, 920, [
    [0, '#f9c39a', 0],
    [0.6, '#f9c39a', 0.55],
    [1, '#f9c39a', 0],
  ]),
);

// ── The nearer balloons ─────────────────────────────────────────────────────────────────────────

scene.layer('balloons-mid', [
  balloon(scene, {
    // beside Erciyes, whose summit stays free
    id: 'b-m1',
    x: 346,
    y: 322,
    radius: 44,
    cloth: [MUSTARD, MUSTARD, NAVY],
    haze: 0.2,
    hazeColour: '#d9a0a0',
    detail: 'middle',
  }),
  balloon(scene, {
    id: 'b-m2',
    x: 1264,
    y: 350,
    radius: 50,
    cloth: [CREAM, TEAL],
    haze: 0.14,
    hazeColour: '#e6aa9c',
    detail: 'middle',
    rings: [{ from: 0.42, to: 0.56, colour: TERRACOTTA }],
  }),
  balloon(scene, {
    id: 'b-m3',
    x: 878,
    y: 322,
    radius: 27,
    cloth: [PINK, NAVY],
    haze: 0.32,
    hazeColour: '#e0a8a4',
    detail: 'middle',
    gores: 14,
  }),
  balloon(scene, {
    id: 'b-m4',
    x: 158,
    y: 300,
    radius: 58,
    cloth: [TERRACOTTA, PINK],
    haze: 0.16,
    hazeColour: '#b898b0',
    detail: 'middle',
    rings: [
      { from: 0.4, to: 0.5, colour: CREAM },
      { from: 0.54, to: 0.58, colour: CREAM },
    ],
  }),
  balloon(scene, {
    id: 'b-m5',
    x: 1478,
    y: 262,
    radius: 66,
    cloth: [NAVY, CREAM, TERRACOTTA, CREAM],
    haze: 0.12,
    hazeColour: '#b898b0',
    detail: 'middle',
  }),
  balloon(scene, {
    id: 'b-m6',
    x: 1068,
    y: 228,
    radius: 36,
    cloth: [MUSTARD, TERRACOTTA],
    haze: 0.25,
    hazeColour: '#c49cb0',
    detail: 'middle',
    gores: 14,
  }),
]);

scene.layer(
  'balloon-hero',
  balloon(scene, {
    id: 'b-hero',
    x: 672,
    y: 306,
    radius: 116,
    cloth: [TERRACOTTA, CREAM],
    detail: 'near',
    rings: [
      { from: 0.36, to: 0.62, colour: NAVY },
      { from: 0.4, to: 0.58, colour: MUSTARD, diamonds: true },
      { from: 0.04, to: 0.09, colour: NAVY },
      { from: 0.8, to: 0.84, colour: NAVY },
    ],
    gores: 20,
    turn: 0.08,
    glow: 0.75,
  }),
);

// ── The near valley ─────────────────────────────────────────────────────────────────────────────

function nearValley(): string[] {
  const next = random(171);
  const hills = fractalNoise(172, 3);
  const ground = (x: number): number => 838 + hills(x / 210) * 22 - smoothstep(760, 1180, x) * 20;
  const earth = path(
    fillDown(ridge(ground, { step: 24 })),
    scene.verticalGradient(800, 940, [
      [0, '#a3576e'],
      [0.5, '#8a4562'],
      [1, '#6d345a'],
    ]),
  );
  const folds = pleats({
    seed: 601,
    edge: (x) => ground(x) + 14,
    spacing: [30, 80],
    height: 34,
    length: 70,
    lit: scene.verticalGradient(800, 900, [
      [0, '#f6a27c'],
      [1, '#b9616c', 0],
    ]),
    body: scene.verticalGradient(800, 930, [
      [0, '#9c5069'],
      [1, '#743a5d'],
    ]),
  });
  const shrubs: string[] = [];
  for (let i = 0; i < 60; i++) {
    const x = next() * 1600;
    const y = ground(x) + 24 + next() * 50;
    const r = 3 + next() * 6;
    shrubs.push(ellipse(x, y, r, r * 0.7, '#5c2d52'));
  }
  return [earth, ...folds, ...shrubs];
}
scene.layer('valley-2', nearValley());

// ── The near chimneys ───────────────────────────────────────────────────────────────────────────

function nearGround(): string[] {
  const hills = fractalNoise(120, 3);
  const ground = (x: number): number =>
    892 + hills(x / 230) * 20 + smoothstep(380, 900, x) * 46 - smoothstep(980, 1560, x) * 70;
  const earth = scene.verticalGradient(800, 1000, [
    [0, '#a14f64'],
    [0.5, '#6d345a'],
    [1, '#4a264c'],
  ]);
  const light = scene.horizontalGradient(0, 1600, [
    [0, SHADOW, 0.9],
    [0.35, SHADOW, 0.2],
    [0.55, '#f2a477', 0.22],
    [0.75, '#f2a477', 0.12],
    [1, SHADOW, 0.5],
  ]);
  return [
    path(fillDown(ridge(ground, { step: 24 })), earth),
    scene.stipple(path(fillDown(ridge((x) => ground(x) + 2, { step: 24 })), light)),
  ];
}
scene.layer('chimneys-near', [...nearGround(), ...rightCones(scene), ...leftCones(scene)]);

// ── Poplars against the light ───────────────────────────────────────────────────────────────────

function poplar(x: number, foot: number, height: number, next: Random): string {
  const steps = 8;
  const side = (sign: number, t: number): Point => {
    const bulge = height * 0.085 * Math.sin(Math.PI * t ** 0.7) * (1 + (next() - 0.5) * 0.3);
    return [x + sign * bulge + sign * 0.5, foot - height * 0.08 - height * 0.92 * t];
  };
  const left: Point[] = [];
  for (let i = 0; i <= steps; i++) left.push(side(-1, i / steps));
  const right: Point[] = [];
  for (let i = steps; i >= 0; i--) right.push(side(1, i / steps));
  const sunny = right.slice(1, 8);
  const middle = sunny.toReversed().map(([edge, y]): Point => [lerp(edge, x, 0.55), y]);
  return [
    path(smoothPath([...left, ...right], { close: true }), INK),
    path(smoothPath([...sunny, ...middle], { close: true }), '#c8685f', 'opacity=".6"'),
    rect(x - 1.2, foot - height * 0.1, 2.4, height * 0.12, INK),
  ].join('');
}

function foreground(): string[] {
  const next = random(140);
  const hills = fractalNoise(131, 3);
  const ground = (x: number): number =>
    948 + hills(x / 200) * 14 + smoothstep(300, 820, x) * 26 - smoothstep(900, 1600, x) * 40;
  const earth = scene.verticalGradient(900, 1000, [
    [0, '#432448'],
    [1, '#2a1a3c'],
  ]);
  const edge = smoothPath(ridge((x) => ground(x) + 1, { step: 24 }));
  const poplars = points('596,120 620,150 641,110 664,136 1086,128 1108,96 1128,140 1012,82').map(
    ([x, height]) => poplar(x, ground(x) + 8, height, next),
  );
  const shrubs: string[] = [];
  for (let i = 0; i < 70; i++) {
    const x = next() * 1600;
    const r = 5 + next() * 13;
    shrubs.push(ellipse(x, ground(x) + 3, r, r * 0.55, '#2b1b3d'));
  }
  return [
    path(fillDown(ridge(ground, { step: 24 })), earth),
    stroke(edge, '#e98d6c', 2.4, 'opacity=".55"'),
    ...poplars,
    ...shrubs,
  ];
}
scene.layer('foreground', foreground());

// ── Sunlight over everything ────────────────────────────────────────────────────────────────────

scene.layer(
  'light',
  sunlight(scene, SUN, 620, [
    [0, '#ffe2a8', 0.42],
    [0.4, '#ffb98a', 0.16],
    [1, '#ffb98a', 0],
  ]),
);

// ── What moves ──────────────────────────────────────────────────────────────────────────────────

scene.hoverAnimation = { part: '#cp-balloon-hero', by: [8, -52], seconds: 3.2 };
