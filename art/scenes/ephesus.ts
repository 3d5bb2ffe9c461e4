/**
 * Ephesus: the Library of Celsus with the sun low on its left, the Gate of Mazeus beside it; broken
 * columns, a fallen capital and poppies in front.
 */

import { bird, blade, figure, poppy } from '../kit/motifs.ts';
import {
  bell,
  fractalNoise,
  lerp,
  type Line,
  type Random,
  random,
  smoothstep,
} from '../kit/numbers.ts';
import {
  draw,
  fillDown,
  HEIGHT,
  mound,
  num,
  type Point,
  points,
  polygon,
  ridge,
  smoothPath,
} from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, ellipse, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight, veil } from '../kit/sky.ts';
import { fallenCapital } from './ephesus/capital.ts';
import { celsus } from './ephesus/celsus.ts';
import { gate } from './ephesus/gate.ts';
import { fallenDrum, shaft } from './ephesus/ruins.ts';

export const scene = new Scene('ep-', { keeps: { wide: [50, 50] } });

const SUN: Point = [488, 446];
const GROUND = 802;

const TRUNK = '#3b2a45';

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

const evening = scene.verticalGradient(0, 620, [
  [0, '#1f4a6e'],
  [0.22, '#4f7e97'],
  [0.44, '#a9b4ae'],
  [0.62, '#efc6a0'],
  [0.8, '#f9a981'],
  [1, '#fbcf98'],
]);
const glow = scene.radialGradient(...SUN, 640, [
  [0, '#fff3c6', 0.95],
  [0.2, '#ffdfa0', 0.7],
  [0.5, '#fcbf98', 0.13],
  [1, '#fcbf98', 0],
]);
scene.layer('sky', [band(0, 760, evening), band(0, 800, glow)]);

scene.layer(
  'clouds',
  lensClouds({ seed: 28, high: '#b3b9b8', low: '#ffe0b0', top: 110, bottom: 350 }, [
    [1240, 120, 660, 36, 0.45],
    [1500, 168, 420, 22, 0.45],
    [250, 140, 520, 26, 0.4],
    [520, 206, 420, 20, 0.5],
    [1290, 250, 460, 20, 0.55],
    [140, 286, 420, 18, 0.6],
    [1180, 352, 300, 12, 0.65],
    [1450, 384, 360, 14, 0.7],
    [210, 392, 260, 9, 0.8],
  ]),
);

scene.layer('sun', [
  halo(scene, SUN, 160, [
    [0, '#fff8de', 0.95],
    [0.4, '#ffeebb', 0.5],
    [1, '#ffd798', 0],
  ]),
  circle(...SUN, 58, '#fffae8'),
]);

// ── Hills ───────────────────────────────────────────────────────────────────────────────────────

/** A summit of a range: where it is, how high and how broad. */
interface Summit {
  x: number;
  height: number;
  breadth: number;
}

interface Range {
  seed: number;
  foot: number;
  height: number;
  length: number;
  summits: readonly Summit[];
}

function hills({ seed, foot, height, length, summits }: Range): Line {
  const rough = fractalNoise(seed, 5);
  return (x) => {
    const rise = summits.reduce(
      (sum, summit) => sum + summit.height * bell(x, summit.x, summit.breadth),
      0,
    );
    return foot - height * (0.5 + 0.5 * rough(x / length)) - rise;
  };
}

const farHills = hills({
  seed: 11,
  foot: 560,
  height: 70,
  length: 240,
  summits: [{ x: 1330, height: 90, breadth: 330 }],
});
const middleHills = hills({
  seed: 14,
  foot: 620,
  height: 70,
  length: 230,
  summits: [
    { x: 1500, height: 110, breadth: 330 },
    { x: 60, height: 60, breadth: 260 },
  ],
});
const nearHills = hills({
  seed: 17,
  foot: 694,
  height: 60,
  length: 260,
  summits: [
    { x: 1560, height: 110, breadth: 260 },
    { x: 40, height: 96, breadth: 220 },
  ],
});

scene.layer(
  'hills-1',
  path(
    fillDown(ridge(farHills, { step: 12 }), 800),
    scene.verticalGradient(400, 640, [
      [0, '#b78f9d'],
      [1, '#fac79a'],
    ]),
  ),
);
scene.layer(
  'hills-2',
  path(
    fillDown(ridge(middleHills, { step: 12 }), 800),
    scene.verticalGradient(470, 700, [
      [0, '#93697f'],
      [0.6, '#d3958b'],
      [1, '#f7bb90'],
    ]),
  ),
);

