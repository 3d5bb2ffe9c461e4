/**
 * Istanbul: the Historic Peninsula, Galata, and the Asian shore from Üsküdar to Kadıköy.
 *
 * Plotted by hand from coordinates: both shores of the Golden Horn between Fener and the two points,
 * its three bridges (Atatürk 41.0242, 28.9653; metro 41.0229, 28.9668; Galata 41.0200, 28.9731),
 * Seraglio Point (41.0164, 28.9858), the Marmara shore with Ahırkapı and Kumkapı, Galataport, Şemsi
 * Paşa, Salacak, Harem, the quays of Haydarpaşa with their breakwater, Kadıköy's pier. Parks, streets
 * and the tram are about right, houses are a texture. Mosques, towers and the two stations stand at
 * their true place or right beside it, where a number lies on it.
 */

import { type Point, polygon, smoothPath } from '../kit/path.ts';
import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { imperialMosque, hagiaSophia } from '../scenes/istanbul/mosques.ts';
import { ferry, stone, tower } from '../map/places/istanbul.ts';
import { rose } from '../map/compass.ts';
import { grove, wood } from './kit/growth.ts';
import { land, slab, step, tints } from './kit/ground.ts';
import { beside, type Plate, stand } from './kit/sheet.ts';
import { houses, lamplight, roofs } from './kit/town.ts';
import { sea } from './kit/water.ts';
import { bridge, railway, road } from './kit/ways.ts';

/** From the canvas' western edge down the Golden Horn, round Seraglio Point, along the Marmara. */
const PENINSULA = `28.9440,41.0365 28.9478,41.0340 28.9508,41.0305 28.9545,41.0280 28.9590,41.0252 28.9632,41.0224
  28.9660,41.0203 28.9690,41.0187 28.9722,41.0177 28.9752,41.0172 28.9780,41.0168 28.9815,41.0171
  28.9842,41.0171 28.9860,41.0163 28.9873,41.0143 28.9881,41.0118 28.9880,41.0092 28.9868,41.0068
  28.9850,41.0056 28.9822,41.0040 28.9795,41.0032 28.9760,41.0022 28.9722,41.0012 28.9672,41.0011
  28.9640,41.0016 28.9612,41.0027 28.9580,41.0024 28.9556,41.0012 28.9540,40.9992 28.9515,40.9962
  28.9470,40.9945 28.9420,40.9945`;

/** From the western edge down the other shore of the Golden Horn, round Tophane, up the Bosphorus. */
const GALATA = `28.9440,41.0405 28.9490,41.0385 28.9535,41.0358 28.9575,41.0337 28.9612,41.0318 28.9640,41.0312
  28.9652,41.0300 28.9648,41.0283 28.9668,41.0262 28.9692,41.0245 28.9716,41.0231 28.9742,41.0222
  28.9772,41.0224 28.9800,41.0238 28.9826,41.0254 28.9850,41.0270 28.9872,41.0288 28.9893,41.0308
  28.9918,41.0327 28.9946,41.0345 28.9990,41.0375`;

/** Down the Asian shore to Moda. */
const ASIA = `29.0310,41.0372 29.0268,41.0338 29.0238,41.0318 29.0205,41.0299 29.0176,41.0281 29.0150,41.0269
  29.0122,41.0262 29.0104,41.0253 29.0090,41.0238 29.0080,41.0222 29.0074,41.0205 29.0076,41.0185
  29.0084,41.0160 29.0086,41.0138 29.0094,41.0120 29.0106,41.0098 29.0116,41.0068 29.0132,41.0040
  29.0146,41.0012 29.0158,40.9990 29.0170,40.9970 29.0192,40.9960 29.0212,40.9956 29.0226,40.9945
  29.0229,40.9926 29.0218,40.9908 29.0204,40.9890 29.0190,40.9865`;

const GULHANE = `28.9800,41.0155 28.9825,41.0166 28.9850,41.0160 28.9868,41.0135 28.9875,41.0105 28.9868,41.0078
  28.9850,41.0068 28.9838,41.0090 28.9846,41.0115 28.9826,41.0128 28.9806,41.0118 28.9790,41.0132`;
