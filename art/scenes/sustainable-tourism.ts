/**
 * Sustainable tourism: a loggerhead turtle (Caretta caretta) comes up a moonlit beach. Behind her
 * an old olive hill in dry-stone terraces with one small house and its solar panel, wind turbines
 * on the far ridge, sea daffodils in the dunes.
 */

import { mix } from '../kit/colour.ts';
import { clamp, fractalNoise, noise, random, smoothstep } from '../kit/numbers.ts';
import {
  draw,
  fillDown,
  HEIGHT,
  type Point,
  polygon,
  ridge,
  setPrecision,
  smoothPath,
  WIDTH,
} from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { circle, group, path, rect } from '../kit/shapes.ts';
import { beach, dune, duneGrass, turtleTracks } from './sustainable-tourism/beach.ts';
import { foreground } from './sustainable-tourism/foreground.ts';
import { oliveHill } from './sustainable-tourism/olive-hill.ts';
import { dot, lens } from './sustainable-tourism/shapes.ts';
import { loggerhead } from './sustainable-tourism/turtle.ts';

export const scene = new Scene('st-');

const MOON: Point = [1004, 262];
const HORIZON = 520;

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

scene.layer('sky', 0, [
  rect(
    0,
    0,
    WIDTH,
    HORIZON + 30,
    scene.verticalGradient(0, HORIZON, [
      [0, '#141a48'],
      [0.25, '#2a3872'],
      [0.5, '#4f6394'],
      [0.74, '#8ba0a8'],
      [0.9, '#bccab5'],
      [1, '#dcdcba'],
    ]),
  ),
  rect(
    0,
    0,
    WIDTH,
    HORIZON + 30,
    scene.radialGradient(...MOON, 620, [
      [0, '#fdf6d8', 0.85],
      [0.16, '#e6e6cc', 0.5],
      [0.42, '#a9bdb4', 0.2],
      [1, '#a9bdb4', 0],
    ]),
  ),
]);

/** A large star: four points drawn in at the waist. */
function sparkle(x: number, y: number, size: number): string {
  const waist = size * 0.1;
  return draw`M${x} ${y - size}
    Q${x + waist} ${y - waist} ${x + size} ${y}
    Q${x + waist} ${y + waist} ${x} ${y + size}
    Q${x - waist} ${y + waist} ${x - size} ${y}
    Q${x - waist} ${y - waist} ${x} ${y - size}z`;
}

function stars(): string[] {
  const next = random(12);
  let faint = '';
  let bright = '';
  for (let i = 0; i < 330; i++) {
    const x = next() * 1600;
    const y = next() ** 1.5 * 430;
    // moonlight drowns the stars near it
    const fromMoon = Math.hypot(x - MOON[0], y - MOON[1]);
    if (fromMoon < 190 || next() < clamp(1 - (fromMoon - 190) / 240) * 0.7) continue;
    const r = 0.5 + next() * next() * 1.5;
    if (next() < 0.6) faint += dot(x, y, r);
    else bright += dot(x, y, r * 1.1);
  }

  let milkyWay = '';
  for (let i = 0; i < 260; i++) {
    const t = next();
    const y = 360 - t * 420 + (next() + next() + next() - 1.5) * 70;
    if (y >= 0) milkyWay += dot(-40 + t * 760, y, 0.4 + next() * 0.7);
  }

  const sparkles = [
    sparkle(180, 92, 9),
    sparkle(486, 150, 11),
    sparkle(640, 66, 7),
    sparkle(330, 238, 6),
    sparkle(1288, 92, 9),
    sparkle(1456, 196, 11),
    sparkle(1196, 52, 6),
    sparkle(1560, 70, 7),
    sparkle(760, 196, 6),
    sparkle(80, 300, 7),
  ];
  return [
    path(milkyWay, '#dfe6ee', 'opacity=".5"'),
    path(faint, '#e8ecf0', 'opacity=".7"'),
    path(bright, '#fff6dc', 'opacity=".95"'),
    path(sparkles.join(''), '#fff8e2'),
  ];
}
scene.layer('stars', 0.03, stars());

