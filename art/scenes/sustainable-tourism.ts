/**
 * Sustainable tourism: a loggerhead turtle (Caretta caretta) has laid her eggs and returns to
 * the sea. Behind her
 * an old olive hill in dry-stone terraces with one small house and its solar panel, wind turbines
 * on the far ridge, sea daffodils in the dunes.
 */

import { bell, clamp, fractalNoise, random, smoothstep } from '../kit/numbers.ts';
import {
  dot,
  draw,
  fillDown,
  HEIGHT,
  type Point,
  polygon,
  ridge,
  setPrecision,
} from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight, veil } from '../kit/sky.ts';
import { lightPath, ripples } from '../kit/water.ts';
import { beach, dune, duneGrass, nest, turtleTracks } from './sustainable-tourism/beach.ts';
import { foreground } from './sustainable-tourism/foreground.ts';
import { oliveHill } from './sustainable-tourism/olive-hill.ts';
import { loggerhead } from './sustainable-tourism/turtle.ts';

export const scene = new Scene('st-');

const MOON: Point = [1004, 262];
const HORIZON = 520;

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

const night = scene.verticalGradient(0, HORIZON, [
  [0, '#141a48'],
  [0.25, '#2a3872'],
  [0.5, '#4f6394'],
  [0.74, '#8ba0a8'],
  [0.9, '#bccab5'],
  [1, '#dcdcba'],
]);
const glow = scene.radialGradient(...MOON, 620, [
  [0, '#fdf6d8', 0.85],
  [0.16, '#e6e6cc', 0.5],
  [0.42, '#a9bdb4', 0.2],
  [1, '#a9bdb4', 0],
]);
scene.layer('sky', [band(0, HORIZON + 30, night), band(0, HORIZON + 30, glow)]);

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
    // Moonlight drowns the stars near it.
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
    sparkle(180, 92, 6),
    sparkle(486, 150, 7),
    sparkle(640, 66, 5),
    sparkle(1288, 92, 6),
    sparkle(1456, 196, 7),
    sparkle(80, 300, 5),
  ];
  return [
    path(milkyWay, '#dfe6ee', 'opacity=".5"'),
    path(faint, '#e8ecf0', 'opacity=".7"'),
    path(bright, '#fff6dc', 'opacity=".95"'),
    path(sparkles.join(''), '#fff8e2'),
  ];
}
scene.layer('stars', stars());

scene.layer(
  'clouds',
  lensClouds({ seed: 28, high: '#5a6f9c', low: '#eae9cb', top: 120, bottom: 350 }, [
    [1330, 150, 560, 30, 0.4],
    [420, 196, 520, 26, 0.35],
    [1180, 330, 420, 16, 0.55],
    [760, 352, 340, 12, 0.5],
    [1440, 372, 420, 14, 0.6],
    [300, 330, 420, 16, 0.4],
  ]),
);

function lunarSeas(): string {
  const [x, y] = MOON;
  // Imbrium, Serenitatis, Tranquillitatis with Fecunditatis, Crisium, Procellarum, Nubium
  const seas = draw`
    M${x - 36} ${y - 46}q16-8 26 4q6 14-6 22q-18 6-26-6q-4-14 6-20z
    M${x + 2} ${y - 38}q14-6 22 4q4 12-8 16q-14 2-18-8q-2-8 4-12z
    M${x + 12} ${y - 16}q18-6 28 6q10 10 12 26q-8 10-16 0q-6-12-16-12q-14-4-8-20z
    M${x + 54} ${y - 28}q10-2 12 8q0 10-8 10q-8-2-8-10q0-6 4-8z
    M${x - 58} ${y - 22}q10 2 16 12q10 10 20 14q0 12-12 12q-10 8-20-4q-12-20-4-34z
    M${x - 26} ${y + 26}q14-4 20 4q2 14-8 18q-14 4-18-6q-2-12 6-16z`;
  return path(seas, '#e9e3c6', 'opacity=".55"');
}
scene.layer('moon', [
  halo(scene, MOON, 210, [
    [0, '#fffbe6', 0.9],
    [0.42, '#f3efd2', 0.42],
    [1, '#d5ddc8', 0],
  ]),
  circle(...MOON, 84, '#fdf7e2'),
  lunarSeas(),
]);

// ── Far ridges and wind turbines ────────────────────────────────────────────────────────────────

const farRough = fractalNoise(11, 5);
const farRidge = (x: number): number =>
  HORIZON -
  30 -
  46 * smoothstep(700, 1640, x) -
  30 * farRough(x / 130) -
  50 * bell(x, 1380, 200) -
  24 * bell(x, 480, 220);

