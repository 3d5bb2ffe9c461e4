/**
 * The bays between Fethiye and Antalya as a picture map, north up, with the gulets' way on the
 * water and the Lycian Way on the land. Coasts are plotted from true positions.
 */

import { bell, fractalNoise } from '../kit/numbers.ts';
import { fillDown, type Point, points, polygon, ridge, smoothPath } from '../kit/path.ts';
import { bird, GULL, paraglider } from '../kit/motifs.ts';
import { Scene } from '../kit/scene.ts';
import { circle, group, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight } from '../kit/sky.ts';
import { gulet } from '../scenes/turquoise-coast/gulet.ts';
import { flames, rockTombs, sarcophagus, turtle } from './coast-bays/signs.ts';
import { numbered } from './marker.ts';
import { mountains } from './maps/mountains.ts';
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
const height = 920;
export const illustration = new Scene('cb-', { width: WIDE, height });

const HORIZON = 108;
const SUN: Point = [210, 80];

const at = projection({ west: 28.95, north: 36.985, scale: [674, 836], top: HORIZON });
const coast = (list: string): Point[] => points(list).map(at);

// ── Sky and sea ─────────────────────────────────────────────────────────────────────────────────

illustration.layer('sky', [
  rect(
    0,
    0,
    WIDE,
    HORIZON + 4,
    illustration.verticalGradient(0, HORIZON, [
      [0, '#4f9fb0'],
      [0.6, '#b5d6c6'],
      [1, '#fde8b8'],
    ]),
  ),
  ...lensClouds({ seed: 9, high: '#cfe6da', low: '#fff0c8', top: 0, bottom: HORIZON }, [
    [520, 34, 420, 13, 0.6],
    [860, 66, 320, 9, 0.7],
    [1130, 28, 320, 12, 0.55],
  ]),
  halo(illustration, SUN, 200, [
    [0, '#fffbe4', 0.95],
    [0.4, '#fff4c6', 0.55],
    [1, '#ffe9b0', 0],
  ]),
  circle(...SUN, 42, '#fffcee'),
]);

illustration.layer('sea', [
  rect(
    0,
    HORIZON,
    WIDE,
    height - HORIZON,
    illustration.linearGradient(
      [
        [0, '#5cc0bf'],
        [0.35, '#259bb0'],
        [0.7, '#15789a'],
        [1, '#0d4f78'],
      ],
      { x1: 60, y1: 300, x2: 900, y2: 960, userSpace: true },
    ),
  ),
  path(
    chop({ seed: 8, count: 70, width: WIDE, top: 420, bottom: height }),
    '#e2f7ea',
    'opacity=".3"',
  ),
]);

// ── Land ────────────────────────────────────────────────────────────────────────────────────────

/** From the head of the gulf of Fethiye to the cliffs east of Antalya. */
const SHORE = coast(`
  28.9200,36.7600 28.9700,36.7480 29.0150,36.7080 29.0600,36.6820 29.1000,36.6600 29.1130,36.6280
  29.0850,36.6380 29.0560,36.6120 29.0280,36.5740 29.0520,36.5520 29.0850,36.5580 29.1180,36.5520
  29.1260,36.5280 29.1270,36.4960 29.1140,36.4600 29.1250,36.4320 29.1020,36.4120 29.1420,36.3980
  29.1600,36.3680 29.2050,36.3560 29.2450,36.3240 29.2800,36.2800 29.3180,36.2380 29.3650,36.2420
  29.4120,36.2640 29.4450,36.2320 29.5000,36.2140 29.5620,36.2080 29.6000,36.1880 29.6380,36.1980
  29.6600,36.1800 29.6820,36.1320 29.7120,36.1520 29.7560,36.1740 29.8000,36.1860 29.8420,36.2020
  29.8760,36.1980 29.9150,36.2080 29.9550,36.2280 29.9850,36.2180 30.0350,36.2240 30.0680,36.2560
  30.1450,36.2960 30.2300,36.3120 30.3180,36.3160 30.3560,36.2860 30.4040,36.2060 30.4280,36.2520
  30.4520,36.3000 30.5060,36.3220 30.4960,36.3620 30.4720,36.3960 30.4880,36.4240 30.5140,36.4520
  30.5300,36.4960 30.5560,36.5240 30.5660,36.6000 30.5620,36.6600 30.5720,36.7260 30.5920,36.7820
  30.6180,36.8380 30.6560,36.8720 30.7040,36.8830 30.7400,36.8580 30.7950,36.8440 30.8800,36.8500`);

