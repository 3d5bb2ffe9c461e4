/**
 * The walk of the first afternoon, unrolled into one picture that looks up the Golden Horn into the
 * sunset: down from Beyazıt and the Süleymaniye, over the bridge, up to Galata. Not to scale.
 */

import { bell, fractalNoise, lerp, random } from '../kit/numbers.ts';
import { draw, fillDown, type Point, points, ridge, smoothPath } from '../kit/path.ts';
import { bird, figure, GULL } from '../kit/motifs.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight } from '../kit/sky.ts';
import { lightPath, ripples } from '../kit/water.ts';
import { houses } from '../scenes/istanbul/houses.ts';
import { imperialMosque } from '../scenes/istanbul/mosques.ts';
import { galataTower } from '../scenes/istanbul/towers.ts';
import {
  galataBridge,
  grandBazaar,
  rustemPasha,
  shop,
  spiceBazaar,
  STONE,
  tram,
  tunel,
} from './istanbul-walk/sights.ts';
import { numbered } from './marker.ts';

const WIDE = 1280;
const height = 800;
export const illustration = new Scene('iw-', { width: WIDE, height });

const SUN: Point = [786, 400];
const HORIZON = 452;
const QUAY = 668;

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

illustration.layer('sky', [
  band(
    0,
    height,
    illustration.verticalGradient(0, HORIZON + 20, [
      [0, '#2a2c66'],
      [0.3, '#6b4684'],
      [0.6, '#cf6a80'],
      [0.85, '#fba877'],
      [1, '#ffdb9c'],
    ]),
  ),
  band(
    0,
    height,
    illustration.radialGradient(...SUN, 560, [
      [0, '#fff0bf', 0.95],
      [0.2, '#ffd68e', 0.65],
      [0.5, '#fb8f6d', 0.2],
      [1, '#ea6f72', 0],
    ]),
  ),
  ...lensClouds({ seed: 31, high: '#8a5a90', low: '#ffc690', top: 40, bottom: 330 }, [
    [560, 66, 420, 18, 0.6],
    [1010, 110, 380, 16, 0.55],
    [680, 190, 320, 12, 0.6],
    [900, 268, 260, 9, 0.7],
    [120, 90, 300, 13, 0.45],
  ]),
  halo(illustration, SUN, 140, [
    [0, '#fff4cf', 0.95],
    [0.4, '#ffe6a6', 0.5],
    [1, '#ffcf8a', 0],
  ]),
  circle(...SUN, 52, '#fff8de'),
]);

// ── The Golden Horn ─────────────────────────────────────────────────────────────────────────────

const uneven = fractalNoise(5, 3);
const farShore = (x: number): number =>
  HORIZON - 6 - 44 * bell(x, 660, 90) - 30 * bell(x, 900, 70) - 8 * uneven(x / 40);
const next = random(15);
const glitter = lightPath(next, {
  count: 90,
  x: SUN[0],
  top: HORIZON + 4,
  depth: height - HORIZON,
  spread: [16, 110],
  reach: [5, 36],
  height: [0.7, 3.4],
});
illustration.layer('horn', [
  path(
    fillDown(ridge(farShore, { to: 1320, step: 12 }), HORIZON + 4),
    illustration.verticalGradient(HORIZON - 60, HORIZON, [
      [0, '#d0757a'],
      [1, '#f6a97c'],
    ]),
  ),
  band(
    HORIZON,
    height,
    illustration.verticalGradient(HORIZON, height, [
      [0, '#fbb98a'],
      [0.12, '#d0788a'],
      [0.5, '#7a4a8a'],
      [1, '#2f2a66'],
    ]),
  ),
  path(
    ripples(next, {
      count: 80,
      crowding: 1,
      top: HORIZON + 10,
      depth: height - HORIZON,
      reach: [5, 26],
      height: [0.6, 2],
    }),
    '#ffcfa5',
    'opacity=".22"',
  ),
  path(glitter.broad, '#ffcf8e', 'opacity=".75"'),
  path(glitter.fine, '#fff0c4', 'opacity=".9"'),
]);