/** Bushes on the near hills, and the light on them. */
function bushes(): string[] {
  const next = random(3);
  let round = '';
  let lit = '';
  for (let i = 0; i < 170; i++) {
    const x = next() * 1640 - 20;
    const y = nearHills(x) + 6 + next() * 60;
    const s = 6 + next() * 12;
    for (const [out, size] of [
      [-0.75, 0.6],
      [0, 0.95],
      [0.7, 0.68],
    ] as const) {
      const [at, r] = [x + out * s, s * size];
      round += mound(at, y, r, r * 0.8);
      lit += draw`M${at - r * 0.95} ${y - r * 0.1}
        a${r} ${r * 0.8} 0 0 1 ${r * 0.8} ${-r * 0.68}
        q${-r * 0.5} ${r * 0.2} ${-r * 0.8} ${r * 0.68}z`;
    }
  }
  return [path(round, '#5d5470'), path(lit, '#e59a80', 'opacity=".6"')];
}
scene.layer('hills-3', [
  path(
    fillDown(ridge(nearHills, { step: 12 }), 860),
    scene.verticalGradient(560, 800, [
      [0, '#6b5670'],
      [1, '#c98a86'],
    ]),
  ),
  ...bushes(),
]);

scene.layer(
  'haze',
  veil(scene, 560, 800, [
    [0, '#ffd9a4', 0],
    [0.7, '#ffd3a0', 0.6],
    [1, '#ffd3a0', 0],
  ]),
);

// ── Cypresses and an umbrella pine ──────────────────────────────────────────────────────────────

function cypress(x: number, foot: number, height: number, next: Random): string {
  const steps = 9;
  const width = height * 0.1;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const w = width * Math.sin(Math.PI * t ** 0.62) ** 0.8;
    const y = foot - height * t;
    left.push([x - w * (1 + (next() - 0.5) * 0.28), y]);
    right.unshift([x + w * (1 + (next() - 0.5) * 0.28), y]);
  }
  const sunny = left.slice(1, 9);
  const middle = sunny.toReversed().map(([edge, y]): Point => [lerp(edge, x, 0.5), y]);
  const green = scene.verticalGradient(foot - height, foot, [
    [0, '#2d3f58'],
    [1, '#46405f'],
  ]);
  return (
    path(smoothPath([...left, ...right], { close: true }), green) +
    path(smoothPath([...sunny, ...middle], { close: true }), '#c98a78', 'opacity=".42"')
  );
}

/** An umbrella pine: a bending trunk with two branches, six flat clumps of needles. */
function umbrellaPine(x: number, foot: number, scale: number, next: Random): string {
  const s = scale;
  const trunk = draw`M${x - 6 * s} ${foot}
    C${x - 2 * s} ${foot - 70 * s} ${x + 8 * s} ${foot - 120 * s} ${x - 2 * s} ${foot - 190 * s}
    L${x + 6 * s} ${foot - 190 * s}
    C${x + 16 * s} ${foot - 120 * s} ${x + 8 * s} ${foot - 60 * s} ${x + 8 * s} ${foot}z`;
  const branches = draw`M${x + 6 * s} ${foot - 130 * s}
    Q${x + 30 * s} ${foot - 160 * s} ${x + 50 * s} ${foot - 196 * s}
    M${x + 3 * s} ${foot - 140 * s}
    Q${x - 24 * s} ${foot - 166 * s} ${x - 50 * s} ${foot - 200 * s}`;
  const needles = scene.linearGradient(
    [
      [0, '#26304c'],
      [0.45, '#3a465a'],
      [0.8, '#6f6068'],
      [1, '#d98f70'],
    ],
    { x1: 0.25, y1: 1, x2: 0.8, y2: 0 },
  );
  const clump = (right: number, up: number, width: number, height: number): string => {
    const outline: Point[] = [];
    for (let i = 0; i < 14; i++) {
      const angle = (i / 14) * 6.283;
      const rough = 1 + (next() - 0.5) * 0.16;
      const flat = Math.sin(angle) > 0 ? 0.55 : 1;
      outline.push([
        x + right * s + Math.cos(angle) * width * s * rough,
        foot - up * s + Math.sin(angle) * height * s * rough * flat,
      ]);
    }
    return path(smoothPath(outline, { close: true }), needles);
  };
  return [
    path(trunk, TRUNK),
    stroke(branches, TRUNK, num(5 * s)),
    clump(-70, 204, 54, 26),
    clump(66, 200, 58, 26),
    clump(-8, 214, 74, 34),
    clump(-44, 226, 50, 26),
    clump(34, 228, 56, 28),
    clump(-6, 246, 46, 20),
  ].join('');
}