/** Lens clouds: humped above, shallow below, paler the nearer they are to the horizon. */
function lensClouds(): string[] {
  const next = random(28);
  const steps = 10;
  const cloud = (x: number, y: number, width: number, height: number, opacity: number): string => {
    const above: Point[] = [];
    const below: Point[] = [];
    const humps = noise((next() * 1e4) | 0);
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const rise = height * Math.sin(Math.PI * t) * (0.35 + 0.65 * Math.abs(humps(t * 5)));
      above.push([x - width / 2 + width * t, y - rise]);
    }
    for (let i = steps - 1; i > 0; i--) {
      const t = i / steps;
      below.push([x - width / 2 + width * t + 10, y + height * 0.3 * Math.sin(Math.PI * t)]);
    }
    const colour = mix('#5a6f9c', '#eae9cb', clamp((y - 120) / 230));
    return path(smoothPath([...above, ...below], { close: true }), colour, `opacity="${opacity}"`);
  };
  return [
    cloud(1330, 150, 560, 30, 0.4),
    cloud(420, 196, 520, 26, 0.35),
    cloud(1180, 330, 420, 16, 0.55),
    cloud(760, 352, 340, 12, 0.5),
    cloud(1440, 372, 420, 14, 0.6),
    cloud(300, 330, 420, 16, 0.4),
  ];
}
scene.layer('clouds', 0.05, lensClouds());

function lunarSeas(): string {
  const [x, y] = MOON;
  const seas = draw`
    M${x - 40} ${y - 34}q20-16 40-4q10 10-4 18q-24 10-36 0q-8-6 0-14z
    M${x + 10} ${y - 2}q22-10 38 6q8 20-10 26q-26 4-34-12q-4-12 6-20z
    M${x - 34} ${y + 24}q16-8 26 4q4 14-10 16q-18 0-20-10q-2-6 4-10z
    M${x + 24} ${y - 48}q12-4 18 6q0 10-10 10t-14-8q0-6 6-8z`;
  return path(seas, '#e9e3c6', 'opacity=".55"');
}
scene.layer('moon', 0.08, [
  circle(
    ...MOON,
    210,
    scene.radialGradient(...MOON, 210, [
      [0, '#fffbe6', 0.9],
      [0.42, '#f3efd2', 0.42],
      [1, '#d5ddc8', 0],
    ]),
  ),
  circle(...MOON, 84, '#fdf7e2'),
  lunarSeas(),
]);

// ── Far ridges and wind turbines ────────────────────────────────────────────────────────────────

const bell = (x: number, middle: number, spread: number): number =>
  Math.exp(-(((x - middle) / spread) ** 2));

const farRough = fractalNoise(11, 5, 0.5);
const farRidge = (x: number): number =>
  HORIZON -
  30 -
  46 * smoothstep(700, 1640, x) -
  30 * farRough(x / 130) -
  50 * bell(x, 1380, 200) -
  24 * bell(x, 480, 220);

scene.layer(
  'ridge-1',
  0.12,
  path(
    fillDown(ridge(farRidge, { step: 14 }), HORIZON + 30),
    scene.verticalGradient(390, HORIZON, [
      [0, '#8b9fae'],
      [1, '#d5d8bd'],
    ]),
  ),
);

const windyRough = fractalNoise(13, 5, 0.5);
const windyRidge = (x: number): number =>
  HORIZON +
  6 -
  smoothstep(600, 880, x) * 40 -
  58 * bell(x, 1180, 190) -
  60 * smoothstep(1240, 1600, x) -
  12 * windyRough(x / 80);

interface Turbine {
  tower: string;
  rotor: string;
}