const mainland =
  smoothPath(SHORE, { tension: 0.85 }) +
  polygon([
    [1400, HORIZON - 20],
    [-60, HORIZON - 20],
    [-60, at([28.92, 36.76])[1]],
  ]).replace('M', 'L');

const islands =
  smoothPath(
    coast(
      '29.8460,36.1700 29.8700,36.1740 29.9050,36.1830 29.9320,36.1950 29.9180,36.1980 29.8820,36.1890 29.8560,36.1830',
    ),
    { close: true },
  ) +
  smoothPath(
    coast(
      '29.5650,36.1250 29.5880,36.1230 29.6020,36.1380 29.6080,36.1550 29.5900,36.1480 29.5700,36.1380',
    ),
    {
      close: true,
    },
  ) +
  smoothPath(coast('29.0000,36.6900 29.0180,36.6800 29.0120,36.6620 28.9960,36.6740'), {
    close: true,
  });

const LAND = {
  fill: illustration.linearGradient(
    [
      [0, '#f8ecbd'],
      [0.4, '#dfdda0'],
      [0.75, '#b4c88f'],
      [1, '#8fb387'],
    ],
    { x1: 60, y1: 140, x2: 1240, y2: 620, userSpace: true },
  ),
  shelf: '#c9f3e0',
  shadow: '#0a3c58',
  edge: '#a5694c',
  rim: '#fffae0',
};

illustration.layer('land', [
  group(
    illustration.clip('ground', `M0 ${HORIZON}H${WIDE}V${height}H0z`),
    shallows(mainland + islands, LAND.shelf),
    land(illustration, 'mainland', { ...LAND, data: mainland }),
    land(illustration, 'islands', { ...LAND, data: islands }),
  ),
  ...points('300,480 520,470 760,470 900,400 1010,360 1180,180').map((hill) =>
    swell(illustration, hill, 150, '#fff6cc', '#6d9a80'),
  ),
]);

/** Sand where the beaches are: Ölüdeniz, Patara, Çıralı, Antalya. */
const SAND = [
  [11, 12],
  [20, 22],
  [51, 52],
  [60, 62],
].map(([from = 0, to = 0]) => smoothPath(SHORE.slice(from, to + 1)));
illustration.layer('sand', [
  group(
    illustration.clip('shore', mainland),
    stroke(SAND.join(''), '#fff3cc', 17, 'stroke-linecap="round" stroke-linejoin="round"'),
  ),
]);

// ── Mountains: the Taurus, behind one another ───────────────────────────────────────────────────

const uneven = fractalNoise(14, 3);
const far = (x: number): number =>
  HORIZON - 12 - 26 * bell(x, 640, 260) - 34 * bell(x, 1010, 200) - 12 * uneven(x / 60);

illustration.layer('mountains', [
  path(
    fillDown(ridge(far, { to: 1320, step: 12 }), HORIZON + 1),
    illustration.verticalGradient(HORIZON - 60, HORIZON + 1, [
      [0, '#8fb9b4'],
      [1, '#e6e2b8'],
    ]),
  ),
  rect(
    0,
    HORIZON,
    WIDE,
    170,
    illustration.verticalGradient(HORIZON, HORIZON + 170, [
      [0, '#f8e8bc', 0.95],
      [0.3, '#f8e8bc', 0.55],
      [1, '#f8e8bc', 0],
    ]),
  ),
  mountains(illustration, [
    [250, 236, 66, 60, 0.85],
    [360, 216, 74, 80, 0.85],
    [470, 222, 64, 62, 0.85],
    [560, 206, 80, 94, 0.85],
    [670, 222, 66, 66, 0.8],
    [770, 210, 80, 96, 0.8],
    [880, 224, 70, 70, 0.75],
    [965, 214, 70, 86, 0.7],
    [280, 330, 60, 66, 0.6],
    [372, 338, 84, 104, 0.55],
    [470, 342, 66, 70, 0.5],
    [552, 326, 84, 112, 0.5],
    [650, 344, 70, 76, 0.45],
    [744, 332, 86, 110, 0.45],
    [842, 348, 72, 80, 0.4],
    [932, 338, 88, 122, 0.35],
    [1024, 330, 64, 78, 0.3],
    [300, 446, 66, 66, 0.35],
    [398, 462, 82, 92, 0.3],
    [494, 448, 84, 116, 0.3],
    [596, 470, 72, 78, 0.25],
    [694, 452, 84, 104, 0.25],
    [794, 474, 76, 84, 0.2],
    [880, 456, 86, 118, 0.2],
    [982, 468, 66, 88, 0.15],
    [182, 516, 56, 92, 0.2],
    [330, 566, 66, 64, 0.15],
    [430, 584, 72, 74, 0.15],
    [628, 588, 74, 82, 0.1],
    [740, 592, 70, 68, 0.1],
    [850, 590, 80, 88, 0.08],
    [948, 596, 52, 60, 0],
    [994, 540, 50, 94, 0],
  ]),
]);

