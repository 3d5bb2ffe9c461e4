/**
 * Pamukkale: the travertine slope between the village in the plain of the Lykos and the plateau of
 * Hierapolis.
 *
 * Plotted by hand from coordinates: the edge of the plateau west of the museum's baths (37.9247,
 * 29.1235), the middle of the slope (37.9239, 29.1200) and its foot beside the village (37.9207,
 * 29.1206), the temple of Apollo (37.92694, 29.12644), the theatre and the antique pool. The main
 * street, its two gates, the tombs along the road to the north and the octagon on the hill are right
 * within about 250 m; which basins hold water changes by the day, so the drawing fills the middle ones.
 */

import { item, lerp, random } from '../kit/numbers.ts';
import { between, draw, mound, type Point, pointsAlong, smoothPath } from '../kit/path.ts';
import { ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { rose } from '../map/compass.ts';
import { basin, oleander } from '../map/places/pamukkale.ts';
import { fields, grove, wood } from './kit/growth.ts';
import { plain, step, tints } from './kit/ground.ts';
import { range, rocks, sorted } from './kit/relief.ts';
import { cavea } from './kit/ruins.ts';
import { around, beside, type Plate, type Sheet, stand } from './kit/sheet.ts';
import { houses, lamplight } from './kit/town.ts';
import { lake } from './kit/water.ts';
import { road } from './kit/ways.ts';

/** Along the plateau's edge and along the foot of the slope, from north to south. */
const EDGE =
  '29.1100,37.9408 29.1128,37.9372 29.1152,37.9336 29.1176,37.9302 29.1196,37.9274 29.1216,37.9252 29.1234,37.9232 29.1258,37.9213 29.1290,37.9194 29.1325,37.9176 29.1360,37.9150';
const FOOT =
  '29.1055,37.9402 29.1084,37.9362 29.1110,37.9322 29.1134,37.9282 29.1152,37.9252 29.1172,37.9224 29.1196,37.9203 29.1226,37.9188 29.1260,37.9170 29.1296,37.9156 29.1330,37.9138';
const STREET =
  '29.1138,37.9412 29.1165,37.9370 29.1188,37.9330 29.1212,37.9297 29.1238,37.9264 29.1256,37.9240 29.1276,37.9214';

export const plate: Plate = (sheet) => {
  const { scene, at, line } = sheet;
  const here = (longitude: number, latitude: number): Point => at([longitude, latitude]);
  const slope = here(29.12, 37.9239);
  const temple = here(29.12644, 37.92694);
  const theatre = here(29.1294, 37.9276);
  const pool = here(29.1249, 37.9256);
  const martyrium = here(29.1322, 37.9304);

  scene.layer(
    'ground',
    plain(
      tints(sheet, [
        [[29.106, 37.925], 420, '#c6d08c', 0.95],
        [[29.112, 37.917], 360, '#cdd38e', 0.9],
        [[29.105, 37.937], 260, '#d6d48f', 0.8],
        [[29.128, 37.93], 360, '#f3d9a2', 0.95],
        [[29.142, 37.93], 420, '#d9c48c', 0.9],
        [[29.142, 37.918], 320, '#d3cd90', 0.9],
      ]),
    ),
  );
  scene.layer('fields', [
    fields(here(29.1068, 37.9272), [4, 3], {
      crops: ['green', 'wheat', 'green', 'stubble'],
      seed: 3,
      size: 44,
    }),
    fields(here(29.1064, 37.9206), [3, 3], {
      crops: ['wheat', 'green', 'stubble', 'green'],
      seed: 4,
      size: 44,
    }),
    fields(here(29.1126, 37.9165), [3, 1], { crops: ['green', 'stubble'], seed: 6, size: 42 }),
  ]);
  scene.layer('steps', [
    step([...line(EDGE), [1260, 960], [1260, -60]], { colour: '#f8dfae', opacity: 0.9, thick: 7 }),
    step(
      line(
        '29.1225,37.9425 29.1238,37.9372 29.1262,37.9336 29.1282,37.9302 29.1298,37.9282 29.1312,37.9254 29.1330,37.9226 29.1352,37.9200 29.1385,37.9180 29.1480,37.9160 29.1480,37.9425',
      ),
      { colour: '#e6d096', opacity: 0.8, thick: 7 },
    ),
    step(
      line(
        '29.1290,37.9425 29.1302,37.9366 29.1328,37.9332 29.1352,37.9300 29.1366,37.9262 29.1392,37.9230 29.1480,37.9200 29.1480,37.9425',
      ),
      { colour: '#d5c68c', opacity: 0.8, thick: 7 },
    ),
  ]);
  scene.layer('travertine', travertine(sheet));
  scene.layer('ways', [
    road(
      line(
        '29.1000,37.9425 29.1040,37.9372 29.1078,37.9318 29.1112,37.9262 29.1140,37.9216 29.1168,37.9190 29.1190,37.9168 29.1206,37.9140',
      ),
      6,
    ),
    road(line('29.1190,37.9182 29.1225,37.9174 29.1262,37.9158 29.1300,37.9140'), 5),
    road(
      line('29.1300,37.9140 29.1345,37.9158 29.1335,37.9182 29.1300,37.9202 29.1276,37.9214'),
      5,
    ),
    street(line(STREET)),
    stroke(
      smoothPath(
        line('29.1240,37.9262 29.1268,37.9282 29.1290,37.9296 29.1312,37.9300 29.1320,37.9303'),
      ),
      '#b07a5c',
      3,
      'stroke-dasharray="3 7" stroke-linecap="round" opacity=".8"',
    ),
  ]);
  scene.layer('relief', [
    ...sorted([
      ...range(sheet, {
        line: line('29.1345,37.9395 29.1385,37.9372 29.1415,37.9340 29.1430,37.9300'),
        peaks: 6,
        height: 92,
        rows: 1,
        rock: rocks.aegean,
        foot: '#d0c58c',
        seed: 21,
      }),
      ...range(sheet, {
        line: line('29.1395,37.9290 29.1412,37.9258 29.1432,37.9222'),
        peaks: 4,
        height: 78,
        rock: rocks.aegean,
        foot: '#d6ca90',
        seed: 22,
      }),
      ...range(sheet, {
        line: line('29.1275,37.9390 29.1310,37.9368'),
        peaks: 2,
        height: 54,
        rock: rocks.aegean,
        foot: '#dccf95',
        seed: 23,
      }),
      ...range(sheet, {
        line: line('29.1392,37.9186 29.1425,37.9172'),
        peaks: 2,
        height: 60,
        rock: rocks.maquis,
        foot: '#d3cd90',
        seed: 24,
      }),
    ]),
  ]);
  scene.layer('green', [
    grove(
      'poplar',
      line(
        '29.1042,37.9334 29.1050,37.9326 29.1058,37.9318 29.1128,37.9200 29.1137,37.9190 29.1098,37.9164 29.1106,37.9158 29.1088,37.9232 29.1094,37.9240',
      ),
      40,
    ),
    wood({
      kind: 'poplar',
      ring: line('29.1245,37.9345 29.1262,37.9362 29.1272,37.9342 29.1258,37.9325'),
      size: 30,
      seed: 51,
      pitch: 30,
    }),
    grove(
      'poplar',
      [
        ...around(temple, '-22,-40 -10,-46'),
        ...around(pool, '-58,16 -66,26 52,24'),
        ...line('29.1282,37.9244 29.1290,37.9240 29.1300,37.9228'),
      ],
      34,
    ),
    grove(
      'olive',
      line(
        '29.1318,37.9212 29.1332,37.9206 29.1344,37.9216 29.1340,37.9266 29.1352,37.9260 29.1330,37.9276 29.1262,37.9402 29.1248,37.9396',
      ),
      24,
    ),
  ]);
  scene.layer('landmarks', [
    tombs(
      line(
        '29.1146,37.9382 29.1158,37.9392 29.1164,37.9360 29.1178,37.9368 29.1184,37.9346 29.1134,37.9396',
      ),
    ),
    stand(here(29.1206, 37.9304), 1, gate),
    stand(here(29.1274, 37.9219), 0.8, gate),
    agora(line('29.1222,37.9308 29.1240,37.9322 29.1250,37.9310')),
    baths(beside(here(29.1234, 37.9243), 6, 8)),
    antiquePool(beside(pool, 0, 46)),
    cavea(beside(theatre, 40, -40), 0.92, -38),
    stand(beside(temple, -44, -2), 0.9, templeColumns),
    stand(martyrium, 0.9, octagon),
    houses(
      around(
        here(29.1172, 37.918),
        '-84,-20 -62,-30 -40,-22 -18,-34 -96,6 -74,-2 -50,8 -28,0 -6,-8 -64,30 -40,34 -16,26 8,18 30,8 24,42 -90,40 50,30 -2,52 -46,58 46,52',
      ),
      26,
    ),
  ]);
  scene.layer('pond', [
    lake(
      smoothPath(around(here(29.1212, 37.9188), '-40,2 -14,-14 20,-8 44,10 24,26 -14,24'), {
        close: true,
      }),
    ),
    oleander(...beside(here(29.1212, 37.9188), -52, 14)),
    oleander(...beside(here(29.1212, 37.9188), 56, 34)),
    oleander(...beside(pool, 62, 62)),
  ]);
  scene.layer('compass', stand([96, 826], 0.42, rose()));
  scene.layer(
    'lamps',
    lamplight(sheet, [
      [beside(theatre, 40, -40), 70],
      [beside(pool, 0, 40), 60],
      [here(29.1172, 37.918), 130],
      [slope, 150],
      [beside(temple, -44, -26), 46],
      [here(29.1206, 37.9312), 46],
      [beside(martyrium, 0, -20), 46],
    ]),
  );
};

/** White stone that water has laid down, basin below basin. */
function travertine({ scene, line }: Sheet): string[] {
  const upper = pointsAlong(line(EDGE), 10);
  const lower = pointsAlong(line(FOOT), 10);
  const next = random(77);
  /** `t` along the edge, `s` from it down to the foot. */
  const spot = (t: number, s: number): Point => {
    const i = Math.round(t * (upper.length - 1));
    const [x1, y1] = item(upper, i);
    const [x2, y2] = item(lower, i);
    return [lerp(x1, x2, s), lerp(y1, y2, s)];
  };
  const contour = (s: number, wave: number): Point[] =>
    Array.from({ length: 91 }, (_, i) => {
      const [x, y] = spot(i / 90, s);
      const swing = Math.abs(Math.sin(i * 0.62 + wave * 0.78)) * 9 + Math.sin(i * 0.23) * 7;
      return [x - swing, y + swing];
    });
  const levels = [-0.09, 0.1, 0.28, 0.42, 0.56, 0.7, 0.84, 1];
  const curtains = levels.slice(0, -1).map((s, i) => {
    const from = contour(s, i * 2.1);
    const to = contour(item(levels, i + 1), (i + 1) * 2.1);
    return (
      path(between(from, to), i % 2 === 0 ? '#fffaf2' : '#fbf0e6') +
      path(
        between(
          to.map(([x, y]): Point => [x + 5, y - 7]),
          to,
        ),
        '#dcc3d2',
        'opacity=".8"',
      ) +
      stroke(smoothPath(to), '#ffffff', 2.4, 'opacity=".9"')
    );
  });
  const basins: { y: number; markup: string }[] = [];
  for (const [row, s] of [0.08, 0.24, 0.4, 0.55, 0.7, 0.85].entries()) {
    const [from, to] = [0.33 + row * 0.012, 0.68 - row * 0.012];
    for (let t = from; t < to; t += 0.043 + next() * 0.012) {
      const [x, y] = spot(t, s);
      const reach = 24 + next() * 19;
      basins.push({
        y: y + (next() - 0.5) * 6,
        markup: basin(scene, { x, y, reach, wall: 6 + next() * 4 }, basins.length),
      });
    }
  }
  const shade = contour(1, 14.7).map(([x, y]): Point => [x - 8, y + 12]);
  return [
    path(between(contour(0, 0), shade), '#7a6a58', 'opacity=".25"'),
    ...curtains,
    ...basins.toSorted((a, b) => a.y - b.y).map(({ markup }) => markup),
  ];
}

/** The paved main street between two rows of stumps of columns. */
const street = (knots: readonly Point[]): string => {
  const data = smoothPath(knots);
  const row = (x: number, y: number): string =>
    stroke(data, '#b9826e', 8, `stroke-dasharray="4 13" transform="translate(${x - 1} ${y + 2})"`) +
    stroke(data, '#fff3d6', 7, `stroke-dasharray="4 13" transform="translate(${x} ${y})"`);
  return (
    row(13, -9) +
    stroke(data, '#c79a78', 15, 'stroke-linecap="round"') +
    stroke(data, '#fbeccb', 11, 'stroke-linecap="round"') +
    stroke(data, '#d9b896', 10, 'stroke-dasharray="1.4 11" opacity=".6"') +
    row(-13, 9)
  );
};

/** A gate of three arches between round towers. */
const gate = [
  rect(-34, -36, 15, 36, '#b9826e'),
  rect(-26, -36, 7, 36, '#e9b48a'),
  rect(19, -36, 15, 36, '#d99a80'),
  rect(26, -36, 8, 36, '#fbe0b4'),
  rect(-19, -28, 38, 28, '#e3b48c'),
  rect(4, -28, 15, 28, '#fbe0b4'),
  path(
    'M-16 0v-12a4.6 4.6 0 0 1 9.2 0V0zM-4.6 0v-14a4.6 4.6 0 0 1 9.2 0V0zM7 0v-12a4.6 4.6 0 0 1 9.2 0V0z',
    '#6f4355',
  ),
].join('');

/** House tombs with a gable, and a round mound. */
const tombs = (feet: readonly Point[]): string =>
  feet
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y], i) =>
      i % 3 === 2
        ? path(mound(x, y, 16, 13), '#b0a070') +
          path(mound(x + 5, y, 10, 10), '#dccb92') +
          rect(x - 16, y - 4, 32, 5, '#e3b48c')
        : [
            rect(x - 11, y - 14, 22, 14, '#b9826e'),
            rect(x, y - 14, 11, 14, '#fbe0b4'),
            path(draw`M${x - 13} ${y - 14}l13 -9l13 9z`, '#d99a80'),
            path(draw`M${x + 1} ${y - 14}l-1 -9l13 9z`, '#fff0d0'),
            rect(x - 3, y - 9, 6, 9, '#6f4355'),
          ].join(''),
    )
    .join('');