function trees(): string[] {
  const next = random(8);
  const cypresses = points('276,190 314,256 348,176 1420,290 1456,360 1496,260 1540,310 1584,210');
  return [
    ...cypresses.map(([x, height]) => cypress(x, 834, height + 30, next)),
    umbrellaPine(150, 806, 1.5, next),
  ];
}
scene.layer('trees', trees());

// ── The library and the gate ────────────────────────────────────────────────────────────────────

// Both are drawn larger than they stand in the picture. The gate is behind, and painted after.
const facade = celsus(scene);
scene.layer('gate', group('transform="matrix(.94 0 0 .94 106 48.1)"', ...gate(scene)));
scene.layer('celsus', group('transform="matrix(.9 0 0 .9 136 80.2)"', ...facade));

// ── The square ──────────────────────────────────────────────────────────────────────────────────

/** Joints between the slabs: lines to a vanishing point, rows closer together with distance. */
function slabJoints(): string {
  let data = '';
  for (let i = -16; i <= 16; i++)
    data += draw`M${856 + i * 52} ${GROUND}L${856 + i * 170} ${HEIGHT}`;
  let step = 7;
  for (let y = GROUND + 4; y < HEIGHT; y += step) {
    data += draw`M0 ${y}H1600`;
    step *= 1.32;
  }
  return data;
}

function polishedSlabs(): string {
  const next = random(5);
  let data = '';
  for (let k = 0; k < 60; k++) {
    const near = next();
    const x = 420 + next() * 760 + (next() - 0.5) * 300 * near;
    const y = GROUND + 6 + near * 180;
    const w = 12 + 50 * near;
    data += draw`M${x} ${y}h${w}l${(x - 800) * 0.02} ${3 + 7 * near}h${-w}z`;
  }
  return data;
}

/** The point of the horizon below the sun: all shadows on the ground spread from it. */
const BELOW_SUN: Point = [SUN[0], 715];

/** Somebody in the shade of the library. */
const visitor = (x: number, y: number, scale: number, coat: string): string =>
  ellipse(x + 1, y, 6 * scale, 1.2 * scale, '#4a2c58', 'opacity=".4"') +
  group(
    `transform="translate(${x} ${y}) scale(${scale})"`,
    figure({ legs: TRUNK, coat, head: TRUNK }),
  );

/** Somebody in the sun, with a long shadow. */
function visitorInSun(x: number, y: number, scale: number, coat: string): string {
  const drop = 62 * scale;
  const lean = ((x - BELOW_SUN[0]) / (y - BELOW_SUN[1])) * drop;
  const shadow = draw`M${x - 3 * scale} ${y}l${lean - 3} ${drop}h${6 * scale + 4}
    L${x + 3 * scale} ${y}z`;
  return path(shadow, '#4a2c58', 'opacity=".38"') + visitor(x, y, scale, coat);
}

const paving = scene.verticalGradient(GROUND, HEIGHT, [
  [0, '#f6c79c'],
  [0.25, '#e09a88'],
  [0.6, '#9c5c77'],
  [1, '#4a2c58'],
]);
const sides = scene.horizontalGradient(0, 1600, [
  [0, '#3d2450', 0.42],
  [0.24, '#3d2450', 0],
  [0.7, '#3d2450', 0.02],
  [1, '#3d2450', 0.45],
]);
/** Where a shadow that begins at x on the line of the façade comes to at y. */
const shadowAt = (x: number, y: number): Point => [
  BELOW_SUN[0] + ((x - BELOW_SUN[0]) * (y - BELOW_SUN[1])) / (GROUND - BELOW_SUN[1]),
  y,
];

/** What the library, its bases and the gate throw over the square, fading as it spreads. */
const shadowOf = (left: number, right: number, bottom: number): string =>
  polygon([[left, GROUND], [right, GROUND], shadowAt(right, bottom), shadowAt(left, bottom)]);
