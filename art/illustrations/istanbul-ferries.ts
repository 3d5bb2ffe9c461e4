/**
 * The ferries of Istanbul as a picture map, north up: the old city and Galata with the Golden Horn
 * between them in the evening sun, Asia across the strait. Coasts are plotted from true positions.
 */

import { fillDown, type Point, points, polygon, ridge, smoothPath } from '../kit/path.ts';
import { bell, fractalNoise } from '../kit/numbers.ts';
import { bird, GULL } from '../kit/motifs.ts';
import { Scene } from '../kit/scene.ts';
import { circle, group, path, rect } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight } from '../kit/sky.ts';
import type { Stone } from '../scenes/istanbul/architecture.ts';
import { ferry } from '../scenes/istanbul/ferry.ts';
import { hagiaSophia, imperialMosque } from '../scenes/istanbul/mosques.ts';
import { galataTower, maidensTower } from '../scenes/istanbul/towers.ts';
import { numbered } from './marker.ts';
import {
  chop,
  cottages,
  cypresses,
  groves,
  land,
  projection,
  quarter,
  route,
  shallows,
  swell,
} from './maps/terrain.ts';

const WIDE = 1280;
const height = 960;
export const illustration = new Scene('if-', { width: WIDE, height });

const HORIZON = 112;
const SUN: Point = [150, 84];

const at = projection({ west: 28.905, north: 41.055, scale: [8258, 10942], top: HORIZON });
const coast = (list: string): Point[] => points(list).map(at);

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

illustration.layer('sky', [
  rect(
    0,
    0,
    WIDE,
    HORIZON + 4,
    illustration.horizontalGradient(0, WIDE, [
      [0, '#ffdf9c'],
      [0.3, '#f6a07a'],
      [0.65, '#b7628c'],
      [1, '#5a4287'],
    ]),
  ),
  ...lensClouds({ seed: 5, high: '#ffe3b4', low: '#ffe9c4', top: 0, bottom: HORIZON }, [
    [470, 36, 420, 15, 0.45],
    [760, 70, 330, 10, 0.4],
    [1090, 30, 380, 13, 0.28],
  ]),
  halo(illustration, SUN, 190, [
    [0, '#fff4cf', 1],
    [0.4, '#ffe6a6', 0.6],
    [1, '#ffcf8a', 0],
  ]),
  circle(...SUN, 44, '#fff8de'),
]);

const uneven = fractalNoise(4, 3);
const hills = (x: number): number =>
  HORIZON - 8 - 34 * bell(x, 300, 120) - 26 * bell(x, 900, 260) - uneven(x / 90) * 7;

// ── Water ───────────────────────────────────────────────────────────────────────────────────────

illustration.layer('water', [
  rect(
    0,
    HORIZON,
    WIDE,
    height - HORIZON,
    illustration.linearGradient(
      [
        [0, '#d9748a'],
        [0.35, '#8a5596'],
        [0.7, '#4d4690'],
        [1, '#2f3478'],
      ],
      { x1: 60, y1: 200, x2: 1180, y2: 940, userSpace: true },
    ),
  ),
  path(
    chop({ seed: 3, count: 60, width: WIDE, top: 300, bottom: height }),
    '#ffd9b4',
    'opacity=".28"',
  ),
]);

// ── Land ────────────────────────────────────────────────────────────────────────────────────────

/** From the western edge along the Marmara, round Seraglio Point, up the Golden Horn. */
const OLD_CITY = coast(`
  28.895,40.9835 28.9120,40.9865 28.9210,40.9895 28.9300,40.9945 28.9400,40.9990 28.9490,40.9992
  28.9560,41.0022 28.9660,41.0025 28.9750,41.0014 28.9810,41.0035 28.9858,41.0070 28.9872,41.0120
  28.9862,41.0158 28.9825,41.0172 28.9770,41.0170 28.9718,41.0176 28.9670,41.0196 28.9622,41.0228
  28.9570,41.0268 28.9510,41.0306 28.9474,41.0352 28.9425,41.0398 28.9400,41.0432 28.9372,41.0470
  28.9378,41.0520 28.9405,41.0560`);

/** Down the other shore of the Golden Horn, round Tophane, up the Bosphorus. */
const GALATA = coast(`
  28.9455,41.0560 28.9432,41.0512 28.9442,41.0470 28.9462,41.0436 28.9494,41.0400 28.9535,41.0362
  28.9590,41.0330 28.9645,41.0298 28.9680,41.0258 28.9716,41.0232 28.9765,41.0222 28.9808,41.0234
  28.9845,41.0262 28.9892,41.0300 28.9935,41.0340 29.0000,41.0384 29.0075,41.0412 29.0165,41.0434
  29.0268,41.0468 29.0325,41.0510 29.0350,41.0560`);

