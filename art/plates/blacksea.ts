/**
 * The Black Sea from Trabzon to Fındıklı, and the mountains behind it.
 *
 * Plotted by hand from coordinates: the coast with Trabzon's harbour, the two airports (the one of Rize
 * lies on fill at 41.167, 40.830), Çamburnu, Of, İyidere, Rize, Pazar and the mouth of the Fırtına
 * (41.187, 40.960); the rivers Değirmendere with Altındere, Solaklı, İyidere and Fırtına with both its
 * arms; the towns Maçka, Çaykara, İkizdere and Çamlıhemşin; the road along the shore and those up the
 * valleys; Kaçkar's summit (40.835, 41.161). Peaks stand where the ranges are, without heights. Uzungöl's
 * lake is drawn larger than it is, to the east of its place; so are tea gardens, bridges and houses.
 */

import { random } from '../kit/numbers.ts';
import { draw, type Point, smoothPath } from '../kit/path.ts';
import { circle, path, rect, stroke } from '../kit/shapes.ts';
import { lens } from '../kit/water.ts';
import { rose } from '../map/compass.ts';
import { foam, taka } from '../map/life.ts';
import { sumela } from '../map/places/blacksea.ts';
import { fields, grove, wood } from './kit/growth.ts';
import { land, slab, step, tints } from './kit/ground.ts';
import { range, rocks, sorted } from './kit/relief.ts';
import { around, beside, type Plate, stand } from './kit/sheet.ts';
import { houses, lamplight } from './kit/town.ts';
import { lake, river, sea } from './kit/water.ts';
import { road } from './kit/ways.ts';

const COAST = `39.5200,41.0330 39.5600,41.0250 39.6000,41.0140 39.6400,41.0080 39.6700,41.0060 39.6960,41.0050
  39.7180,41.0080 39.7400,41.0120 39.7540,41.0060 39.7700,41.0020 39.8000,40.9960 39.8300,40.9760 39.8570,40.9580
  39.8950,40.9580 39.9300,40.9570 39.9750,40.9560 40.0150,40.9520 40.0550,40.9440 40.0950,40.9240
  40.1250,40.9170 40.1700,40.9200 40.2020,40.9280 40.2350,40.9360 40.2700,40.9500 40.3050,40.9700
  40.3350,40.9920 40.3620,41.0100 40.4000,41.0220 40.4400,41.0300 40.4800,41.0340 40.5100,41.0420
  40.5450,41.0420 40.6000,41.0480 40.6500,41.0640 40.7000,41.0820 40.7400,41.0980 40.7800,41.1280
  40.8100,41.1480 40.8350,41.1650 40.8650,41.1780 40.8950,41.1860 40.9300,41.1860 40.9600,41.1900
  40.9900,41.1980 41.0300,41.2180 41.0700,41.2400 41.1100,41.2620 41.1500,41.2800 41.2000,41.3040 41.2600,41.3300`;

const DEGIRMENDERE =
  '39.5900,40.6200 39.5800,40.7000 39.6000,40.7600 39.6130,40.8130 39.6500,40.8700 39.6900,40.9200 39.7400,40.9650 39.7600,41.0040';
const ALTINDERE = '39.6700,40.6500 39.6640,40.7000 39.6350,40.7550 39.6130,40.8130';
const SOLAKLI =
  '40.3200,40.5900 40.2961,40.6186 40.2700,40.6700 40.2380,40.7480 40.2450,40.8300 40.2650,40.9000 40.2650,40.9490';
const IYIDERE =
  '40.6900,40.6600 40.6200,40.7200 40.5550,40.7730 40.5050,40.8400 40.4400,40.9100 40.3800,40.9700 40.3560,41.0060';
const FIRTINA =
  '41.1650,40.9150 41.1086,40.9503 41.0500,41.0000 41.0070,41.0460 40.9900,41.1000 40.9750,41.1500 40.9600,41.1890';
const BUYUKDERE = '40.9300,40.8400 40.9450,40.9000 40.9620,40.9410 40.9900,41.0000 41.0070,41.0460';