const HIPPODROME = `28.9742,41.0078 28.9754,41.0082 28.9770,41.0062 28.9758,41.0046 28.9748,41.0050`;
const KARACAAHMET = `29.0190,41.0150 29.0225,41.0165 29.0262,41.0140 29.0270,41.0092 29.0240,41.0072 29.0208,41.0096`;
const BARRACKS = `29.0135,41.0098 29.0168,41.0112 29.0190,41.0092 29.0156,41.0072`;
const QUAYS = `29.0098,41.0122 29.0122,41.0112 29.0135,41.0080 29.0158,41.0040 29.0175,40.9990 29.0158,40.9990 29.0116,41.0066`;
const UNIVERSITY = `28.9618,41.0138 28.9650,41.0142 28.9658,41.0118 28.9628,41.0110`;
const TAKSIM = `28.9862,41.0343 28.9890,41.0350 28.9905,41.0335 28.9880,41.0318`;
const ISTIKLAL = '28.9742,41.0284 28.9772,41.0312 28.9802,41.0338 28.985,41.0369';

const outline = (ring: readonly Point[]): string => smoothPath(ring, { close: true, tension: 0.7 });

const mosque = (place: Point, unit: number, minarets: 4 | 6 = 4): string =>
  imperialMosque({ x: place[0], foot: place[1], unit, stone }, minarets);

/** A ferry with its wake; `turn` -1 sails to the left. */
const boat = (place: Point, size: number, turn = 1): string =>
  stand(
    place,
    size,
    path(
      'M57-2C64 0 74 3 88 4C40 9-60 9-108 6C-86 3-60 1-48 1C-10 4 30 4 50 1z',
      '#f6fdf0',
      `opacity=".9" transform="scale(${turn} 1)"`,
    ),
    `<g transform="scale(${turn} 1)">${ferry()}</g>`,
  );