/** A turbine on the ridge; `turn` is the angle of its first blade. */
function turbine(x: number, height: number, turn: number): Turbine {
  const foot = windyRidge(x) + 4;
  const hub = foot - height;
  const reach = height * 0.62;
  const width = height * 0.026;
  const tower = polygon([
    [x - height * 0.017, foot],
    [x - height * 0.008, hub],
    [x + height * 0.008, hub],
    [x + height * 0.017, foot],
  ]);
  const blades = [0, 1, 2].map((blade) => {
    const angle = turn + blade * 2.0944;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    return draw`M${x + sin * width * 0.5} ${hub - cos * width * 0.5}
      L${x + cos * reach * 0.22 + sin * width} ${hub + sin * reach * 0.22 - cos * width}
      L${x + cos * reach} ${hub + sin * reach}
      L${x - sin * width * 0.35} ${hub + cos * width * 0.35}z`;
  });
  return { tower, rotor: blades.join('') + dot(x, hub, height * 0.022) };
}

setPrecision(20);
const turbines = [
  turbine(880, 46, 0.3),
  turbine(940, 54, 1.1),
  turbine(1004, 60, 1.75),
  turbine(1072, 70, 0.6),
  turbine(1146, 80, 1.32),
  turbine(1228, 80, 0.1),
  turbine(1318, 90, 0.9),
  turbine(1416, 92, 1.72),
  turbine(1520, 104, 0.35),
];
setPrecision(10);

scene.layer('turbines', 0.16, [
  path(turbines.map(({ tower }) => tower).join(''), '#e9ebd4'),
  path(turbines.map(({ rotor }) => rotor).join(''), '#f6f4df'),
  path(
    fillDown(ridge(windyRidge, { from: 600, step: 12 }), HORIZON + 20),
    scene.verticalGradient(410, HORIZON, [
      [0, '#5f789a'],
      [0.55, '#8fa4a8'],
      [1, '#cfd5bb'],
    ]),
  ),
]);

const haze = scene.verticalGradient(440, 540, [
  [0, '#dfe0c2', 0],
  [0.75, '#dfe0c2', 0.55],
  [1, '#dfe0c2', 0],
]);
scene.layer('haze', 0.17, rect(0, 440, WIDTH, 100, haze));

// ── Sea, and the moon's road on it ──────────────────────────────────────────────────────────────

function sea(): string[] {
  const [x] = MOON;
  const water = rect(
    0,
    HORIZON,
    WIDTH,
    HEIGHT - HORIZON,
    scene.verticalGradient(HORIZON, 860, [
      [0, '#d5d9bd'],
      [0.06, '#a5b9b4'],
      [0.22, '#62819c'],
      [0.55, '#34497f'],
      [1, '#1c2758'],
    ]),
  );
  const squash = `translate(${x} ${HORIZON}) scale(.75 .8) translate(${-x} ${-HORIZON})`;
  const sheen = rect(
    0,
    HORIZON,
    WIDTH,
    320,
    scene.radialGradient(
      x,
      HORIZON,
      420,
      [
        [0, '#fbf3d2', 0.9],
        [0.4, '#d5dac2', 0.35],
        [1, '#d5dac2', 0],
      ],
      ` gradientTransform="${squash}"`,
    ),
  );

  // one source for all the ripples, in this order: dark, pale, the moon's road
  const next = random(99);
  let dark = '';
  for (let i = 0; i < 150; i++) {
    const t = next() ** 0.8;
    const width = (8 + 56 * t) * (0.4 + next());
    dark += lens(next() * 1640 - 20, HORIZON + 6 + t * 330, width, 0.8 + t * 3);
  }
  let pale = '';
  for (let i = 0; i < 130; i++) {
    const t = next() ** 0.9;
    const width = (6 + 44 * t) * (0.4 + next());
    pale += lens(next() * 1640 - 20, HORIZON + 5 + t * 320, width, 0.7 + t * 2.4);
  }
  let glimmer = '';
  let glitter = '';
  for (let i = 0; i < 190; i++) {
    const t = next();
    const y = HORIZON + 3 + t * 300;
    const width = (6 + 30 * t) * (0.3 + next() * 0.9);
    const height = 1 + t * 3.6;
    const aside = (next() + next() + next() - 1.5) * (26 + t * 84);
    if (next() < 0.5) glimmer += lens(x + aside, y, width, height);
    else glitter += lens(x + aside, y, width * 0.72, height);
  }
  return [
    water,
    sheen,
    path(dark, '#1d2a5e', 'opacity=".32"'),
    path(pale, '#a9c0bd', 'opacity=".36"'),
    path(glimmer, '#d9dcc0', 'opacity=".8"'),
    path(glitter, '#fdf6dc', 'opacity=".92"'),
  ];
}
scene.layer('sea', 0.3, sea());