const groundShadows = [
  shadowOf(556, 1036, HEIGHT + 20),
  shadowOf(516, 556, 930),
  shadowOf(1036, 1144, 930),
  shadowOf(1220, 1400, 900),
];
scene.layer('plaza', [
  band(GROUND - 2, HEIGHT, paving),
  stroke(slabJoints(), '#6f3f66', 1.3, 'opacity=".3"'),
  path(polishedSlabs(), '#ffe0b2', 'opacity=".13"'),
  path(
    groundShadows.join(''),
    scene.verticalGradient(GROUND, HEIGHT, [
      [0, '#5a345c', 0.5],
      [0.3, '#5a345c', 0.26],
      [1, '#5a345c', 0.04],
    ]),
  ),
  scene.stipple(band(GROUND, HEIGHT, sides)),
  visitor(762, 838, 1.35, '#c94f3d'),
  visitor(773, 840, 1.3, '#fbe6c4'),
  visitor(946, 824, 1.15, '#2c6f7c'),
  visitorInSun(466, 842, 1.35, '#f3d9a4'),
  visitorInSun(482, 845, 1.4, '#2c6f7c'),
]);

// ── Ruins, grass and poppies in front ───────────────────────────────────────────────────────────

const bankNoise = fractalNoise(7, 3);
const bank = (x: number): number =>
  962 +
  bankNoise(x / 120) * 10 +
  smoothstep(330, 640, x) * 46 -
  smoothstep(1000, 1300, x) * 34 -
  smoothstep(1180, 1400, x) * 26;

function grassAndPoppies(): string[] {
  const next = random(71);
  let grass = '';
  let petals = '';
  let light = '';
  for (let i = 0; i < 230; i++) {
    const x = next() < 0.5 ? next() * 520 : 1120 + next() * 480;
    const height = 14 + next() * 44;
    const bend = (next() - 0.4) * 18;
    const foot = bank(x) + 6;
    grass += blade({ x, foot, width: 1.2, height, bend });
    if (next() >= 0.2) continue;
    const flower = poppy(x + bend, foot - height, 4 + next() * 4.5);
    petals += flower.petals;
    light += flower.light;
  }
  return [path(grass, '#33204a'), path(petals, '#d9452f'), path(light, '#ff8f5a')];
}

const earth = scene.verticalGradient(820, 1000, [
  [0, '#4d2d55'],
  [1, '#2a1a3c'],
]);
scene.layer('foreground', [
  shaft(scene, {
    x: 1548,
    foot: 1010,
    width: 136,
    height: 388,
    seed: 41,
    slope: 0.3,
    rough: 0.6,
    joint: 0.48,
  }),
  shaft(scene, {
    x: 44,
    foot: 1010,
    width: 150,
    height: 262,
    seed: 47,
    slope: -0.2,
    rough: 0.6,
    joint: 0.42,
  }),
  shaft(scene, {
    x: 196,
    foot: 1010,
    width: 112,
    height: 128,
    seed: 53,
    slope: 0.34,
    rough: 0.4,
  }),
  fallenCapital(scene, { x: 1366, y: 952, scale: 1.06, turn: -7 }),
  fallenDrum(scene, { x: 322, y: 946, radius: 50, length: 118, turn: -7 }),
  path(fillDown(ridge(bank, { step: 20 })), earth),
  ...grassAndPoppies(),
]);

// ── Swallows ────────────────────────────────────────────────────────────────────────────────────

const SWALLOW =
  'M-1-.3C-.6-.34-.25-.2-.06 0L.1 0C.3-.26.65-.5 1.05-.5' +
  'C.7-.36.4-.06.22.16L.34.5L.1.26L-.1.5L-.04.18C-.3 0-.6-.2-1-.3z';
const swallow = (x: number, y: number, scale: number, turn: number): string =>
  bird(SWALLOW, '#33304f', { x, y, scale, turn });
scene.layer('birds', [
  swallow(700, 250, 16, -8),
  swallow(760, 218, 11, 10),
  swallow(656, 290, 9, -4),
  swallow(1030, 236, 13, 6),
  swallow(1084, 266, 9, -10),
  swallow(960, 196, 8, 0),
]);

// ── Sunlight over everything ────────────────────────────────────────────────────────────────────

scene.layer(
  'light',
  sunlight(scene, SUN, 640, [
    [0, '#ffe0a0', 0.45],
    [0.4, '#ffb98a', 0.14],
    [1, '#ffb98a', 0],
  ]),
);

// ── What moves ──────────────────────────────────────────────────────────────────────────────────

scene.hoverAnimation = { part: '#ep-birds', by: [64, -34], scale: 1.08, seconds: 3 };