export const plate: Plate = (sheet) => {
  const { scene, at, line } = sheet;
  const here = (longitude: number, latitude: number): Point => at([longitude, latitude]);
  const peninsulaRing = [...line(PENINSULA), [-60, 990] as const, [-60, 0] as const];
  const galataRing = [...line(GALATA), [900, -80] as const, [-80, -80] as const];
  const asiaRing = [...line(ASIA), [1290, 960] as const, [1290, -60] as const];
  const europe = outline(peninsulaRing);
  const galata = outline(galataRing);
  const asia = outline(asiaRing);

  const sights = {
    hagiaSophia: here(28.97994, 41.00855),
    blueMosque: here(28.97682, 41.00541),
    topkapi: here(28.98338, 41.01152),
    cistern: here(28.97787, 41.00838),
    suleymaniye: here(28.96396, 41.0161),
    bazaar: here(28.96805, 41.01066),
    galata: here(28.97418, 41.02564),
    maidens: here(29.00412, 41.0211),
  };
  const open = [
    ...Object.values(sights),
    beside(sights.hagiaSophia, 44, -34),
    beside(sights.blueMosque, -84, 4),
    beside(sights.suleymaniye, 0, -40),
    beside(sights.bazaar, -56, -6),
    beside(sights.galata, 0, -44),
  ];

  scene.layer(
    'sea',
    sea(sheet, {
      coasts: europe + galata + asia,
      waves: [
        [690, 520],
        [600, 690],
        [760, 790],
        [420, 800],
        [880, 600],
        [700, 120],
        [270, 840],
        [905, 830],
      ],
    }),
  );
  scene.layer('slab', slab(europe + galata + asia));

  const hill = { colour: '#f8e2b4', opacity: 0.55 };
  const gardens = [GULHANE, HIPPODROME, KARACAAHMET, UNIVERSITY, TAKSIM, BARRACKS, QUAYS].map(line);
  const park = (ring: string): string =>
    path(smoothPath(line(ring), { close: true, tension: 0.8 }), '#b7c583');
  scene.layer('land', [
    land(sheet, 'europe', europe, [
      ...tints(sheet, [
        [[28.957, 41.018], 260, '#f2b89a', 0.8],
        [[28.97, 41.005], 240, '#f6cf9a', 0.9],
        [[28.984, 41.012], 120, '#cfd094', 0.9],
      ]),
      step(
        line(
          '28.956,41.019 28.962,41.0196 28.968,41.0165 28.9665,41.0128 28.960,41.0118 28.954,41.014',
        ),
        hill,
      ),
      step(
        line(
          '28.973,41.0098 28.978,41.0132 28.985,41.0135 28.9862,41.009 28.981,41.0058 28.975,41.0045 28.9705,41.0062',
        ),
        hill,
      ),
      step(line('28.949,41.025 28.954,41.0245 28.957,41.021 28.953,41.0185 28.947,41.020'), hill),
      park(GULHANE),
      park(HIPPODROME),
      park(UNIVERSITY),
    ]),
    land(sheet, 'galata', galata, [
      ...tints(sheet, [
        [[28.975, 41.03], 260, '#f2b89a', 0.8],
        [[28.96, 41.036], 200, '#f6cf9a', 0.8],
      ]),
      step(
        line(
          '28.968,41.0262 28.974,41.0248 28.980,41.0272 28.986,41.0325 28.990,41.038 28.972,41.040 28.9665,41.033',
        ),
        hill,
      ),
      park(TAKSIM),
    ]),
    land(sheet, 'asia', asia, [
      ...tints(sheet, [
        [[29.02, 41.022], 220, '#f2b89a', 0.75],
        [[29.022, 41.0], 240, '#f6cf9a', 0.9],
        [[29.024, 41.012], 130, '#c3cc8a', 0.9],
      ]),
      step(
        line(
          '29.0105,41.0215 29.014,41.0236 29.022,41.0262 29.034,41.025 29.034,41.015 29.020,41.0155 29.013,41.0165',
        ),
        hill,
      ),
      park(KARACAAHMET),
      path(polygon(line(QUAYS)), '#ecd6b0'),
    ]),
  ]);

  const town = { open, parks: gardens, pitch: 16, density: 0.84 };
  scene.layer('towns', [
    roofs(sheet, { ...town, seed: 11, ring: peninsulaRing, shore: line(PENINSULA), turn: 0.35 }),
    roofs(sheet, { ...town, seed: 12, ring: galataRing, shore: line(GALATA), turn: -0.6 }),
    roofs(sheet, { ...town, seed: 13, ring: asiaRing, shore: line(ASIA), density: 0.72 }),
  ]);

  scene.layer('ways', [
    // the Vatan–Ordu–Divan Yolu line, the boulevard through the aqueduct, the shore road, İstiklal
    road(line('28.944,41.0117 28.9545,41.0096 28.9645,41.0100 28.9705,41.0088 28.9755,41.0082'), 5),
    road(
      line('28.9520,41.0055 28.9545,41.0110 28.9566,41.0162 28.9600,41.0200 28.9632,41.0224'),
      5,
    ),
    road(line('28.9672,41.0262 28.9700,41.0285 28.9738,41.0288'), 4),
    stroke(smoothPath(line(ISTIKLAL)), '#fff3d6', 3.4),
    stroke(smoothPath(line(ISTIKLAL)), '#c0453f', 1.6, 'stroke-dasharray="7 6"'),
    road(line('29.0148,41.0265 29.0175,41.0225 29.0210,41.0180 29.0290,41.0165'), 5),
    road(
      line('29.0210,41.0180 29.0195,41.0120 29.0215,41.0060 29.0235,41.0005 29.0236,40.9950'),
      5,
    ),
    railway(line('29.0180,40.9972 29.0215,40.9990 29.0260,40.9985 29.033,40.9960')),
    bridge(here(28.9634, 41.0222), here(28.9674, 41.0262)),
    bridge(here(28.9657, 41.0206), here(28.9684, 41.0252), 3.4),
    bridge(here(28.9721, 41.0177), here(28.9742, 41.0223)),
    // breakwaters of Haydarpaşa and Kumkapı
    stroke(
      smoothPath(line('29.0092,41.0036 29.0106,41.0006 29.0124,40.9978')),
      '#c99a7c',
      5,
      'stroke-linecap="round"',
    ),
    stroke(
      smoothPath(line('29.0092,41.0036 29.0106,41.0006 29.0124,40.9978')),
      '#fff0cf',
      2.4,
      'stroke-linecap="round"',
    ),
    stroke(
      smoothPath(line('28.9592,41.0018 28.9618,41.0008 28.9648,41.0005')),
      '#fff0cf',
      3,
      'stroke-linecap="round"',
    ),
  ]);

  scene.layer('green', [
    wood({
      kind: 'pine',
      ring: line(GULHANE),
      size: 17,
      seed: 5,
      open: [...open, beside(sights.topkapi, 10, -40), beside(sights.topkapi, 40, -30)],
    }),
    wood({ kind: 'poplar', ring: line(KARACAAHMET), size: 19, seed: 6, pitch: 15 }),
    wood({ kind: 'olive', ring: line(UNIVERSITY), size: 15, seed: 9, pitch: 19 }),
    wood({ kind: 'olive', ring: line(TAKSIM), size: 16, seed: 7 }),
    wood({ kind: 'olive', ring: line(HIPPODROME), size: 14, seed: 8, open, openReach: 30 }),
    grove(
      'pine',
      line('29.0232,41.0332 29.0244,41.0322 29.0258,41.0330 29.0268,41.0318 29.0278,41.0334'),
      20,
    ),
  ]);

  scene.layer('landmarks', [
    aqueduct(here(28.9556, 41.016)),
    mosque(here(28.9496, 41.0198), 8),
    mosque(beside(sights.suleymaniye, -4, -26), 15),
    mosque(here(28.9722, 41.0166), 6),
    hagiaSophia({
      x: sights.hagiaSophia[0] + 66,
      foot: sights.hagiaSophia[1] + 4,
      unit: 14,
      stone,
    }),
    palace(beside(sights.topkapi, -4, -20)),
    mosque(beside(sights.blueMosque, -84, 22), 15, 6),
    stand(beside(sights.bazaar, -72, 8), 1.3, bazaar([0, 0])),
    stand(beside(sights.galata, 0, -26), 0.62, tower(0, 0)),
    station(here(28.9772, 41.0152), 46),
    mosque(here(29.0162, 41.0268), 6),
    stand(here(29.0162, 41.0084), 1, barracks()),
    station(here(29.019, 40.9966), 56),
    maidensTower(beside(sights.maidens, 0, -22)),
    houses(
      [
        ...line(
          '28.9713,41.0250 28.9722,41.0244 28.9757,41.0236 28.9768,41.0242 29.0118,41.0240 29.0108,41.0230 29.0126,41.0232 29.0252,40.9930 29.0264,40.9924 29.0246,40.9918 29.0277,40.9932',
        ),
      ],
      17,
    ),
  ]);

  scene.layer('boats', [
    boat([648, 330], 0.6),
    boat([820, 690], 0.7, -1),
    boat([560, 800], 0.42),
    boat([690, 196], 0.4, -1),
  ]);
  scene.layer('compass', stand([690, 640], 0.42, rose()));
  scene.layer(
    'lamps',
    lamplight(sheet, [
      [beside(sights.hagiaSophia, 66, -16), 70],
      [beside(sights.blueMosque, -84, -10), 70],
      [beside(sights.suleymaniye, 0, -40), 74],
      [beside(sights.galata, 0, -50), 46],
      [beside(sights.maidens, 0, -40), 44],
      [here(28.979, 41.0325), 90],
      [here(29.017, 41.0255), 60],
      [here(29.0245, 40.9935), 70],
      [here(28.9738, 41.0165), 50],
    ]),
  );
};