// ── Wooded headland on the right ────────────────────────────────────────────────────────────────

function headland(): string[] {
  const rough = fractalNoise(41, 4);
  const next = random(4);
  const crest = (at: number): number =>
    HORIZON +
    42 -
    smoothstep(1290, 1420, at) * 58 -
    smoothstep(1400, 1640, at) * 60 -
    8 * rough(at / 40);

  let x = 1290;
  let y = crest(x);
  let land = draw`M1290 ${HORIZON + 46}L1290 ${y}`;
  while (x < 1640) {
    const width = 8 + next() * 12;
    const fall = crest(x + width) - y;
    land += draw`q${width / 2} ${fall / 2 - 6 - next() * 6} ${width} ${fall}`;
    x += width;
    y += fall;
  }
  land += draw`V${HORIZON + 52}Q1480 ${HORIZON + 60} 1290 ${HORIZON + 46}z`;

  const reflection = path(
    draw`M1290 ${HORIZON + 46}
      Q1480 ${HORIZON + 60} 1640 ${HORIZON + 52}
      V${HORIZON + 84}
      Q1460 ${HORIZON + 86} 1290 ${HORIZON + 46}z`,
    scene.verticalGradient(HORIZON + 46, HORIZON + 86, [
      [0, '#2c3f78', 0.6],
      [1, '#2c3f78', 0],
    ]),
  );
  const body = path(
    land,
    scene.verticalGradient(420, HORIZON + 50, [
      [0, '#37507f'],
      [1, '#6f8b98'],
    ]),
  );
  return [reflection, body];
}
scene.layer('headland', 0.34, headland());

// ── Olive hill, beach, dune ─────────────────────────────────────────────────────────────────────

scene.layer('olive-terraces', 0.42, oliveHill(scene));
scene.layer('beach', 0.6, beach(scene));
scene.layer('dune', 0.61, dune(scene));
scene.layer('dune-grass', 0.61, duneGrass());
scene.layer('tracks', 0.62, turtleTracks(scene));

// ── Caretta caretta, and the swash that meets her ───────────────────────────────────────────────

scene.layer(
  'caretta',
  0.7,
  group('transform="translate(712 694) rotate(3) scale(1.02)"', ...loggerhead(scene)),
);

scene.layer(
  'swash',
  0.72,
  group(
    'transform="translate(-6 -104)"',
    path(
      'M884 838C930 818 980 826 1030 846C1080 864 1140 872 1200 886' +
        'C1120 892 1060 880 1010 870C960 860 920 850 884 838z',
      '#fdf8e4',
      'opacity=".9"',
    ),
    path('M858 832C900 812 950 816 1000 836C960 834 900 828 858 832z', '#c9d6c6', 'opacity=".55"'),
  ),
);

// ── Foreground, moonlight over everything ───────────────────────────────────────────────────────

scene.layer('foreground', 0.95, foreground(scene));

const moonlight = scene.radialGradient(...MOON, 640, [
  [0, '#f3efc8', 0.3],
  [0.4, '#c9d6c4', 0.1],
  [1, '#c9d6c4', 0],
]);
const duskBelow = scene.verticalGradient(780, 1000, [
  [0, '#10163a', 0],
  [1, '#10163a', 0.3],
]);
scene.layer('light', 0, [
  rect(0, 0, WIDTH, HEIGHT, moonlight, 'style="mix-blend-mode:screen"'),
  rect(0, 780, WIDTH, 220, duskBelow),
]);