/** Down the Bosphorus, Üsküdar, Salacak, the bay of Kadıköy, Moda, and out of the picture. */
const ASIA = coast(`
  29.0505,41.0560 29.0478,41.0500 29.0420,41.0440 29.0345,41.0395 29.0290,41.0350 29.0225,41.0318
  29.0165,41.0285 29.0135,41.0268 29.0098,41.0258 29.0072,41.0232 29.0070,41.0195 29.0082,41.0140
  29.0098,41.0080 29.0135,41.0020 29.0180,40.9972 29.0222,40.9975 29.0248,40.9945 29.0228,40.9912
  29.0188,40.9885 29.0188,40.9842 29.0222,40.9798 29.0270,40.9782 29.0310,40.9812 29.0342,40.9800
  29.0352,40.9750 29.0345,40.9680`);

const outline = (shore: readonly Point[], corners: readonly Point[]): string =>
  smoothPath([...shore]) + polygon(corners).replace('M', 'L');

const oldCity = outline(OLD_CITY, [
  [284, HORIZON - 30],
  [-60, HORIZON - 30],
  [-60, 900],
]);
const galata = outline(GALATA, [
  [1075, HORIZON - 20],
  [330, HORIZON - 20],
]);
const asia = outline(ASIA, [
  [1380, 1100],
  [1380, HORIZON - 20],
]);

const evening = illustration.linearGradient(
  [
    [0, '#ffe3a6'],
    [0.28, '#fbbf8a'],
    [0.55, '#e3907f'],
    [0.8, '#b9718d'],
    [1, '#8d5f93'],
  ],
  { x1: 40, y1: 120, x2: 1240, y2: 760, userSpace: true },
);
const LAND = {
  fill: evening,
  shelf: '#ffd3b0',
  shadow: '#1c1a52',
  edge: '#8a3f63',
  rim: '#fff0c8',
};

const ground = illustration.clip('ground', `M0 ${HORIZON}H${WIDE}V${height}H0z`);

illustration.layer('land', [
  group(
    ground,
    shallows(oldCity + galata + asia, LAND.shelf),
    land(illustration, 'europe', { ...LAND, data: oldCity }),
    land(illustration, 'galata', { ...LAND, data: galata }),
    land(illustration, 'asia', { ...LAND, data: asia, edge: '#5e3367' }),
  ),
  ...points('470,545 330,640 210,420 120,700').map((hill) =>
    swell(illustration, hill, 130, '#fff0c4', '#c0607a'),
  ),
  ...points('620,300 450,210 800,200').map((hill) =>
    swell(illustration, hill, 110, '#ffe6b4', '#b0567c'),
  ),
  ...points('1130,330 1210,560 1090,660').map((hill) =>
    swell(illustration, hill, 150, '#f4b49a', '#5a3676'),
  ),
  rect(
    0,
    HORIZON,
    WIDE,
    150,
    illustration.verticalGradient(HORIZON, HORIZON + 150, [
      [0, '#f8c79c', 0.95],
      [0.3, '#f8c79c', 0.55],
      [1, '#f8c79c', 0],
    ]),
  ),
  path(
    fillDown(ridge(hills, { to: 1320, step: 16 }), HORIZON + 1),
    illustration.verticalGradient(HORIZON - 50, HORIZON + 1, [
      [0, '#c4788a'],
      [1, '#f8c79c'],
    ]),
  ),
]);

// ── Bridges ─────────────────────────────────────────────────────────────────────────────────────