// ── Landmarks ───────────────────────────────────────────────────────────────────────────────────

/** The aqueduct of Valens over the boulevard, two rows of arches. */
function aqueduct([x, y]: Point): string {
  let arches = '';
  for (let i = 0; i < 7; i++) {
    arches += `M${x - 40 + i * 12} ${y}v-9a3.6 3.6 0 0 1 7.2 0v9zM${x - 40 + i * 12} ${y - 17}v-4a3.6 3.6 0 0 1 7.2 0v4z`;
  }
  return (
    rect(x - 47, y - 28, 92, 28, '#e6ab88') +
    rect(x - 47, y - 28, 92, 3, '#fff0cf') +
    path(arches, '#8d5068')
  );
}

/** Topkapı: the Tower of Justice over low roofs and chimneys. */
function palace([x, y]: Point): string {
  let domes = '';
  for (let i = 0; i < 5; i++) domes += `M${x - 20 + i * 13} ${y - 14}a5.4 5.6 0 0 1 10.8 0z`;
  return [
    rect(x - 24, y - 14, 72, 14, '#c98a86'),
    rect(x + 14, y - 14, 34, 14, '#f3c9a0'),
    path(domes, '#6f5590'),
    path('M0 0V-30H12V0z', '#b0708a', `transform="translate(${x - 14} ${y - 8})"`),
    path('M6 0V-30H12V0z', '#f6cfa6', `transform="translate(${x - 14} ${y - 8})"`),
    path('M-2-30L6-54L14-30z', '#5f4583', `transform="translate(${x - 14} ${y - 8})"`),
    path('M6-30L6-54L14-30z', '#9a7aa8', `transform="translate(${x - 14} ${y - 8})"`),
    path(
      `M${x - 18} ${y}v-6h4v6zM${x + 2} ${y}v-6h4v6zM${x + 22} ${y}v-6h4v6zM${x + 36} ${y}v-6h4v6z`,
      '#5a3550',
    ),
  ].join('');
}