/** Stumps of the northern agora's columns. */
const agora = (knots: readonly Point[]): string =>
  stroke(
    smoothPath(knots, { tension: 0 }),
    '#b9826e',
    10,
    'stroke-dasharray="4 10" transform="translate(-1 2)"',
  ) + stroke(smoothPath(knots, { tension: 0 }), '#fff3d6', 9, 'stroke-dasharray="4 10"');

/** The Roman baths at the plateau's edge, a museum now: great vaults. */
const baths = (foot: Point): string =>
  stand(
    foot,
    0.9,
    path(
      'M-40 0V-26C-40-38-16-38-16-26V0zM-14 0V-30C-14-44 14-44 14-30V0zM16 0V-26C16-38 40-38 40-26V0z',
      '#c07f72',
    ),
    path('M2 0V-40C10-39 14-36 14-30V0zM30 0V-34C36-33 40-31 40-26V0z', '#fbdcae'),
    path(
      'M-35 0v-19a7 7 0 0 1 14 0V0zM-8 0v-22a8 8 0 0 1 16 0V0zM21 0v-19a7 7 0 0 1 14 0V0z',
      '#6f4355',
    ),
  );

/** The warm pool with drowned columns. */
const antiquePool = (middle: Point): string =>
  stand(
    middle,
    1,
    path(
      'M-46 2C-44-14-18-20 4-18C30-18 48-10 46 4C44 18 16 22-8 20C-32 20-46 14-46 2z',
      '#f6e2bd',
    ),
    path('M-38 2C-36-10-14-14 4-13C24-13 40-8 38 3C36 13 12 16-8 15C-28 15-38 10-38 2z', '#3fb3b8'),
    path(
      'M-24-2h26a3 3 0 0 1 0 6h-26a3 3 0 0 1 0-6zM8 5h18a2.6 2.6 0 0 1 0 5h-18a2.6 2.6 0 0 1 0-5z',
      '#eaf7ee',
      'opacity=".75"',
    ),
    ellipse(-6, -7, 14, 2, '#d6f5ee', 'opacity=".8"'),
  );