const span = (from: Point, to: Point): string => {
  const [[x1, y1], [x2, y2]] = [at(from), at(to)];
  const line = `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
  return (
    `<path d="${line}" stroke="#5e2f5c" stroke-width="8" transform="translate(2 3)"/>` +
    `<path d="${line}" stroke="#ffe9c4" stroke-width="6"/>`
  );
};
illustration.layer('bridges', [
  span([28.9712, 41.0172], [28.9742, 41.0226]),
  span([28.9618, 41.0222], [28.9668, 41.0274]),
  span([28.9404, 41.0424], [28.947, 41.0436]),
]);

// ── Town ────────────────────────────────────────────────────────────────────────────────────────

const WEST = { wall: '#b8607a', lit: '#fff0cd', roof: '#c9544f' };
const EAST = { wall: '#75487f', lit: '#f3bfa4', roof: '#9c4668' };
const GREEN = { dark: '#7d5a68', lit: '#c2a36e' };
const EVENING_GREEN = { dark: '#4a3a72', lit: '#8a5f80' };

illustration.layer('town', [
  cypresses(points('150,206 166,190 188,176 330,168 344,176'), 44, GREEN),
  cottages(
    [
      ...quarter([470, 236], [3, 4], 24, 1),
      ...quarter([800, 196], [3, 2], 22, 2),
      ...quarter([690, 268], [2, 4, 3], 24, 3),
      ...quarter([545, 330], [3, 2], 24, 4),
      ...quarter([628, 356], [2, 3], 22, 5),
      ...quarter([470, 372], [2], 22, 6),
    ],
    24,
    WEST,
  ),
  cottages(
    [
      ...quarter([80, 470], [3, 4, 3], 26, 7),
      ...quarter([190, 560], [4, 5, 4], 26, 8),
      ...quarter([370, 500], [3, 4, 3], 26, 9),
      ...quarter([90, 690], [3, 4, 3], 26, 10),
      ...quarter([320, 640], [4, 5], 26, 11),
    ],
    26,
    WEST,
  ),
  cottages(
    [
      ...quarter([1110, 268], [2, 3], 24, 12),
      ...quarter([1040, 330], [3], 24, 13),
      ...quarter([1100, 400], [3, 4, 3], 26, 14),
      ...quarter([1210, 520], [3, 4, 3], 26, 15),
      ...quarter([1010, 600], [3, 4, 3], 26, 16),
      ...quarter([1160, 680], [4, 5, 4], 26, 17),
      ...quarter([1150, 840], [3, 4, 3], 26, 18),
    ],
    26,
    EAST,
  ),
  groves(points('36,610 262,470 400,290 770,250 450,590 60,800'), 11, GREEN),
  groves(points('1230,400 1030,470 1240,650 1040,720 1230,790 1020,880'), 12, EVENING_GREEN),
  cypresses(points('650,574 662,560 1180,330 1194,338 1000,500'), 40, EVENING_GREEN),
]);

// ── Landmarks ───────────────────────────────────────────────────────────────────────────────────

const STONE: Stone = {
  dome: '#6d3a72',
  wall: '#a4577a',
  minaret: '#8a4878',
  rim: '#ffd9a0',
  wallRim: '#ffc694',
  dark: '#43244f',
  window: '#ffdf9c',
  gold: '#ffe2a4',
};
/** The kit's stone is lit from the right; here the sun stands on the left. */
const mirrored = (x: number, y: number, drawing: string): string =>
  group(`transform="translate(${x} ${y}) scale(-1 1)"`, drawing);

illustration.layer('landmarks', [
  mirrored(226, 214, imperialMosque({ x: 0, foot: 0, unit: 17, stone: STONE })),
  mirrored(594, 608, hagiaSophia({ x: 0, foot: 0, unit: 21, stone: STONE })),
  mirrored(520, 676, imperialMosque({ x: 0, foot: 0, unit: 19, stone: STONE }, 6)),
  group(
    'transform="translate(560 424) scale(.46) translate(-1122 -566)"',
    galataTower(illustration),
  ),
  group('transform="translate(810 500) scale(.42)"', maidensTower(illustration, 0, 0)),
]);

// ── The lines ───────────────────────────────────────────────────────────────────────────────────

const EMINONU = at([28.9752, 41.0168]);
const KARAKOY = at([28.9772, 41.0222]);
const KADIKOY = at([29.0231, 40.9926]);
const USKUDAR = at([29.0142, 41.0271]);
const EYUP = at([28.9376, 41.0466]);
const BALAT = at([28.9472, 41.0351]);
const SALACAK = at([29.0071, 41.0198]);

const LINE = { colour: '#fff6dd', width: 6, dashes: '15 12' };
illustration.layer('lines', [
  route(
    [
      EMINONU,
      at([28.982, 41.0197]),
      at([28.994, 41.0165]),
      at([29.004, 41.005]),
      at([29.0165, 40.9948]),
      KADIKOY,
    ],
    LINE,
  ),
  route(
    [EMINONU, at([28.981, 41.0206]), at([28.995, 41.0262]), at([29.006, 41.0275]), USKUDAR],
    LINE,
  ),
  route(
    [
      KARAKOY,
      at([28.9755, 41.0202]),
      at([28.9715, 41.0205]),
      at([28.9655, 41.0247]),
      at([28.9585, 41.0298]),
      at([28.9515, 41.0345]),
      at([28.9455, 41.0412]),
      at([28.9408, 41.0455]),
      EYUP,
    ],
    LINE,
  ),
  route([USKUDAR, at([29.0112, 41.0256]), at([29.0086, 41.0235]), SALACAK], {
    colour: '#7c2348',
    width: 6,
    dashes: '1 11',
  }),
]);

/** A boat on its foam. */
const boat = (x: number, y: number, size: number): string =>
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    path('M-210 6Q-60-10 200 2Q60 26-210 6z', '#ffe9cc', 'opacity=".9"'),
    ferry(illustration),
  );
illustration.layer('ferries', [
  boat(758, 598, 0.36),
  boat(446, 398, 0.2),
  ...[
    { x: 700, y: 690, scale: 15, turn: -8 },
    { x: 742, y: 668, scale: 11, turn: 6 },
    { x: 800, y: 700, scale: 12, turn: -4 },
    { x: 520, y: 800, scale: 13, turn: -12 },
  ].map((gull) => bird(GULL, '#fff3dc', gull)),
]);

// ── Light and numbers ───────────────────────────────────────────────────────────────────────────

illustration.layer('light', [
  sunlight(illustration, SUN, 900, [
    [0, '#ffdf9c', 0.5],
    [0.5, '#ff9f72', 0.14],
    [1, '#ff9f72', 0],
  ]),
]);

export const markers = numbered(illustration, [
  { at: [492, 540], to: EMINONU },
  { at: [1050, 800], to: KADIKOY },
  { at: [650, 420], to: KARAKOY },
  { at: [196, 290], to: EYUP },
  { at: [292, 394], to: BALAT },
  { at: [972, 384], to: USKUDAR },
  { at: [922, 520], to: SALACAK },
]);