/** Its two shores close behind one another. */
illustration.layer('shores', [
  path(
    'M380 424C470 420 560 430 640 443C690 450 730 455 770 458C650 474 500 506 380 540z',
    illustration.horizontalGradient(420, 770, [
      [0, '#8a4a7c'],
      [1, '#f0a080'],
    ]),
  ),
  path(
    'M1110 416C1030 420 960 434 900 446L836 457C920 470 1010 498 1110 530z',
    illustration.horizontalGradient(836, 1080, [
      [0, '#f0a080'],
      [1, '#8a4a7c'],
    ]),
  ),
]);

// ── The hill of the old city ────────────────────────────────────────────────────────────────────

const OLD = points(
  '-40,354 110,350 200,347 396,352 436,390 480,446 530,516 584,584 640,630 700,660',
);
const lineOf =
  (knots: readonly Point[]) =>
  (x: number): number => {
    const i = Math.max(
      1,
      knots.findIndex(([knotX]) => knotX >= x),
    );
    const [x1, y1] = knots[i - 1] ?? [0, 0];
    const [x2, y2] = knots[i] ?? [1, 0];
    return lerp(y1, y2, (x - x1) / (x2 - x1));
  };
const oldCity = lineOf(OLD);
const WALLS = {
  walls: ['#5c3468', '#6d3c70', '#7d4471', '#4f2d62'],
  roof: '#a5566f',
  lit: '#ffb07c',
  window: '#ffd389',
  lights: 0.24,
};

illustration.layer('suleymaniye', [imperialMosque({ x: 280, foot: 351, unit: 35, stone: STONE })]);
illustration.layer('old-city', [
  path(
    `${smoothPath(OLD, { tension: 0.8 })}V${QUAY}H-40z`,
    illustration.linearGradient(
      [
        [0, '#3a2458'],
        [0.6, '#6a3c6e'],
        [1, '#c4707a'],
      ],
      { x1: 0, y1: 560, x2: 700, y2: 430, userSpace: true },
    ),
  ),
]);
illustration.layer('bazaar', [
  grandBazaar(66, 358),
  tram(60, 400, '#e3ddea', '#fff6e4'),
  stroke('M-10 405H150', '#ffcf9c', 2.5),
]);
illustration.layer('old-houses', [
  houses({
    seed: 61,
    from: 0,
    to: 420,
    ground: (x) => Math.max(oldCity(x), 352) + 70,
    spread: 60,
    count: 64,
    widths: [14, 30],
    heights: [14, 30],
    ...WALLS,
  }),
  houses({
    seed: 62,
    from: 0,
    to: 500,
    ground: (x) => Math.max(oldCity(x), 400) + 110,
    spread: 70,
    count: 80,
    widths: [16, 32],
    heights: [16, 34],
    ...WALLS,
  }),
  houses({
    seed: 63,
    from: 0,
    to: 570,
    ground: (x) => Math.max(oldCity(x) + 20, QUAY - 116),
    spread: 92,
    count: 78,
    widths: [16, 34],
    heights: [16, 36],
    ...WALLS,
  }),
]);

// ── Galata ──────────────────────────────────────────────────────────────────────────────────────