/** The Grand Bazaar: rows of small lead domes. */
function bazaar([x, y]: Point): string {
  const parts = [rect(x - 30, y - 22, 54, 26, '#c98a86')];
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 5; i++) {
      const [u, v] = [x - 30 + i * 11 + (row % 2) * 2, y - 14 + row * 8];
      parts.push(
        path(`M${u} ${v}a5 5.4 0 0 1 10 0z`, '#77608f'),
        path(`M${u + 5.4} ${v}v-5.2a5 5.4 0 0 1 4.6 5.2z`, '#b59bb4'),
      );
    }
  }
  return parts.join('');
}

/** A station with two towers at its front. */
function station([x, y]: Point, wide: number): string {
  const half = wide / 2;
  let windows = '';
  for (let i = 0; i < 5; i++) windows += `M${x - half * 0.66 + i * half * 0.3} ${y - 4}v-7h4v7z`;
  return [
    rect(x - half, y - 18, wide, 18, '#e9b690'),
    rect(x, y - 18, half, 18, '#fbe0b4'),
    path(`M${x - half - 2} ${y - 18}l6-8h${wide - 8}l6 8z`, '#8d4f68'),
    ...[-1, 1].map(
      (side) =>
        rect(x + side * half * 0.8 - 4, y - 28, 8, 28, side < 0 ? '#d99a80' : '#fff0d0') +
        path(`M${x + side * half * 0.8 - 5} ${y - 28}l5-12l5 12z`, '#6f4a7c'),
    ),
    path(windows, '#5a3550'),
  ].join('');
}

/** The Selimiye barracks: a square round a court, a tower at each corner. */
const barracks = (): string =>
  [
    path('M-34-8L-4-26L36-12L6 8z', '#d99a80'),
    path('M-22-8L-4-19L24-11L6 1z', '#b7c583'),
    path('M6 8L36-12V-4L6 17z', '#fbe0b4'),
    path('M-34-8L6 8V17L-34 1z', '#b9766f'),
    ...[
      [-34, -2],
      [36, -6],
      [6, 14],
      [-4, -20],
    ].map(
      ([x = 0, y = 0]) =>
        rect(x - 3.4, y - 17, 6.8, 17, '#f3c9a0') +
        path(`M${x - 4.6} ${y - 17}l4.6-9l4.6 9z`, '#6f4a7c'),
    ),
  ].join('');

/** The Maiden's Tower on its islet, from its waterline. */
const maidensTower = (foot: Point): string =>
  stand(
    foot,
    1.1,
    ellipse(0, 4, 38, 8, '#f3fbea', 'opacity=".8"'),
    path('M-30 4C-28-6-14-10 2-10C18-10 28-6 31 4C14 8-14 8-30 4z', '#a5786c'),
    rect(-18, -22, 36, 14, '#d99a80'),
    rect(2, -22, 16, 14, '#fff0d0'),
    path('M-22-22L-16-30H16L22-22z', '#b9504c'),
    rect(-8, -52, 16, 32, '#d3a08c'),
    rect(0, -52, 8, 32, '#fff3d6'),
    rect(-10, -55, 20, 4, '#8d5068'),
    rect(-7, -64, 14, 10, '#e9c0a0'),
    path('M-9-64C-8-74-3-78 0-80C3-78 8-74 9-64z', '#5f4583'),
    path('M1-64V-80C4-77 8-73 9-64z', '#9a7aa8'),
    rect(-0.7, -96, 1.4, 16, '#5a4038'),
    path('M1-96L12-93L1-89z', '#d5453f'),
    path('M-3-42h6v8h-6zM-13-18h4v6h-4zM8-18h4v6h-4z', '#5a3550'),
    circle(0, -59, 2.2, '#5a3550'),
  );
