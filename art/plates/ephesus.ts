/**
 * Ephesus between the Küçük Menderes, Selçuk, Şirince and the House of the Virgin Mary; in the round
 * window the streets from the Great Theatre to Curetes Street.
 *
 * Plotted by hand from coordinates: the river, the reeds of the ancient harbour (37.9412, 27.3325) and
 * its canal, Panayırdağ (37.9415, 27.3485), the ridge of Bülbüldağı (358 m at 37.932, 27.338), Ayasuluk
 * with the basilica (37.9526, 27.3678), the temple's one column (37.94975, 27.36373), the railway and
 * the road by Selçuk's station, the roads to Kuşadası, both gates, Meryemana and Şirince. The hills of
 * the east and the south are many and stand for more. In the window: the theatre, Harbour Street,
 * Marble Street, the agora, the library, Curetes Street and the roof over the terrace houses.
 */

import { draw, type Point, polygon, smoothPath } from '../kit/path.ts';
import { ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { rose } from '../map/compass.ts';
import { stork } from '../map/life.ts';
import { ephesus } from '../map/places/ephesus.ts';
import { fields, grove, wood } from './kit/growth.ts';
import { plain, step, tints } from './kit/ground.ts';
import { windowOf } from './kit/inset.ts';
import { range, rocks, sorted } from './kit/relief.ts';
import { cavea } from './kit/ruins.ts';
import { around, beside, type Plate, type Sheet, stand } from './kit/sheet.ts';
import { houses, lamplight } from './kit/town.ts';
import { lake, river } from './kit/water.ts';
import { railway, road } from './kit/ways.ts';

const MENDERES =
  '27.4050,37.9860 27.3900,37.9790 27.3800,37.9722 27.3690,37.9700 27.3590,37.9665 27.3500,37.9655 27.3420,37.9612 27.3340,37.9600 27.3270,37.9562 27.3180,37.9560 27.3050,37.9520';
const HARBOUR =
  '27.3300,37.9420 27.3318,37.9428 27.3345,37.9424 27.3352,37.9412 27.3338,37.9402 27.3312,37.9402 27.3298,37.9410';
const CANAL = '27.3302,37.9413 27.3260,37.9425 27.3220,37.9432 27.3150,37.9436';
export const plate: Plate = (sheet) => {
  const { scene, at, line } = sheet;
  const here = (longitude: number, latitude: number): Point => at([longitude, latitude]);
  const site = here(27.3418, 37.9396);
  const temple = here(27.36373, 37.94975);
  const stJohn = here(27.3678, 37.9526);
  const mary = here(27.3339, 37.9117);
  const sirince = here(27.4322, 37.9428);
  const selcuk = here(27.3715, 37.9502);
  const open = [temple, stJohn, mary, sirince, beside(selcuk, 10, 0), beside(site, -40, 0), site];

  scene.layer(
    'ground',
    plain(
      [
        ...tints(sheet, [
          [[27.335, 37.962], 400, '#c6cf8a', 0.95],
          [[27.37, 37.965], 320, '#d3d48e', 0.9],
          [[27.33, 37.925], 380, '#b5c882', 0.9],
          [[27.36, 37.905], 360, '#b3c782', 0.9],
          [[27.42, 37.955], 340, '#f0d79a', 0.9],
          [[27.43, 37.915], 420, '#b9c984', 0.9],
          [[27.372, 37.95], 150, '#f6cfa2', 0.8],
        ]),
      ],
      '#f4d8a6',
    ),
  );
  scene.layer('plain', [
    step(
      line(
        '27.300,37.9385 27.318,37.9380 27.331,37.9378 27.339,37.9375 27.347,37.9366 27.354,37.9352 27.362,37.9358 27.368,37.9330 27.372,37.9240 27.378,37.9100 27.384,37.8900 27.300,37.8900',
      ),
      { colour: '#c3cf8f', opacity: 0.7, thick: 6 },
    ),
    step(
      line(
        '27.4600,37.9760 27.4420,37.9700 27.4250,37.9660 27.4080,37.9605 27.3950,37.9545 27.3870,37.9480 27.3830,37.9380 27.3850,37.9270 27.3920,37.9150 27.3980,37.8900 27.4600,37.8900',
      ),
      { colour: '#ebdca0', opacity: 0.7, thick: 6 },
    ),
    fields(here(27.345, 37.9535), [5, 2], {
      crops: ['green', 'wheat', 'green', 'stubble'],
      seed: 3,
      size: 38,
    }),
    fields(here(27.328, 37.9665), [4, 2], {
      crops: ['green', 'stubble', 'green', 'wheat'],
      seed: 4,
      size: 38,
    }),
    fields(here(27.404, 37.9685), [4, 2], {
      crops: ['wheat', 'green', 'stubble', 'green'],
      seed: 5,
      size: 38,
    }),
  ]);
  scene.layer('water', [
    marsh(smoothPath(line(HARBOUR), { close: true })),
    river(line(CANAL), 4),
    river(line(MENDERES), 11),
    lake(
      smoothPath(
        line('27.3318,37.9417 27.3330,37.9421 27.3341,37.9416 27.3332,37.9409 27.3320,37.9410'),
        { close: true },
      ),
    ),
  ]);
  scene.layer('ways', [
    railway(
      line(
        '27.3960,37.9880 27.3885,37.9750 27.3800,37.9640 27.3742,37.9560 27.3726,37.9500 27.3748,37.9420 27.3790,37.9310 27.3860,37.9180 27.3930,37.9060 27.3960,37.8900',
      ),
    ),
    road(
      line(
        '27.4020,37.9880 27.3930,37.9740 27.3835,37.9620 27.3752,37.9540 27.3702,37.9490 27.3722,37.9410 27.3768,37.9300 27.3840,37.9170 27.3900,37.9050 27.3930,37.8900',
      ),
      6,
    ),
    road(
      line(
        '27.3702,37.9490 27.3630,37.9482 27.3540,37.9478 27.3445,37.9462 27.3340,37.9468 27.3240,37.9484 27.3080,37.9480',
      ),
      5,
    ),
    road(line('27.3445,37.9462 27.3428,37.9440 27.3418,37.9425'), 4),
    road(
      line(
        '27.3722,37.9410 27.3650,37.9378 27.3560,37.9358 27.3496,37.9356 27.3440,37.9310 27.3420,37.9240 27.3385,37.9180 27.3350,37.9128 27.3339,37.9117',
      ),
      4,
    ),
    road(
      line(
        '27.3735,37.9488 27.3830,37.9502 27.3930,37.9530 27.4020,37.9500 27.4110,37.9492 27.4200,37.9452 27.4280,37.9440 27.4322,37.9428',
      ),
      4,
    ),
  ]);
  scene.layer('relief', [
    ...sorted([
      ...range(sheet, {
        line: line('27.322,37.9345 27.330,37.9335 27.338,37.9318 27.347,37.9300 27.353,37.9285'),
        peaks: 7,
        height: 66,
        rock: rocks.maquis,
        foot: '#c6cf90',
        seed: 11,
        open,
        openReach: 46,
      }),
      ...range(sheet, {
        line: line('27.322,37.9245 27.330,37.9225 27.345,37.9200 27.356,37.9170'),
        peaks: 5,
        height: 58,
        rock: rocks.maquis,
        foot: '#c3ce8e',
        seed: 12,
        open,
        openReach: 56,
      }),
      ...range(sheet, {
        line: line('27.320,37.9040 27.332,37.9010 27.346,37.8990 27.360,37.8985'),
        peaks: 6,
        height: 62,
        rock: rocks.maquis,
        foot: '#bfcb8a',
        seed: 13,
        open,
        openReach: 50,
      }),
      ...range(sheet, {
        line: line('27.3445,37.9420 27.3490,37.9405 27.3535,37.9412'),
        peaks: 3,
        height: 54,
        rock: rocks.aegean,
        foot: '#dccf95',
        seed: 15,
        open: [temple, beside(site, -26, -8)],
        openReach: 40,
      }),
      ...range(sheet, {
        line: line('27.400,37.9450 27.412,37.9400 27.420,37.9330 27.432,37.9290 27.446,37.9300'),
        peaks: 6,
        height: 66,
        rows: 1,
        rock: rocks.maquis,
        foot: '#d8d193',
        seed: 16,
        open,
        openReach: 58,
      }),
      ...range(sheet, {
        line: line('27.412,37.9600 27.421,37.9578 27.431,37.9590'),
        peaks: 5,
        height: 60,
        rock: rocks.maquis,
        foot: '#dcd395',
        seed: 17,
        open,
        openReach: 64,
      }),
      ...range(sheet, {
        line: line('27.409,37.9250 27.416,37.9160 27.430,37.9130 27.447,37.9160'),
        peaks: 6,
        height: 72,
        rows: 2,
        drop: 70,
        rock: rocks.maquis,
        foot: '#ced08f',
        seed: 18,
      }),
      ...range(sheet, {
        line: line('27.410,37.9010 27.428,37.8990 27.446,37.8985'),
        peaks: 5,
        height: 62,
        rock: rocks.maquis,
        foot: '#cbce8d',
        seed: 19,
      }),
    ]),
  ]);
  scene.layer('town', [
    houses(
      around(
        selcuk,
        '14,-48 32,-54 52,-46 6,-30 26,-34 46,-28 66,-34 -22,-8 -4,-14 40,-10 60,-14 78,-18 -26,14 -8,10 -30,34 -12,32 30,14 48,10 66,6 34,34 52,30 -14,54 44,52 62,24',
      ),
      20,
    ),
  ]);
  scene.layer('green', [
    wood({
      kind: 'pine',
      ring: line(
        '27.3270,37.9180 27.3310,37.9172 27.3330,37.9150 27.3405,37.9130 27.3400,37.9085 27.3330,37.9062 27.3270,37.9080 27.3255,37.9130',
      ),
      size: 25,
      seed: 42,
      open: [mary, beside(mary, 0, -52)],
      openReach: 42,
      pitch: 34,
    }),
    wood({
      kind: 'olive',
      ring: line(
        '27.4180,37.9420 27.4240,37.9480 27.4330,37.9500 27.4420,37.9470 27.4440,37.9400 27.4370,37.9365 27.4240,37.9380',
      ),
      size: 17,
      seed: 43,
      pitch: 30,
      open: [
        sirince,
        beside(sirince, 0, -42),
        beside(sirince, -40, -40),
        beside(sirince, 40, -44),
        beside(sirince, -40, 0),
      ],
      openReach: 40,
    }),
    grove(
      'olive',
      line(
        '27.3880,37.9440 27.3905,37.9455 27.3925,37.9436 27.3895,37.9410 27.3590,37.9425 27.3610,37.9410 27.3915,37.9610 27.3940,37.9600',
      ),
      19,
    ),
    grove(
      'poplar',
      line(
        '27.3560,37.9610 27.3575,37.9606 27.3440,37.9580 27.3300,37.9530 27.3315,37.9527 27.3850,37.9700 27.3230,37.9510',
      ),
      30,
    ),
    grove(
      'pine',
      line(
        '27.3270,37.9290 27.3295,37.9280 27.3310,37.9296 27.3470,37.9260 27.3495,37.9252 27.3480,37.9240 27.3560,37.9090 27.3590,37.9080 27.3570,37.9070',
      ),
      24,
    ),
    grove(
      'olive',
      line(
        '27.3960,37.9230 27.3985,37.9245 27.4000,37.9222 27.4280,37.9545 27.4310,37.9540 27.4040,37.9565 27.4070,37.9575 27.4085,37.9560',
      ),
      20,
    ),
    reeds(line('27.3306,37.9403 27.3322,37.9400 27.3345,37.9405 27.3352,37.9418 27.3300,37.9420')),
  ]);
  scene.layer('landmarks', [
    castle(beside(stJohn, -4, -26)),
    column(beside(temple, -38, 8)),
    aqueduct(beside(selcuk, 34, 4)),
    stand(beside(mary, 0, -34), 1, chapel),
    houses(
      around(
        sirince,
        '-48,-34 -30,-44 -10,-50 12,-48 32,-42 50,-32 -40,-20 -18,-30 4,-32 26,-26 44,-16 -52,-6',
      ),
      18,
    ),
    stand([300, 150], 0.6, stork()),
    stand([356, 128], 0.44, stork()),
  ]);
  scene.layer('compass', stand([1110, 120], 0.42, rose()));
  scene.layer(
    'lamps',
    lamplight(sheet, [
      [selcuk, 90],
      [beside(stJohn, 0, -46), 60],
      [beside(sirince, 0, -30), 80],
      [beside(mary, 0, -46), 44],
    ]),
  );
  scene.layer('window', streets(sheet));
};

/** Reeds and wet ground where the harbour was. */
const marsh = (data: string): string =>
  path(data, '#8a9a62', 'transform="translate(-3 4)" opacity=".5"') +
  path(data, '#a9bf82') +
  stroke(data, '#f3f0cf', 2, 'opacity=".6"');

const reeds = (feet: readonly Point[]): string =>
  stroke(
    feet
      .map(([x, y]) => draw`M${x} ${y}v-13M${x - 4} ${y + 1}l-3 -10M${x + 4} ${y + 1}l3 -11`)
      .join(''),
    '#5f7f50',
    2,
    'stroke-linecap="round"',
  );

/** The castle of Ayasuluk on its hill. */
const castle = (foot: Point): string =>
  stand(
    foot,
    1,
    path('M-58 8C-44-14-26-24 0-26C26-24 44-12 58 8C20 16-20 16-58 8z', '#a8915e'),
    path('M6-26C28-24 44-12 58 8C40 12 24 14 8 14C16 0 4-12 6-26z', '#dcc98c'),
    path(
      'M-32-18V-36h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v18z',
      '#c98a72',
    ),
    path('M4-22V-33h4v-3h4v3h4v-3h4v3h4v-3h4v18z', '#f6d3a2'),
    rect(-38, -46, 12, 32, '#b9766a'),
    rect(-31, -46, 5, 32, '#e9b48a'),
    rect(24, -44, 12, 32, '#d99a80'),
    rect(29, -44, 7, 32, '#fbe0b4'),
    rect(-7, -54, 14, 38, '#c98a72'),
    rect(0, -54, 7, 38, '#fbdcae'),
    path(
      'M-38-46v-4h3v3h3v-3h3v3h3v-3v7zM24-44v-4h3v3h3v-3h3v3h3v-3v7zM-7-54v-4h3v3h4v-3h3v3h4v-3v7z',
      '#b9766a',
    ),
    path('M-3-16v-8a3 3 0 0 1 6 0v8z', '#5a3550'),
  );

/** The one column of the Artemision, with a storks' nest. */
const column = (foot: Point): string =>
  stand(
    foot,
    0.9,
    ellipse(0, 2, 24, 6, '#a9bf82'),
    rect(-6, -54, 12, 54, '#c07d7c'),
    rect(0, -54, 6, 54, '#ffe3ba'),
    stroke('M-8-8H8M-7-22H7M-7-36H7', '#a86a68', 1.2, 'opacity=".6"'),
    rect(-9, -3, 18, 5, '#eebb97'),
    path('M-13-54Q0-46 13-54L10-60H-10z', '#7a5a48'),
    path('M-2-60C-4-70 4-74 8-70L4-60z', '#fffaf0'),
    stroke('M6-70L14-76L22-75', '#e2603f', 2.2),
    path('M-3-64L5-60H-6z', '#3b2a52'),
  );

/** Piers of the aqueduct in the town. */
function aqueduct([x, y]: Point): string {
  return [0, 1, 2]
    .map(
      (i) =>
        rect(x + i * 15, y - 22 + i, 6, 24, '#c98a72') +
        rect(x + i * 15 + 3, y - 22 + i, 3, 24, '#fbdcae'),
    )
    .join('')
    .concat(path(draw`M${x} ${y - 22}q10 -8 21 1h-6q-5 -4 -9 0z`, '#e3ab84'));
}

/** The House of the Virgin Mary under its trees. */
const chapel = [
  rect(-22, -18, 30, 18, '#b9826e'),
  rect(-6, -18, 14, 18, '#f3cfa2'),
  path('M-25-17L-16-29H2L11-17z', '#8d5a58'),
  path('M-4-17L-2-29H2L11-17z', '#c98a72'),
  rect(8, -24, 18, 24, '#fbe0b4'),
  path('M5-23C8-34 26-34 29-23z', '#a5605c'),
  path('M-14 0v-7a3 3 0 0 1 6 0v7zM14 0v-9a3.4 3.4 0 0 1 6.8 0v9z', '#5a3550'),
].join('');

function streets(sheet: Sheet): string {
  const { inner, framed } = windowOf(sheet);
  const here = (longitude: number, latitude: number): Point => inner.at([longitude, latitude]);
  const library = here(27.34081, 37.93931);
  const theatre = here(27.34255, 37.94102);
  const terraces = here(27.3416, 37.9384);
  const curetes = here(27.3426, 37.9383);
  const open = [library, theatre, terraces, curetes, beside(library, -60, -10)];
  const paved = (places: string, size: number): string =>
    stroke(smoothPath(inner.line(places)), '#b98a6c', size + 3, 'stroke-linecap="round"') +
    stroke(smoothPath(inner.line(places)), '#fff6e2', size, 'stroke-linecap="round"') +
    stroke(
      smoothPath(inner.line(places)),
      '#d9b896',
      size * 0.9,
      'stroke-dasharray="1.4 9" opacity=".7"',
    );
  const colonnade = (places: string): string =>
    stroke(
      smoothPath(inner.line(places)),
      '#a8686a',
      7,
      'stroke-dasharray="4 9" transform="translate(-1 2)"',
    ) + stroke(smoothPath(inner.line(places)), '#ffeac6', 6, 'stroke-dasharray="4 9"');
  return framed(
    rect(400, 480, 400, 400, '#ead69f'),
    step(
      inner.line(
        '27.3424,37.9440 27.3420,37.9418 27.3428,37.9402 27.3440,37.9388 27.3462,37.9375 27.3520,37.9370 27.3520,37.9440',
      ),
      { colour: '#d3c88f', opacity: 0.85, thick: 6 },
    ),
    step(
      inner.line('27.3446,37.9440 27.3444,37.9416 27.3454,37.9398 27.3520,37.9386 27.3520,37.9440'),
      { colour: '#c2c088', opacity: 0.85, thick: 6 },
    ),
    step(
      inner.line(
        '27.3360,37.9386 27.3390,37.9389 27.3408,37.9390 27.3424,37.9378 27.3446,37.9366 27.3470,37.9355 27.3360,37.9340',
      ),
      { colour: '#d3c88f', opacity: 0.85, thick: 6 },
    ),
    step(
      inner.line(
        '27.3360,37.9378 27.3392,37.9380 27.3412,37.9374 27.3430,37.9362 27.3440,37.9350 27.3360,37.9340',
      ),
      { colour: '#c2c088', opacity: 0.85, thick: 6 },
    ),
    // the agora, a square of columns
    path(
      polygon(inner.line('27.3394,37.9406 27.3407,37.9405 27.3406,37.9395 27.3393,37.9396')),
      '#f6e4bb',
    ),
    colonnade('27.3394,37.9406 27.3407,37.9405'),
    colonnade('27.3394,37.9396 27.3394,37.9405'),
    paved('27.3416,37.9413 27.3390,37.9416 27.3350,37.9420', 13),
    colonnade('27.3414,37.9416 27.3390,37.9419 27.3350,37.9423'),
    colonnade('27.3412,37.9410 27.3390,37.9413 27.3350,37.9417'),
    paved('27.3417,37.9413 27.3413,37.9402 27.3410,37.9393', 12),
    paved('27.3410,37.9392 27.3418,37.9388 27.3428,37.9382 27.3438,37.9376 27.3456,37.9368', 12),
    colonnade('27.3414,37.9393 27.3424,37.9388 27.3434,37.9382 27.3444,37.9376'),
    cavea(beside(theatre, 26, -4)),
    roofOver(inner.line('27.3409,37.9386 27.3418,37.9383 27.3421,37.9377 27.3410,37.9379')),
    wood({
      kind: 'pine',
      ring: inner.line(
        '27.3370,37.9375 27.3400,37.9378 27.3420,37.9368 27.3432,37.9354 27.3370,37.9350',
      ),
      size: 24,
      seed: 44,
      pitch: 32,
      open,
    }),
    wood({
      kind: 'olive',
      ring: inner.line(
        '27.3448,37.9425 27.3446,37.9405 27.3460,37.9392 27.3480,37.9390 27.3480,37.9425',
      ),
      size: 19,
      seed: 45,
      pitch: 30,
      open: [...open, beside(theatre, 50, 0)],
      openReach: 44,
    }),
    stand(beside(library, -56, 18), 0.34, ephesus()),
    lamplight(inner, [
      [beside(library, -56, -16), 60],
      [beside(theatre, 20, 0), 60],
      [curetes, 60],
    ]),
  );
}

/** The modern roof over the terrace houses. */
const roofOver = (corners: readonly Point[]): string =>
  path(polygon(corners), '#8a5a60', 'transform="translate(-3 6)" opacity=".5"') +
  path(polygon(corners), '#e9c9b4') +
  stroke(polygon(corners), '#fff6e2', 2.4);