// ── Plants and houses ───────────────────────────────────────────────────────────────────────────

const PINE = { dark: '#2f6f62', lit: '#86ac68' };
const HOUSES = { wall: '#d8a987', lit: '#fffaea', roof: '#d2604a' };
illustration.layer('town', [
  cypresses(
    points('236,520 248,528 260,516 556,668 568,676 800,640 812,646 1074,240 1084,246'),
    30,
    PINE,
  ),
  groves(
    points(
      '236,610 366,640 440,664 620,650 870,644 960,656 220,330 150,330 1020,190 1128,152 1050,420 190,570',
    ),
    10,
    PINE,
  ),
  cottages(
    [
      ...quarter([142, 396], [3, 3], 22, 3),
      ...quarter([500, 744], [2], 20, 4),
      ...quarter([690, 722], [2, 2], 20, 5),
      ...quarter([1196, 176], [4, 5], 22, 6),
      ...quarter([800, 690], [2], 20, 7),
    ],
    22,
    HOUSES,
  ),
]);

// ── Ways ────────────────────────────────────────────────────────────────────────────────────────

const BY_BOAT = coast(`
  29.1060,36.6330 29.0500,36.6480 29.0000,36.6150 28.9960,36.5560 29.0780,36.5350 29.0880,36.4900
  29.0620,36.4150 29.1350,36.3380 29.2700,36.2300 29.4000,36.2150 29.5400,36.1780 29.6200,36.1760
  29.6550,36.1150 29.7200,36.1180 29.8180,36.1700 29.8750,36.1930 29.9180,36.2020 29.9520,36.2230`);
const ON_FOOT = coast(`
  29.1480,36.5680 29.1450,36.4960 29.1400,36.4550 29.1900,36.4100 29.2550,36.3600 29.3250,36.2900
  29.4200,36.2920 29.5200,36.2650 29.6350,36.2250 29.7000,36.1900 29.7700,36.1980 29.8450,36.2240
  29.9500,36.2560 30.0700,36.3000 30.1800,36.3300 30.3000,36.3380 30.3900,36.2600 30.4400,36.3300
  30.4550,36.4150 30.4850,36.4800 30.5200,36.5300 30.5100,36.6200 30.4800,36.7300 30.4900,36.8700`);

illustration.layer('ways', [
  route(ON_FOOT, { colour: '#fffaf0', width: 7, dashes: '1 0' }),
  route(ON_FOOT, { colour: '#d23c3c', width: 5, dashes: '9 14' }),
  route(BY_BOAT, { colour: '#fff6dd', width: 6, dashes: '15 12' }),
]);

// ── What one sees on the way ────────────────────────────────────────────────────────────────────

illustration.layer('signs', [
  paraglider(56, 446, { scale: 1.05, turn: -6, wing: '#ec6a4f', stripe: '#fff3da' }),
  paraglider(36, 512, { scale: 0.7, turn: 8, wing: '#f3b23f', stripe: '#fff3da' }),
  turtle(188, 730, 0.72),
  sarcophagus(520, 716, 0.86),
  rockTombs(712, 700, 0.8),
  flames(1000, 566, 0.8),
  group('transform="translate(164 866) scale(.5)"', ...gulet(illustration)),
  ...[
    { x: 660, y: 838, scale: 14, turn: -8 },
    { x: 700, y: 812, scale: 11, turn: 6 },
    { x: 1180, y: 640, scale: 13, turn: -6 },
  ].map((gull) => bird(GULL, '#fff8e6', gull)),
]);

illustration.layer('light', [
  sunlight(illustration, SUN, 820, [
    [0, '#fff0bf', 0.5],
    [0.5, '#ffdf9c', 0.12],
    [1, '#ffdf9c', 0],
  ]),
]);

export const markers = numbered(illustration, [
  { at: [196, 360], to: at([29.112, 36.627]) },
  { at: [226, 452], to: at([29.12, 36.551]) },
  { at: [48, 640], to: at([29.11, 36.413]) },
  { at: [296, 636], to: at([29.29, 36.268]) },
  { at: [424, 668], to: at([29.638, 36.199]) },
  { at: [590, 872], to: at([29.872, 36.182]) },
  { at: [744, 812], to: at([29.955, 36.228]) },
  { at: [1104, 620], to: at([30.482, 36.41]) },
  { at: [1218, 300], to: at([30.704, 36.883]) },
]);