/** What is left of the temple of Apollo. */
const templeColumns = [
  rect(-26, -6, 52, 7, '#c98a72'),
  rect(-26, -6, 52, 2.6, '#fff0d0'),
  ...[-20, -8, 4, 16].map(
    (x, i) =>
      rect(x - 2.6, i === 3 ? -22 : -36, 5.2, i === 3 ? 16 : 30, '#c98a72') +
      rect(x, i === 3 ? -22 : -36, 2.6, i === 3 ? 16 : 30, '#fff0d0'),
  ),
  rect(-24, -41, 32, 5, '#f0c79c'),
].join('');

/** The martyrium: eight sides round a middle that is open to the sky. */
const octagon = [
  path('M-40-6L-24-22L22-22L40-6L24 10L-22 10z', '#b9826e', 'transform="translate(-2 5)"'),
  path('M-40-6L-24-22L22-22L40-6L24 10L-22 10z', '#f3d3a4'),
  path('M-16-7L-9-14L9-14L16-7L9 0L-9 0z', '#b9826e'),
  path('M-32-8v-10h4v10zM28-8v-12h4v12zM-16-16v-10h4v10zM12-16v-12h4v12z', '#c98a72'),
  path('M-30-8v-10h2v10zM30-8v-12h2v12zM-14-16v-10h2v10zM14-16v-12h2v12z', '#fff0d0'),
].join('');
