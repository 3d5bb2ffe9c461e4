/**
 * Cappadocia between Uçhisar, Ürgüp and the Kızılırmak at Avanos.
 *
 * Plotted by hand from coordinates: the river with Avanos' bridge (38.7137, 34.8460), the villages
 * Göreme, Uçhisar, Ortahisar, Çavuşin and Ürgüp, the flat hill of Aktepe (38.660, 34.879), the roads
 * between them, the Damsa that comes down from Ürgüp. Valleys run where they run, about: Pigeon Valley
 * from Uçhisar to Göreme, Bağlıdere and the White Valley to Çavuşin, Güllüdere and Kızılçukur under
 * Aktepe, Zelve's three, Devrent. Cones stand for many; balloons fly where there is room for them.
 */

import { balloon } from '../kit/balloon.ts';
import { random } from '../kit/numbers.ts';
import { draw, mound, type Point, points, polygon } from '../kit/path.ts';
import { path, rect } from '../kit/shapes.ts';
import { rose } from '../map/compass.ts';
import { chimney } from '../map/places/cappadocia.ts';
import { fields, grove } from './kit/growth.ts';
import { plain, step, tints } from './kit/ground.ts';
import { sorted, valley } from './kit/relief.ts';
import { around, beside, near, type Plate, type Sheet, stand } from './kit/sheet.ts';
import { houses, lamplight } from './kit/town.ts';
import { river } from './kit/water.ts';
import { bridge, road } from './kit/ways.ts';

const KIZILIRMAK =
  '34.945,38.7290 34.926,38.7232 34.908,38.7168 34.890,38.7124 34.872,38.7108 34.858,38.7124 34.846,38.7134 34.832,38.7142 34.818,38.7172 34.802,38.7192 34.786,38.7184 34.770,38.7212 34.745,38.7262';
const DAMSA =
  '34.921,38.6100 34.916,38.6230 34.9165,38.6350 34.919,38.6500 34.914,38.6650 34.910,38.6800 34.903,38.6960 34.897,38.7135';

const PIGEON = '34.8030,38.6215 34.8075,38.6275 34.8140,38.6320 34.8200,38.6368 34.8270,38.6412';
const VALLEYS = [
  '34.8020,38.6385 34.8090,38.6440 34.8150,38.6520 34.8225,38.6600 34.8330,38.6672',
  '34.7960,38.6480 34.8050,38.6545 34.8130,38.6620 34.8250,38.6700',
  '34.8590,38.6370 34.8540,38.6440 34.8450,38.6480 34.8360,38.6505',
];
const RED = [
  '34.8740,38.6535 34.8640,38.6555 34.8540,38.6600 34.8440,38.6660',
  '34.8760,38.6480 34.8660,38.6490 34.8560,38.6530 34.8460,38.6570',
];
const ZELVE = [
  '34.8700,38.6665 34.8650,38.6712 34.8615,38.6752',
  '34.8625,38.6655 34.8620,38.6705 34.8615,38.6752 34.8560,38.6800',
  '34.8990,38.6670 34.8940,38.6720 34.8900,38.6790',
];

const crest = '#f6cda4';

/** Cones about a point: x and y from it, their height, with a cap or without. */
type Cone = readonly [x: number, y: number, height: number, cap: boolean];

const cones = (list: readonly (readonly [at: Point, cones: readonly Cone[]])[]) =>
  list.flatMap(([[x, y], group], at) =>
    group.map(([dx, dy, height, cap], i) => ({
      y: y + dy,
      markup: chimney({
        x: x + dx,
        foot: y + dy,
        width: height * (cap ? 0.66 : 0.84),
        height,
        cap,
        seed: at * 10 + i,
      }),
    })),
  );

/** So many cones in a row. */
const cluster = (count: number, seed: number, wide: number, cap: boolean): Cone[] => {
  const next = random(seed);
  return Array.from({ length: count }, (_, i) => [
    (i - (count - 1) / 2) * (wide / count) + (next() - 0.5) * 8,
    (next() - 0.5) * 16,
    26 + next() * 26,
    cap && next() < 0.8,
  ]);
};

/** Scrub and vines in dots, thinned where numbers lie. */
function scrub(open: readonly Point[]): string {
  const next = random(23);
  let dark = '';
  let lit = '';
  for (let i = 0; i < 420; i++) {
    const spot: Point = [next() * 1200, 120 + next() * 780];
    const size = 2.4 + next() * 2.6;
    if (near(spot, open, 44)) continue;
    dark += mound(spot[0], spot[1], size, size * 0.9);
    lit += mound(spot[0] + size * 0.3, spot[1], size * 0.6, size * 0.6);
  }
  return path(dark, '#9a9a62', 'opacity=".7"') + path(lit, '#c5c081', 'opacity=".8"');
}