scene.layer(
  'ridge-1',
  path(
    fillDown(ridge(farRidge, { step: 14 }), HORIZON + 30),
    scene.verticalGradient(390, HORIZON, [
      [0, '#8b9fae'],
      [1, '#d5d8bd'],
    ]),
  ),
);

const windyRough = fractalNoise(13, 5);
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

scene.layer('turbines', [
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

scene.layer(
  'haze',
  veil(scene, 440, 540, [
    [0, '#dfe0c2', 0],
    [0.75, '#dfe0c2', 0.55],
    [1, '#dfe0c2', 0],
  ]),
);

// ── Sea, and the moon's road on it ──────────────────────────────────────────────────────────────

function sea(): string[] {
  const [x] = MOON;
  const water = scene.verticalGradient(HORIZON, 860, [
    [0, '#d5d9bd'],
    [0.06, '#a5b9b4'],
    [0.22, '#62819c'],
    [0.55, '#34497f'],
    [1, '#1c2758'],
  ]);
  const sheen = scene.radialGradient(
    x,
    HORIZON,
    420,
    [
      [0, '#fbf3d2', 0.9],
      [0.4, '#d5dac2', 0.35],
      [1, '#d5dac2', 0],
    ],
    { scaleX: 0.75, scaleY: 0.8 },
  );

  // One source for all the ripples, in this order.
  const next = random(99);
  const dark = ripples(next, {
    count: 150,
    crowding: 0.8,
    top: HORIZON + 6,
    depth: 330,
    reach: [8, 64],
    height: [0.8, 3.8],
  });
  const pale = ripples(next, {
    count: 130,
    crowding: 0.9,
    top: HORIZON + 5,
    depth: 320,
    reach: [6, 50],
    height: [0.7, 3.1],
  });
  const road = lightPath(next, {
    count: 190,
    x,
    top: HORIZON + 3,
    depth: 300,
    spread: [26, 110],
    reach: [6, 36],
    height: [1, 4.6],
  });
  return [
    band(HORIZON, HEIGHT, water),
    band(HORIZON, HORIZON + 320, sheen),
    path(dark, '#1d2a5e', 'opacity=".32"'),
    path(pale, '#a9c0bd', 'opacity=".36"'),
    path(road.broad, '#d9dcc0', 'opacity=".8"'),
    path(road.fine, '#fdf6dc', 'opacity=".92"'),
  ];
}
scene.layer('sea', sea());

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
scene.layer('headland', headland());

// ── Olive hill, beach, dune ─────────────────────────────────────────────────────────────────────

scene.layer('olive-terraces', oliveHill(scene));
const { markup: shore, onSand } = beach(scene);
scene.layer('beach', shore);
scene.layer('dune', dune(scene, onSand));
scene.layer('dune-grass', duneGrass());
scene.layer('tracks', [nest(scene), turtleTracks(scene)]);

// ── The swash, and Caretta caretta who is on her way back to it ───────────────────────────────────────────────

scene.layer('swash', [
  path(
    'M872 682C884 704 908 716 938 726C968 736 984 758 1024 768C1064 778 1092 776 1128 786' +
      'C1160 794 1190 794 1214 790C1150 776 1080 762 1020 740C960 716 920 694 872 682z',
    '#c9d6c6',
    'opacity=".6"',
  ),
  path(
    'M872 682C884 704 908 716 938 726C968 736 984 758 1024 768C1064 778 1092 776 1128 786' +
      'C1160 794 1190 794 1214 790C1188 799 1158 799 1126 791C1090 782 1062 784 1020 774' +
      'C980 763 962 742 934 731C904 720 880 708 872 682z',
    '#fdf8e4',
    'opacity=".9"',
  ),
]);

scene.layer(
  'caretta',
  group('transform="translate(712 694) rotate(3) scale(1.02)"', ...loggerhead(scene)),
);

// ── Foreground, moonlight over everything ───────────────────────────────────────────────────────

scene.layer('foreground', foreground(scene));

scene.layer('light', [
  sunlight(scene, MOON, 640, [
    [0, '#f3efc8', 0.3],
    [0.4, '#c9d6c4', 0.1],
    [1, '#c9d6c4', 0],
  ]),
  veil(scene, 780, HEIGHT, [
    [0, '#10163a', 0],
    [1, '#10163a', 0.3],
  ]),
]);

// ── What moves ──────────────────────────────────────────────────────────────────────────────────

scene.hoverAnimation = { part: '#st-caretta', by: [22, 5], turn: 1, seconds: 3.6 };