export const plate: Plate = (sheet) => {
  const { scene, at, line } = sheet;
  const here = (longitude: number, latitude: number): Point => at([longitude, latitude]);
  const monastery = here(39.6582, 40.6903);
  const hagiaSophia = here(39.6963, 41.0033);
  const uzungol = here(40.2961, 40.6186);
  const ayder = here(41.1086, 40.9503);
  const trabzon = here(39.7333, 41);
  const rize = here(40.52, 41.03);
  const open = [
    beside(monastery, 10, -50),
    monastery,
    uzungol,
    beside(uzungol, 60, 0),
    beside(uzungol, 0, -46),
    ayder,
    beside(ayder, -46, -26),
  ];
  const shore = line(COAST);
  const ring = [...shore, [1300, 990] as const, [-80, 990] as const];
  const coast = smoothPath(ring, { close: true, tension: 0.7 });

  scene.layer(
    'sea',
    sea(sheet, {
      coasts: coast,
      depths: ['#1f7f8c', '#2b9399', '#2b9399'],
      waves: [
        [120, 90],
        [250, 200],
        [520, 190],
        [430, 60],
        [640, 110],
        [820, 60],
        [380, 280],
        [60, 200],
        [1010, 40],
      ],
    }),
  );
  scene.layer('slab', slab(coast));
  scene.layer('land', [
    land(sheet, 'land', coast, [
      ...tints(sheet, [
        [[39.8, 40.9], 320, '#93b97c', 0.95],
        [[40.2, 40.86], 320, '#86b077', 0.95],
        [[40.6, 40.95], 330, '#74a76f', 0.95],
        [[41.0, 41.1], 330, '#6ba26c', 0.95],
        [[39.65, 40.65], 260, '#9fbd82', 0.9],
        [[40.0, 40.42], 420, '#ecc893', 0.95],
        [[40.6, 40.42], 420, '#eec08c', 0.95],
        [[41.15, 40.5], 330, '#e3b48a', 0.9],
      ]),
      step(
        line(
          '39.45,40.86 39.62,40.85 39.74,40.88 39.86,40.84 40.00,40.85 40.12,40.81 40.24,40.83 40.36,40.87 40.46,40.93 40.58,40.95 40.70,40.99 40.82,41.06 40.94,41.08 41.05,41.12 41.16,41.17 41.30,41.20 41.30,40.3 39.45,40.3',
        ),
        { colour: '#8fb57c', opacity: 0.6, thick: 5 },
      ),
      step(
        line(
          '39.45,40.70 39.58,40.69 39.72,40.72 39.86,40.68 40.02,40.69 40.14,40.65 40.28,40.67 40.42,40.72 40.54,40.77 40.66,40.80 40.78,40.86 40.90,40.91 41.02,40.95 41.14,41.00 41.30,41.04 41.30,40.3 39.45,40.3',
        ),
        { colour: '#a9bf86', opacity: 0.7, thick: 6 },
      ),
      step(
        line(
          '39.45,40.53 39.62,40.50 39.80,40.52 39.98,40.49 40.14,40.50 40.30,40.49 40.44,40.53 40.58,40.55 40.70,40.60 40.82,40.64 40.94,40.70 41.06,40.75 41.18,40.79 41.30,40.80 41.30,40.3 39.45,40.3',
        ),
        { colour: '#ecc792', opacity: 0.8, thick: 6 },
      ),
    ]),
  ]);
  scene.layer('water', [
    river(line(ALTINDERE), 3),
    river(line(DEGIRMENDERE), 4),
    river(line(SOLAKLI), 4),
    river(line(IYIDERE), 4),
    river(line(BUYUKDERE), 3.4),
    river(line(FIRTINA), 4.4),
    river(line('39.80,40.37 39.95,40.41 40.15,40.40 40.30,40.37'), 4),
    river(line('40.86,40.38 41.00,40.48 41.12,40.55 41.26,40.64'), 5),
  ]);
  scene.layer('ways', [
    road(
      shore.map(([x, y]): Point => [x + 1, y + 13]),
      4,
    ),
    road(
      line(
        '39.7500,40.9900 39.7000,40.9150 39.6550,40.8600 39.6200,40.8100 39.5850,40.7500 39.5600,40.7000 39.4900,40.6500',
      ),
      3.4,
    ),
    road(line('39.6200,40.8100 39.6450,40.7550 39.6700,40.7120'), 3),
    road(
      line(
        '40.2740,40.9400 40.2750,40.8950 40.2540,40.8300 40.2480,40.7500 40.2790,40.6750 40.3000,40.6250',
      ),
      3.4,
    ),
    road(
      line(
        '40.3660,41.0000 40.3900,40.9750 40.4500,40.9150 40.5150,40.8430 40.5650,40.7750 40.6300,40.7200 40.7050,40.6500 40.7700,40.5700 40.9000,40.5000 41.0000,40.4840',
      ),
      3.4,
    ),
    road(
      line(
        '40.9680,41.1800 40.9840,41.1400 40.9990,41.0950 41.0160,41.0450 41.0600,40.9980 41.1086,40.9560',
      ),
      3.4,
    ),
    runway(here(39.79, 40.9935), 0.1),
    runway(here(40.832, 41.1615), -0.34),
  ]);
  scene.layer('tea', [
    tea(here(40.44, 40.985), 92, 4),
    tea(here(40.64, 41.015), 110, 5),
    tea(here(40.8, 41.095), 84, 4),
    tea(here(40.53, 40.965), 70, 3),
    tea(here(40.92, 41.135), 60, 3),
    tea(here(40.31, 40.905), 64, 3),
  ]);
  scene.layer('fields', [
    fields(here(40.84, 40.43), [4, 2], {
      crops: ['wheat', 'stubble', 'barley'],
      seed: 2,
      size: 38,
    }),
    fields(here(41.1, 40.68), [3, 2], { crops: ['stubble', 'wheat', 'green'], seed: 3, size: 38 }),
    fields(here(40.24, 40.43), [3, 2], {
      crops: ['barley', 'wheat', 'stubble'],
      seed: 4,
      size: 36,
    }),
  ]);
  scene.layer('relief', [
    ...sorted([
      ...range(sheet, {
        line: line('39.68,40.84 39.82,40.86 39.96,40.84 40.10,40.85 40.17,40.83'),
        peaks: 9,
        height: 44,
        rock: rocks.pontic,
        foot: '#8fb57c',
        seed: 31,
      }),
      ...range(sheet, {
        line: line(
          '40.31,40.84 40.40,40.86 40.50,40.90 40.62,40.93 40.74,40.97 40.86,41.03 40.94,41.05',
        ),
        peaks: 11,
        height: 46,
        rock: rocks.pontic,
        foot: '#86b077',
        seed: 32,
        open,
      }),
      ...range(sheet, {
        line: line('41.06,41.10 41.12,41.14 41.19,41.19'),
        peaks: 4,
        height: 44,
        rock: rocks.pontic,
        foot: '#80ad74',
        seed: 33,
      }),
      ...range(sheet, {
        line: line('39.72,40.72 39.86,40.72 40.00,40.70 40.14,40.71 40.22,40.72'),
        peaks: 9,
        height: 62,
        rows: 1,
        rock: rocks.pontic,
        foot: '#a3bd84',
        seed: 34,
        open,
        openReach: 60,
      }),
      ...range(sheet, {
        line: line('40.33,40.73 40.44,40.78 40.62,40.82 40.72,40.87 40.84,40.92 40.90,40.95'),
        peaks: 9,
        height: 64,
        rows: 1,
        rock: rocks.pontic,
        foot: '#9bb981',
        seed: 35,
        open,
        openReach: 50,
      }),
      ...range(sheet, {
        line: line('39.58,40.58 39.70,40.57 39.84,40.58 40.00,40.55 40.16,40.54 40.28,40.53'),
        peaks: 9,
        height: 76,
        rows: 2,
        drop: 46,
        rock: kackar,
        foot: '#c3c08a',
        seed: 36,
        snow: 0.26,
        open,
        openReach: 58,
      }),
      ...range(sheet, {
        line: line('40.36,40.55 40.50,40.60 40.62,40.65 40.74,40.71 40.86,40.77'),
        peaks: 8,
        height: 92,
        rows: 2,
        drop: 52,
        rock: kackar,
        foot: '#c3c08a',
        seed: 37,
        snow: 0.34,
        open,
        openReach: 58,
      }),
      ...range(sheet, {
        line: line('40.92,40.79 41.02,40.825 41.10,40.84 41.165,40.845'),
        peaks: 6,
        height: 124,
        rows: 2,
        drop: 58,
        rock: kackar,
        foot: '#b9bd88',
        seed: 38,
        snow: 0.42,
        open: [ayder],
        openReach: 64,
      }),
      ...range(sheet, {
        line: line('39.66,40.44 39.85,40.45 40.05,40.43'),
        peaks: 5,
        height: 44,
        rock: rocks.inland,
        foot: '#ecc792',
        seed: 39,
      }),
      ...range(sheet, {
        line: line('40.40,40.44 40.58,40.46 40.75,40.48'),
        peaks: 5,
        height: 48,
        rock: rocks.inland,
        foot: '#ecc792',
        seed: 40,
      }),
    ]),
  ]);
  scene.layer('green', [
    wood({
      kind: 'fir',
      ring: line(
        '39.60,40.74 39.64,40.80 39.72,40.78 39.78,40.74 39.74,40.66 39.68,40.62 39.60,40.64',
      ),
      size: 27,
      seed: 61,
      pitch: 34,
      open: [monastery, beside(monastery, 10, -50)],
      openReach: 52,
    }),
    wood({
      kind: 'fir',
      ring: around(uzungol, '-90,-40 -50,-70 40,-64 100,-40 110,20 60,50 -40,54 -90,20'),
      size: 26,
      seed: 62,
      pitch: 34,
      open: [uzungol, beside(uzungol, 56, -4), beside(uzungol, 0, -56)],
      openReach: 46,
    }),
    wood({
      kind: 'fir',
      ring: around(ayder, '-120,10 -60,-10 -20,30 50,26 50,70 -30,86 -110,60'),
      size: 26,
      seed: 63,
      pitch: 32,
      open: [ayder],
      openReach: 48,
    }),
    grove(
      'fir',
      line(
        '39.86,40.90 39.89,40.905 39.92,40.90 40.10,40.88 40.13,40.885 40.40,40.82 40.43,40.825 40.46,40.82 40.68,40.90 40.71,40.905 40.74,40.90 40.90,40.99 40.93,40.995 41.08,41.07 41.11,41.075 41.14,41.07 40.02,40.78 40.05,40.785 39.95,40.78',
      ),
      25,
    ),
    grove(
      'fir',
      line(
        '39.78,40.94 39.81,40.935 39.99,40.90 40.02,40.905 40.20,40.90 40.17,40.90 39.82,40.80 39.85,40.795 40.12,40.77 40.15,40.775 40.18,40.77 40.36,40.79 40.39,40.785 40.33,40.66 40.41,40.67 40.44,40.665 40.58,40.87 40.61,40.875 40.64,40.87 40.60,40.90 40.78,40.96 40.81,40.965 40.79,40.985 40.86,41.10 40.97,41.01 41.10,41.00 41.13,41.02 41.16,41.04 41.10,41.18 41.13,41.20',
      ),
      23,
    ),
    grove('fir', around(monastery, '-44,-8 -30,6 44,-8 58,4 74,-4 88,-14 34,8 100,4'), 30),
    grove(
      'poplar',
      line('39.90,40.415 39.93,40.42 40.10,40.41 40.98,40.49 41.01,40.50 41.09,40.555'),
      24,
    ),
  ]);
  scene.layer('landmarks', [
    stand(
      beside(monastery, 14, -34),
      0.62,
      cliff,
      `<g transform="translate(-8 66)">${sumela()}</g>`,
    ),
    church(beside(hagiaSophia, 66, 56)),
    houses(
      around(
        trabzon,
        '-92,18 -72,26 -52,20 -32,28 14,22 34,30 52,20 70,28 88,20 -82,40 -60,44 -12,40 98,34',
      ),
      17,
    ),
    houses(around(rize, '-34,6 -16,0 2,4 20,-2 38,2 -24,20 -4,20 16,16 34,18'), 17),
    houses(around(here(40.885, 41.172), '-14,6 2,2 18,-4 6,16'), 15),
    houses(around(here(40.267, 40.935), '-16,4 20,0 36,-6'), 14),
    houses(around(here(39.613, 40.813), '12,-8 28,-2 20,8'), 14),
    lake(smoothPath(around(uzungol, '18,4 30,-10 60,-13 88,-6 96,6 78,16 44,17'), { close: true })),
    houses(around(uzungol, '-34,-38 -16,-46 20,-40 38,-34 56,-30 -48,-28 100,-18'), 17),
    houses(around(ayder, '-70,-12 -52,-26 -34,-18 -62,4 -30,-40 -12,-48'), 18),
    houses(around(here(41, 40.484), '-20,-8 -4,-14 14,-10 -10,4 8,2'), 16),
    castle(here(40.962, 40.941)),
    arch(here(40.988, 41.097)),
  ]);
  scene.layer(
    'mist',
    mist(
      line(
        '39.72,40.79 40.06,40.76 40.40,40.70 40.70,40.79 40.98,40.90 40.55,40.69 39.86,40.63 41.12,40.79',
      ),
    ),
  );
  scene.layer('boats', [
    stand([330, 235], 0.62, foam(58), taka()),
    stand([760, 130], 0.5, foam(58), taka()),
    stand([560, 70], 0.4, foam(58), taka()),
  ]);
  scene.layer('compass', stand([180, 130], 0.42, rose()));
  scene.layer(
    'lamps',
    lamplight(sheet, [
      [beside(trabzon, 0, 24), 100],
      [beside(rize, 4, 8), 74],
      [here(40.885, 41.175), 50],
      [beside(uzungol, 6, -40), 70],
      [beside(ayder, -44, -20), 64],
      [beside(monastery, 14, -54), 60],
      [here(40.267, 40.938), 40],
    ]),
  );
};