export const plate: Plate = (sheet) => {
  const { scene, at, line } = sheet;
  const here = (longitude: number, latitude: number): Point => at([longitude, latitude]);
  const goreme = here(34.8286, 38.6431);
  const museum = here(34.8454, 38.6402);
  const uchisar = here(34.8051, 38.6305);
  const pasabag = here(34.8544, 38.6786);
  const red = here(34.8644, 38.6534);
  const avanos = here(34.8469, 38.715);
  const urgup = here(34.913, 38.631);
  const ortahisar = here(34.8638, 38.6229);
  const cavusin = here(34.8392, 38.6733);
  const open = [museum, uchisar, here(34.8065, 38.6254), pasabag, red, avanos];

  scene.layer(
    'ground',
    plain([
      ...tints(sheet, [
        [[34.845, 38.727], 330, '#c9cc8a', 0.95],
        [[34.78, 38.717], 260, '#c3cc8a', 0.8],
        [[34.92, 38.715], 260, '#cfcf86', 0.8],
        [[34.86, 38.655], 330, '#f2b79a', 0.95],
        [[34.81, 38.64], 280, '#f6cfa2', 0.95],
        [[34.88, 38.672], 220, '#efa88e', 0.7],
        [[34.94, 38.63], 300, '#e9bd86', 0.8],
        [[34.77, 38.665], 260, '#fadf95', 0.8],
      ]),
    ]),
  );
  scene.layer('steps', steps(sheet));
  scene.layer('fields', [
    fields(here(34.79, 38.7095), [5, 2], {
      crops: ['wheat', 'stubble', 'green', 'barley'],
      seed: 4,
    }),
    fields(here(34.897, 38.7055), [4, 2], { crops: ['stubble', 'green', 'wheat'], seed: 8 }),
    fields(here(34.772, 38.6655), [4, 3], {
      crops: ['wheat', 'stubble', 'barley', 'green'],
      seed: 5,
    }),
    fields(here(34.925, 38.6855), [3, 2], { crops: ['barley', 'wheat', 'stubble'], seed: 6 }),
  ]);
  scene.layer('valleys', [
    ...VALLEYS.map((one) => valley(line(one), 26, '#f7d3a8', '#cf9478')),
    valley(line(PIGEON), 28, '#f7d3a8', '#cf9478'),
    ...RED.map((one) => valley(line(one), 28, '#f2a98c', '#bf6a62')),
    ...ZELVE.map((one) => valley(line(one), 22, '#f4b797', '#c77b6a')),
  ]);
  scene.layer('scrub', scrub([...open, goreme]));
  scene.layer('water', [
    river(line(DAMSA), 4),
    river(line(KIZILIRMAK), 20),
    bridge(here(34.8452, 38.7114), here(34.8468, 38.7156), 6),
  ]);
  scene.layer('ways', [
    road(
      line(
        '34.745,38.6255 34.775,38.6262 34.803,38.6238 34.830,38.6262 34.857,38.6292 34.885,38.6300 34.913,38.6302 34.945,38.6260',
      ),
    ),
    road(
      line(
        '34.803,38.6238 34.8085,38.6305 34.8180,38.6378 34.8286,38.6431 34.8345,38.6520 34.8368,38.6620 34.8395,38.6730 34.8440,38.6850 34.8462,38.7000 34.8452,38.7114',
      ),
      5,
    ),
    road(line('34.8286,38.6431 34.8390,38.6412 34.8454,38.6395 34.8530,38.6345 34.857,38.6292'), 4),
    road(
      line(
        '34.8420,38.6800 34.8540,38.6792 34.8660,38.6770 34.8800,38.6775 34.8930,38.6720 34.9040,38.6560 34.9120,38.6420 34.913,38.6302',
      ),
      4,
    ),
    road(line('34.8468,38.7156 34.870,38.7180 34.900,38.7222 34.945,38.7330'), 4),
  ]);

  scene.layer('relief', [
    ...sorted([
      ...cones([
        [
          beside(pasabag, 4, -44),
          [
            [-34, 2, 40, true],
            [-12, -2, 56, true],
            [14, 2, 48, true],
            [36, 4, 34, true],
          ],
        ],
        [
          beside(pasabag, -74, 8),
          [
            [0, 0, 36, true],
            [16, 4, 28, true],
          ],
        ],
        [here(34.8225, 38.6622), cluster(5, 3, 90, false)],
        [here(34.812, 38.653), cluster(5, 4, 100, true)],
        [here(34.8045, 38.658), cluster(4, 5, 76, false)],
        [here(34.864, 38.6668), cluster(4, 6, 80, true)],
        [here(34.8935, 38.6775), cluster(5, 7, 96, true)],
        [here(34.8595, 38.66), cluster(6, 8, 120, false)],
        [here(34.8715, 38.6455), cluster(5, 9, 96, false)],
        [beside(museum, 58, 12), cluster(3, 10, 56, false)],
        [
          beside(museum, -4, -44),
          [
            [-26, 2, 38, false],
            [0, 0, 50, false],
            [24, 3, 36, false],
          ],
        ],
        [beside(goreme, -34, 26), cluster(3, 12, 54, true)],
        [beside(goreme, 32, -14), cluster(3, 13, 54, true)],
        [here(34.819, 38.6405), cluster(3, 14, 54, false)],
        [beside(urgup, 38, -18), cluster(3, 15, 50, true)],
      ]),
      { y: uchisar[1] - 40, markup: castle(beside(uchisar, -4, -36), 1.15) },
      { y: ortahisar[1], markup: castle(ortahisar, 0.72) },
      { y: here(34.879, 38.6575)[1], markup: table(here(34.879, 38.6575)) },
      { y: cavusin[1], markup: cliffVillage(beside(cavusin, 10, 0)) },
    ]),
  ]);
  scene.layer('towns', [
    houses(around(goreme, '-30,2 -12,-8 8,4 -14,14 26,10 4,20 -34,16'), 17),
    houses(around(uchisar, '-62,-18 -48,-6 -70,2 44,-22 58,-10'), 16),
    houses(around(urgup, '-40,-4 -22,-14 -4,-4 16,-10 -30,10 -8,12 14,8 32,2 -18,26 8,26'), 18),
    houses(around(ortahisar, '-44,-2 -32,8 34,-4 46,6 20,12 -12,14'), 15),
    houses(around(avanos, '-78,-30 -60,-36 -44,-26 60,-34 78,-28 46,-26 -62,-18 66,-16'), 17),
    houses(around(cavusin, '-26,10 -12,16 34,14'), 14),
  ]);
  scene.layer('trees', [
    grove(
      'poplar',
      line(
        '34.7900,38.7160 34.7935,38.7166 34.8110,38.7206 34.8140,38.7200 34.8250,38.7122 34.8280,38.7115 34.8660,38.7145 34.8690,38.7150 34.8815,38.7080 34.8845,38.7086 34.9000,38.7118 34.9160,38.7230',
      ),
      30,
    ),
    grove(
      'poplar',
      line(
        '34.9120,38.6590 34.9175,38.6560 34.9050,38.6850 34.9090,38.6900 34.9140,38.6470 34.9185,38.6440',
      ),
      24,
    ),
    grove(
      'olive',
      line(
        '34.8350,38.6560 34.8382,38.6590 34.8330,38.6600 34.7880,38.6420 34.7920,38.6400 34.8780,38.6200 34.8830,38.6215 34.8880,38.6190',
      ),
      18,
    ),
  ]);
  scene.layer('compass', stand([1108, 150], 0.4, rose()));
  scene.layer('balloons', [
    flying(sheet, 'red', [300, 330], 44, ['#d5453f', '#fff0d2']),
    flying(sheet, 'teal', [408, 250], 27, ['#1f8c93', '#ffe9bf', '#e5a23f']),
    flying(sheet, 'blue', [196, 420], 23, ['#24408c', '#ffe9bf', '#d5453f']),
    flying(sheet, 'gold', [1030, 560], 30, ['#e5a23f', '#fff0d2', '#8a3f7c']),
  ]);
  scene.layer(
    'lamps',
    lamplight(sheet, [
      [goreme, 80],
      [beside(uchisar, 0, -60), 80],
      [urgup, 90],
      [ortahisar, 66],
      [beside(avanos, -60, -20), 60],
      [beside(avanos, 60, -20), 60],
      [cavusin, 46],
      ...points('300,392 408,290 196,454 1030,602').map((burner) => [burner, 40] as const),
    ]),
  );
};