const NEW = points('930,662 968,634 1010,590 1050,530 1090,476 1140,438 1200,410 1320,392');
const galata = lineOf(NEW);
illustration.layer('galata', [
  path(
    `${smoothPath(NEW, { tension: 0.8 })}V${QUAY}H930z`,
    illustration.linearGradient(
      [
        [0, '#c4707a'],
        [0.4, '#6a3c6e'],
        [1, '#38234f'],
      ],
      { x1: 930, y1: 520, x2: 1300, y2: 640, userSpace: true },
    ),
  ),
  // lit from the left: the kit's houses are lit from the right
  group(
    'transform="translate(2240 0) scale(-1 1)"',
    houses({
      seed: 71,
      from: 960,
      to: 1240,
      ground: (x) => galata(2240 - x) + 14,
      spread: 26,
      count: 60,
      widths: [13, 26],
      heights: [14, 30],
      ...WALLS,
    }),
  ),
  group(
    'transform="translate(1086 490) scale(.72) translate(-1122 -566)"',
    galataTower(illustration),
  ),
  group(
    'transform="translate(2240 0) scale(-1 1)"',
    houses({
      seed: 72,
      from: 960,
      to: 1240,
      ground: (x) => galata(2240 - x) + 44,
      spread: 34,
      count: 64,
      widths: [14, 28],
      heights: [14, 28],
      ...WALLS,
    }),
    houses({
      seed: 73,
      from: 960,
      to: 1216,
      ground: (x) => Math.min(Math.max(galata(2240 - x) + 40, QUAY - 100), QUAY - 86),
      spread: 76,
      count: 54,
      widths: [16, 32],
      heights: [16, 34],
      ...WALLS,
    }),
  ),
  ...tunel(illustration, [1000, 650], [1206, 512]),
  tram(1222, 404, '#c23f3a', '#f0785a'),
]);

// ── The way ─────────────────────────────────────────────────────────────────────────────────────

illustration.layer('bridge', galataBridge([700, 936], 640));
illustration.layer('markets', [
  shop(398, 452, '#7d4678', '#d5504a'),
  shop(446, 500, '#6a3f72', '#e7a94a'),
  shop(492, 548, '#7d4678', '#3f8f96'),
  rustemPasha(560, 626),
  spiceBazaar(650, QUAY - 2),
  path(
    draw`M-40 ${QUAY - 6}H700V${QUAY + 12}H-40zM926 ${QUAY - 6}H1320V${QUAY + 12}H926z`,
    '#ffb98c',
  ),
  path(draw`M-40 ${QUAY}H702V${QUAY + 16}H-40zM924 ${QUAY}H1320V${QUAY + 16}H924z`, '#472b5c'),
]);

const WAY = points(
  '112,414 190,406 262,402 340,412 372,440 392,470 440,516 486,562 520,610 560,642 612,664',
);
illustration.layer('way', [
  stroke(
    smoothPath(WAY),
    '#38234f',
    9,
    'stroke-linecap="round" opacity=".35" transform="translate(1 3)"',
  ),
  stroke(smoothPath(WAY), '#fff6dd', 6, 'stroke-linecap="round" stroke-dasharray="2 12"'),
  group(
    'transform="translate(336 414) scale(1.9)"',
    figure({ legs: '#241a40', coat: '#e7a94a', head: '#e0a37c' }),
  ),
  group(
    'transform="translate(354 416) scale(1.8)"',
    figure({ legs: '#241a40', coat: '#d5504a', head: '#e0a37c' }),
  ),
  ...[
    { x: 700, y: 300, scale: 14, turn: -8 },
    { x: 742, y: 328, scale: 10, turn: 6 },
    { x: 900, y: 350, scale: 12, turn: -4 },
    { x: 620, y: 730, scale: 17, turn: -10 },
    { x: 1010, y: 742, scale: 15, turn: 8 },
  ].map((gull) => bird(GULL, '#fff0d8', gull)),
]);

illustration.layer('light', [
  sunlight(illustration, SUN, 640, [
    [0, '#ffd68e', 0.45],
    [0.5, '#ff8f6a', 0.14],
    [1, '#ff8f6a', 0],
  ]),
]);

export const markers = numbered(illustration, [
  { at: [60, 252] },
  { at: [280, 172] },
  { at: [478, 404], to: [450, 462] },
  { at: [586, 452], to: [564, 530] },
  { at: [650, 744], to: [650, 672] },
  { at: [818, 540], to: [818, 634] },
  { at: [1006, 372], to: [1062, 400] },
  { at: [1190, 622], to: [1132, 580] },
  { at: [1222, 318], to: [1222, 366] },
]);