const kackar = { shade: '#3d6a6a', lit: '#a8c094' };

const runway = ([x, y]: Point, turn: number): string => {
  const [dx, dy] = [Math.cos(turn) * 18, Math.sin(turn) * 18];
  const data = draw`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
  return stroke(data, '#8a6a6c', 6) + stroke(data, '#fff3d6', 1.4, 'stroke-dasharray="4 4"');
};

/** Tea in rows that follow the slope. */
function tea([x, y]: Point, wide: number, rows: number): string {
  const row = (i: number): string =>
    draw`M${x - wide / 2 + i * 5} ${y + i * 9}q${wide * 0.25} ${-12} ${wide * 0.5} ${-5}t${wide * 0.46} ${-7}`;
  const all = Array.from({ length: rows }, (_, i) => row(i)).join('');
  return (
    stroke(all, '#1f5f47', 8, 'stroke-linecap="round" transform="translate(-1 2.4)"') +
    stroke(all, '#3f9054', 7, 'stroke-linecap="round"') +
    stroke(
      all,
      '#8cc467',
      3.4,
      'stroke-linecap="round" stroke-dasharray="5 5" transform="translate(1 -1.6)"',
    )
  );
}

/** Cloud that lies in the valleys. */
function mist(middles: readonly Point[]): string {
  const next = random(71);
  return path(
    middles
      .map(([x, y]) => lens(x, y, 46 + next() * 34, 7) + lens(x + 30, y + 9, 34 + next() * 20, 5))
      .join(''),
    '#fff8e6',
    'opacity=".5"',
  );
}

const cliff = [
  path('M-96 12L-92-44L-76-88L-58-104L-34-132L-6-120L20-138L46-112L66-86L82-38L90 12z', '#4b6a72'),
  path('M20-138L46-112L66-86L82-38L90 12H44L36-30L18-60L30-98z', '#8fae98'),
  path('M-70-8L-60-70L-20-92L40-88L66-60L72-8z', '#35505e', 'opacity=".7"'),
].join('');

/** The church of Holy Wisdom at Trabzon: a drum over a cross of gables. */
const church = (foot: Point): string =>
  stand(
    foot,
    0.9,
    rect(-24, -20, 48, 20, '#c98a72'),
    rect(4, -20, 20, 20, '#f6d3a2'),
    path('M-28-19L-14-30H14L28-19z', '#a5605c'),
    path('M4-19V-30H14L28-19z', '#cf8a72'),
    rect(-9, -42, 18, 14, '#d9a486'),
    rect(1, -42, 8, 14, '#fff0d0'),
    path('M-12-41L0-54L12-41z', '#8a4c5c'),
    path('M1-41L0-54L12-41z', '#c47a6c'),
    rect(-38, -36, 9, 36, '#c98a72'),
    rect(-34, -36, 5, 36, '#f6d3a2'),
    path('M-40-35L-33.500-45L-27-35z', '#a5605c'),
    path(
      'M-14 0v-9a3.400 3.400 0 0 1 7 0v9zM6 0v-9a3.400 3.400 0 0 1 7 0v9zM-4-31v-5h3v5zM3-31v-5h3v5z',
      '#5a3550',
    ),
    circle(0, -56, 1.6, '#f3bd5e'),
  );

/** A small castle on its crag over the Fırtına. */
const castle = (foot: Point): string =>
  stand(
    foot,
    0.7,
    path('M-34 8L-22-18L-4-26L20-20L34 8C14 14-14 14-34 8z', '#4f7064'),
    path('M2-26L20-20L34 8C26 11 18 12 10 12C12-4 2-14 2-26z', '#9db58c'),
    rect(-20, -38, 34, 18, '#b9826e'),
    rect(-2, -38, 16, 18, '#e9bd98'),
    rect(4, -52, 13, 32, '#c98a72'),
    rect(11, -52, 6, 32, '#fbdcae'),
    path('M-20-38v-4h5v4h5v-4h5v4h5v-4h4v4zM4-52v-4h4v4h5v-4h4v4z', '#b9826e'),
    path('M8-36h4v-7h-4z', '#5a3550'),
  );

/** A bridge of one high arch, as the valley has many. */
const arch = (middle: Point): string =>
  stand(
    middle,
    0.8,
    path('M-34 6C-16-26 16-26 34 6H25C14-14-14-14-25 6z', '#8d6a60'),
    path('M-36 4C-16-30 16-30 36 4L30 4C14-24-14-24-30 4z', '#fbe0b4'),
  );