/** The land falls in steps from the plateau to the river. */
const steps = ({ line }: Sheet): string[] => [
  step(
    line(
      '34.735,38.7060 34.765,38.7010 34.790,38.6985 34.815,38.7010 34.832,38.6960 34.850,38.6985 34.868,38.6965 34.885,38.7000 34.905,38.6930 34.925,38.7005 34.955,38.7060 34.97,38.60 34.72,38.60',
    ),
    { colour: '#f9dfae', opacity: 0.7, thick: 7 },
  ),
  step(
    line(
      '34.735,38.6800 34.762,38.6760 34.780,38.6805 34.800,38.6790 34.812,38.6730 34.818,38.6640 34.825,38.6560 34.840,38.6455 34.856,38.6470 34.868,38.6430 34.880,38.6440 34.896,38.6400 34.905,38.6240 34.905,38.600 34.72,38.60',
    ),
    { colour: crest, opacity: 0.75, thick: 7 },
  ),
  step(
    line(
      '34.776,38.6450 34.790,38.6460 34.801,38.6400 34.815,38.6330 34.822,38.6240 34.815,38.6130 34.77,38.6100 34.74,38.6300',
    ),
    { colour: '#fbe0b4', opacity: 0.75, thick: 6 },
  ),
];

function flying(
  { scene }: Sheet,
  id: string,
  [x, y]: Point,
  radius: number,
  cloth: readonly string[],
): string {
  return (
    path(
      draw`M${x - radius * 1.5} ${y + radius * 2.6}q${radius * 0.8} ${-radius * 0.3} ${radius * 1.6} 0q${-radius * 0.8} ${radius * 0.3} ${-radius * 1.6} 0z`,
      '#7a3f4c',
      'opacity=".22"',
    ) + balloon(scene, { id, x, y, radius, detail: radius > 40 ? 'middle' : 'far', cloth })
  );
}

/** A rock full of rooms, with houses at its foot. */
const castle = (foot: Point, size: number): string =>
  stand(
    foot,
    size,
    path(
      'M-42 0C-40-18-30-24-27-40C-24-54-20-52-16-70C-12-84 4-88 10-72C14-58 20-58 23-44C27-28 36-20 42 0z',
      '#b8706e',
    ),
    path(
      'M2-82C6-84 9-78 10-72C14-58 20-58 23-44C27-28 36-20 42 0H6C10-22-2-40 4-58C6-66-2-74 2-82z',
      '#f2b58c',
    ),
    path(
      'M10-72C14-58 20-58 23-44C27-28 36-20 42 0H28C28-20 18-34 14-50C12-58 8-66 10-72z',
      '#ffd9a8',
    ),
    path(
      polygon(points('-30,-14 -25,-14 -25,-20 -30,-20')) +
        'M-18-26h4v-6h-4zM-10-44h4v-6h-4zM-20-12h4v-6h-4zM-4-60h3v-5h-3zM10-26h4v-6h-4zM18-12h4v-6h-4zM-6-16h5v-8h-5zM12-48h3v-5h-3z',
      '#5a3550',
    ),
  );

/** Çavuşin: a cliff with fronts of caves. */
const cliffVillage = (foot: Point): string =>
  stand(
    foot,
    0.8,
    path('M-40 0L-36-30L-20-38L0-34L18-42L36-28L40 0z', '#b8706e'),
    path('M0-34L18-42L36-28L40 0H4z', '#f2b58c'),
    path(
      'M-28-6h6v-9h-6zM-14-8h5v-8h-5zM-24-22h4v-5h-4zM-8-24h4v-5h-4zM10-8h5v-8h-5zM22-8h5v-8h-5zM16-24h4v-5h-4z',
      '#5a3550',
    ),
    rect(-44, -1, 88, 3, '#8f5560', 'opacity=".3"'),
  );

/** Across Aktepe from its west: its brow, its foot, how far the foot hangs down. */
const brow = (t: number): number => -66 + 132 * t;
const hem = (t: number): number => -104 + 212 * t;
const sag = (t: number): number => 6 + Math.sin(t * Math.PI) * 10;

/** Aktepe: a flat hill with pleated sides. */
function table(foot: Point): string {
  const next = random(31);
  const pleats: string[] = [];
  const lit: string[] = [];
  for (let i = 0; i < 11; i++) {
    const [u, v] = [i / 11, (i + 1) / 11];
    const middle = (u + v) / 2;
    pleats.push(
      draw`M${brow(u)} -44L${brow(v)} -44L${hem(v)} ${sag(v)}L${hem(middle)} ${sag(middle) + 5 + next() * 4}L${hem(u)} ${sag(u)}z`,
    );
    lit.push(
      draw`M${brow(middle)} -44L${brow(v)} -44L${hem(v)} ${sag(v)}L${hem(middle)} ${sag(middle) + 6}z`,
    );
  }
  return stand(
    foot,
    0.86,
    path('M-104 10Q0 40 108 10L108 20Q0 46-110 22z', '#8a4a3c', 'opacity=".2"'),
    path(pleats.join(''), '#c9786c'),
    path(lit.join(''), '#f4b08c'),
    path('M-70-43C-58-58-20-62 6-61C38-61 62-56 70-44C50-38-44-37-70-43z', '#fbdcae'),
    path('M-70-43C-44-37 50-38 70-44L70-38C48-32-44-31-70-37z', '#fff0d0', 'opacity=".75"'),
  );
}
