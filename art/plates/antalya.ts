/**
 * Antalya: the gulf from Göynük to the mouth of the Köprüçay, the Bey mountains, the plain of Pamphylia;
 * in the round window Kaleiçi.
 *
 * Plotted by hand from coordinates: the coast with the harbour, Konyaaltı's bay, the cliffs of Lara,
 * the beaches of Kundu and Belek, the mouths of the Aksu (30.905) and the Köprüçay (31.170); Upper and
 * Lower Düden and the river between them; the Köprüçay at its Seljuk bridge (36.9147, 31.1630); the
 * roads to Kemer, Korkuteli and Manavgat; the airport. Mountains stand where there are some, without
 * heights. In the window: the old harbour, Hıdırlık and its park, Hadrian's Gate on the eastern wall,
 * the fluted minaret (36.8866, 30.7043); houses are a texture.
 */

import { draw, type Point, points, smoothPath } from '../kit/path.ts';
import { ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { rose } from '../map/compass.ts';
import { gulet, minaret, palm } from '../map/places/antalya.ts';
import { fields, grove, wood } from './kit/growth.ts';
import { land, slab, step, tints } from './kit/ground.ts';
import { windowOf } from './kit/inset.ts';
import { range, rocks, sorted } from './kit/relief.ts';
import { around, beside, type Plate, type Sheet, stand } from './kit/sheet.ts';
import { houses, lamplight, roofs } from './kit/town.ts';
import { river, sea } from './kit/water.ts';
import { road } from './kit/ways.ts';

/** From south to north, then along the head of the gulf to the east. */
const COAST = `30.5600,36.6300 30.5625,36.6520 30.5660,36.6700 30.5690,36.6900 30.5720,36.7100 30.5745,36.7300
  30.5730,36.7480 30.5770,36.7680 30.5790,36.7880 30.5770,36.8040 30.5830,36.8160 30.5960,36.8240
  30.6080,36.8330 30.6150,36.8420 30.6220,36.8525 30.6370,36.8600 30.6520,36.8672 30.6680,36.8742
  30.6830,36.8796 30.6930,36.8838 30.7010,36.8852 30.7032,36.8834 30.7036,36.8800 30.7070,36.8762
  30.7130,36.8702 30.7220,36.8650 30.7360,36.8590 30.7530,36.8550 30.7680,36.8524 30.7830,36.8508
  30.8000,36.8498 30.8160,36.8512 30.8380,36.8518 30.8560,36.8526 30.8750,36.8538 30.9050,36.8556
  30.9300,36.8560 30.9650,36.8532 31.0000,36.8484 31.0400,36.8436 31.0800,36.8386 31.1200,36.8344
  31.1500,36.8312 31.1700,36.8284 31.2000,36.8218 31.2600,36.8060`;

const DUDEN =
  '30.7272,36.9639 30.7300,36.9500 30.7400,36.9300 30.7480,36.9080 30.7620,36.8900 30.7740,36.8720 30.7830,36.8514';
const AKSU =
  '30.9000,37.1700 30.8850,37.1150 30.8920,37.0600 30.8870,37.0100 30.9000,36.9650 30.9090,36.9200 30.9040,36.8840 30.9050,36.8556';
const KOPRUCAY =
  '31.2000,37.1700 31.1930,37.1000 31.1980,37.0400 31.1870,36.9900 31.1840,36.9420 31.1630,36.9147 31.1660,36.8800 31.1740,36.8540 31.1700,36.8284';

const CITY = `30.6200,36.8660 30.6240,36.8880 30.6480,36.9080 30.6750,36.9280 30.7100,36.9400 30.7450,36.9360
  30.7700,36.9120 30.7860,36.8880 30.8180,36.8640 30.8300,36.8540 30.7830,36.8480 30.7030,36.8780 30.6800,36.8780`;

/** The window's coast: cliffs, the old harbour between its piers, cliffs again. */
const SHORE = `30.6930,36.8886 30.6965,36.8874 30.6990,36.8866 30.7008,36.8862 30.7018,36.8852 30.7028,36.8856
  30.7036,36.8848 30.7037,36.8840 30.7030,36.8833 30.7022,36.8824 30.7026,36.8814 30.7030,36.8806
  30.7040,36.8796 30.7052,36.8784 30.7064,36.8770 30.7072,36.8752`;
const WALL =
  '30.7040,36.8880 30.7062,36.8872 30.7078,36.8864 30.7086,36.8853 30.7085,36.8838 30.7080,36.8822 30.7066,36.8810 30.7048,36.8806 30.7032,36.8812';
const PARK =
  '30.7046,36.8806 30.7066,36.8806 30.7084,36.8798 30.7092,36.8770 30.7076,36.8752 30.7062,36.8778';

export const plate: Plate = (sheet) => {
  const { scene, at, line } = sheet;
  const here = (longitude: number, latitude: number): Point => at([longitude, latitude]);
  const termessos = here(30.46294, 36.98366);
  const perge = here(30.85303, 36.96379);
  const aspendos = here(31.17261, 36.93871);
  const duden = here(30.783, 36.8514);
  const konyaalti = here(30.6377, 36.861);
  const kaleici = here(30.7056, 36.8845);
  const base = here(30.7133, 36.8969);
  const open = [termessos, perge, aspendos, duden, konyaalti];
  const shore = line(COAST);
  const ring = [...shore, [1290, -60] as const, [-60, -60] as const, [-60, 960] as const];
  const coast = smoothPath(ring, { close: true, tension: 0.7 });

  scene.layer(
    'sea',
    sea(sheet, {
      coasts: coast,
      depths: ['#2b9399', '#2b9399', '#0f5f74'],
      waves: points('700,610 820,700 900,600 680,820 1150,700 860,840 300,600 650,560 1130,860'),
    }),
  );
  scene.layer('slab', slab(coast));
  scene.layer('land', [
    land(sheet, 'land', coast, [
      ...tints(sheet, [
        [[30.46, 36.75], 330, '#b5bf82', 0.95],
        [[30.45, 36.98], 320, '#c9bd8a', 0.9],
        [[30.55, 37.12], 300, '#d9c08c', 0.9],
        [[30.95, 36.91], 330, '#d3d18e', 0.9],
        [[31.15, 36.88], 260, '#cfd28c', 0.9],
        [[31.1, 37.1], 360, '#a9c184', 0.9],
        [[30.72, 36.92], 170, '#f2b89a', 0.75],
        [[30.8, 37.0], 240, '#f3d998', 0.8],
      ]),
      step(
        line(
          '30.38,37.20 30.62,37.18 30.655,37.10 30.640,37.03 30.615,36.985 30.595,36.93 30.575,36.88 30.563,36.84 30.548,36.80 30.535,36.72 30.525,36.62 30.36,36.62',
        ),
        { colour: '#d8c891', opacity: 0.5, thick: 4 },
      ),
      step(
        line(
          '30.93,37.20 30.955,37.115 31.02,37.065 31.075,37.045 31.12,37.00 31.16,36.985 31.215,36.975 31.28,36.96 31.28,37.2',
        ),
        { colour: '#bccb8e', opacity: 0.6, thick: 6 },
      ),
    ]),
  ]);
  scene.layer('water', [
    river(line(AKSU), 5),
    river(line(KOPRUCAY), 6),
    river(line(DUDEN), 4),
    sand(
      line(
        '30.6180,36.8465 30.6220,36.8525 30.6370,36.8600 30.6520,36.8672 30.6680,36.8742 30.6790,36.8780',
      ),
    ),
    sand(line('30.8200,36.8514 30.8560,36.8526 30.8750,36.8538 30.8980,36.8552')),
    sand(
      line(
        '30.9120,36.8558 30.9300,36.8560 30.9650,36.8532 31.0000,36.8484 31.0400,36.8436 31.0800,36.8386 31.1200,36.8344 31.1620,36.8298',
      ),
    ),
    sand(line('30.5625,36.6520 30.5660,36.6700 30.5690,36.6900 30.5720,36.7100 30.5745,36.7300')),
  ]);
  scene.layer('fields', [
    fields(here(30.97, 36.945), [4, 3], {
      crops: ['green', 'wheat', 'green', 'stubble'],
      seed: 3,
      size: 34,
    }),
    fields(here(31.05, 36.885), [4, 2], {
      crops: ['green', 'stubble', 'green', 'wheat'],
      seed: 4,
      size: 34,
    }),
    fields(here(30.79, 37.03), [4, 2], { crops: ['wheat', 'green', 'stubble'], seed: 5, size: 34 }),
    fields(here(31.215, 36.885), [2, 2], { crops: ['green', 'wheat'], seed: 6, size: 32 }),
  ]);
  scene.layer('town', [
    roofs(sheet, {
      seed: 21,
      ring: line(CITY),
      shore,
      open: [...open, kaleici, base],
      openReach: 34,
      pitch: 15,
    }),
  ]);
  scene.layer('ways', [
    road(
      line(
        '30.5520,36.6300 30.5600,36.6900 30.5650,36.7400 30.5700,36.7900 30.5900,36.8300 30.6120,36.8560 30.6450,36.8800 30.6800,36.9000 30.7350,36.9020 30.7900,36.9120 30.8470,36.9480 30.9200,36.9450 31.0300,36.9270 31.1000,36.9170 31.1700,36.9050 31.2600,36.8830',
      ),
      5,
    ),
    road(
      line(
        '30.6680,36.8960 30.6500,36.9300 30.6150,36.9650 30.5700,37.0000 30.5350,37.0300 30.5100,37.0800 30.4700,37.1700',
      ),
      4,
    ),
    road(
      line('30.7000,36.9010 30.6850,36.9500 30.6700,37.0100 30.6750,37.0800 30.6800,37.1700'),
      4,
    ),
    road(line('30.5350,37.0300 30.5080,37.0120 30.4850,36.9960 30.4720,36.9880'), 3),
    road(line('31.1690,36.9080 31.1740,36.9240 31.1726,36.9387'), 3),
    airport(here(30.8005, 36.8987)),
  ]);
  const peaks = (places: string) => line(places);
  scene.layer('relief', [
    ...sorted([
      ...range(sheet, {
        line: peaks(
          '30.415,37.13 30.42,37.06 30.42,36.93 30.44,36.87 30.44,36.80 30.46,36.72 30.48,36.64',
        ),
        peaks: 11,
        height: 88,
        rows: 1,
        rock: rocks.taurus,
        foot: '#cdbf8d',
        seed: 3,
        snow: 0.3,
        open,
        openReach: 58,
      }),
      ...range(sheet, {
        line: peaks('30.50,36.90 30.49,36.82 30.51,36.76 30.525,36.70 30.53,36.645'),
        peaks: 7,
        height: 62,
        rock: rocks.maquis,
        foot: '#b9c186',
        seed: 4,
        open,
        openReach: 56,
      }),
      ...range(sheet, {
        line: peaks('30.55,36.865 30.545,36.815'),
        peaks: 2,
        height: 44,
        rock: rocks.maquis,
        foot: '#b9c186',
        seed: 7,
        open,
        openReach: 50,
      }),
      ...range(sheet, {
        line: peaks('30.46,37.09 30.54,37.13 30.60,37.10'),
        peaks: 4,
        height: 64,
        rock: rocks.inland,
        foot: '#d9c08c',
        seed: 5,
        open,
        openReach: 56,
      }),
      ...range(sheet, {
        line: peaks('30.96,37.14 31.05,37.10 31.13,37.11 31.23,37.06'),
        peaks: 6,
        height: 66,
        rows: 2,
        drop: 40,
        rock: rocks.forest,
        foot: '#aec286',
        seed: 6,
        open,
        openReach: 60,
      }),
      ...range(sheet, {
        line: peaks('30.57,37.085 30.585,37.05 30.61,37.01'),
        peaks: 3,
        height: 50,
        rock: rocks.inland,
        foot: '#d9c08c',
        seed: 9,
      }),
      ...range(sheet, {
        line: peaks('30.50,36.975 30.525,36.95 30.53,36.915'),
        peaks: 3,
        height: 48,
        rock: rocks.maquis,
        foot: '#bfc088',
        seed: 10,
        open,
        openReach: 56,
      }),
      ...range(sheet, {
        line: peaks('30.74,37.14 30.82,37.13'),
        peaks: 2,
        height: 40,
        rock: rocks.inland,
        foot: '#e8cf98',
        seed: 8,
      }),
      { y: termessos[1] - 34, markup: ruin(beside(termessos, 8, -34)) },
    ]),
  ]);
  scene.layer('green', [
    grove(
      'pine',
      line(
        '30.5520,36.9050 30.5640,36.9000 30.5460,36.8960 30.5320,36.9500 30.5440,36.9450 30.5260,36.9420 30.9600,36.8640 30.9760,36.8630 30.9900,36.8590 31.0080,36.8570 31.0260,36.8540 31.0440,36.8510 31.1000,36.8450 31.1160,36.8430 31.1300,36.8420 30.5440,36.6760 30.5520,36.6700',
      ),
      26,
    ),
    grove(
      'olive',
      line(
        '30.7400,36.9900 30.7560,36.9860 30.7480,36.9800 31.0300,36.9850 31.0440,36.9800 31.0200,36.9760 30.9300,36.9900 30.9420,36.9860',
      ),
      22,
    ),
    wood({
      kind: 'fir',
      ring: line('31.00,37.05 31.04,37.035 31.09,37.02 31.13,37.02 31.15,37.05 31.08,37.06'),
      size: 24,
      seed: 12,
      pitch: 32,
    }),
    palm(...here(30.629, 36.864), 30),
    palm(...here(30.656, 36.876), 34),
    palm(...here(30.848, 36.858), 34),
    palm(...here(30.862, 36.859), 28),
    palm(...here(30.886, 36.859), 30),
  ]);
  scene.layer('landmarks', [
    columns(beside(perge, -6, -36)),
    theatre(beside(aspendos, 0, -36)),
    falls(duden),
    houses(around(here(31.1, 36.917), '-22,-14 -4,-20 14,-14 -12,18 8,16'), 16),
    houses(around(here(30.847, 36.948), '30,16 46,12 40,24'), 14),
    houses(around(here(30.57, 36.672), '-18,6 -30,0'), 14),
  ]);
  scene.layer('upper-falls', stand(here(30.7272, 36.9639), 1, upperFalls));
  scene.layer('boats', [
    stand([770, 690], 0.8, wake, gulet()),
    stand([980, 655], 0.56, wake, gulet()),
    stand([700, 780], 0.46, wake, gulet()),
  ]);
  scene.layer('compass', stand([1060, 780], 0.46, rose()));
  scene.layer(
    'lamps',
    lamplight(sheet, [
      [here(30.71, 36.9), 90],
      [here(30.66, 36.885), 70],
      [here(30.86, 36.86), 60],
      [here(31.1, 36.917), 50],
      [here(31.03, 36.852), 46],
      [beside(aspendos, 0, -44), 50],
      [here(30.57, 36.672), 46],
    ]),
  );
  scene.layer('window', kaleiciWindow(sheet));
};

const wake = path('M-74 3C-40-2 40-2 80 3C40 10-40 9-74 3z', '#f2fff4', 'opacity=".85"');

const sand = (knots: readonly Point[]): string =>
  stroke(smoothPath(knots), '#fff0c8', 8, 'stroke-linecap="round" transform="translate(0 -1)"');

/** Two runways. */
const airport = ([x, y]: Point): string =>
  stroke(
    draw`M${x - 24} ${y + 20}L${x - 6} ${y - 24}M${x + 2} ${y + 24}L${x + 20} ${y - 20}`,
    '#8a6a6c',
    7,
  ) +
  stroke(
    draw`M${x - 24} ${y + 20}L${x - 6} ${y - 24}M${x + 2} ${y + 24}L${x + 20} ${y - 20}`,
    '#fff3d6',
    1.4,
    'stroke-dasharray="5 5"',
  );

/** Lower Düden: a river that falls over the cliff into the sea. */
const falls = (lip: Point): string =>
  stand(
    beside(lip, 0, -4),
    1.5,
    path('M-52 1C-30-6 30-6 52-1C45 14 27 27 12 31C0 26-12 32-24 26C-38 21-47 11-52 1z', '#b5694c'),
    path('M10-4.5C24-5 38-4 52-1C45 14 27 27 12 31z', '#dd9464'),
    path('M-9-4H9L11 32C4 36-4 36-11 32z', '#dff6f2'),
    path('M-4-3h2l-1 34h-3zM4-3h2l1 33h-3z', '#7cc9c9'),
    ellipse(0, 35, 26, 6, '#f3fbea', 'opacity=".9"'),
  );

/** Upper Düden, where the river comes to light. */
const upperFalls =
  grove('pine', points('-26,2 -14,-10 12,-12 24,0'), 24) +
  path('M-9-12C-4-15 5-15 10-12L13 6C6 10-6 10-12 6z', '#dff6f2') +
  path('M-4-12h2l-1 18h-3zM3-12h2l2 17h-3z', '#7cc9c9') +
  ellipse(0, 8, 15, 4.6, '#4fb0b0');

/** Perge: a street of columns and the Hellenistic gate's two round towers. */
function columns([x, y]: Point): string {
  const parts: string[] = [];
  for (const side of [-1, 1]) {
    const u = x + side * 20;
    parts.push(
      rect(u - 11, y - 32, 22, 32, '#c98a72'),
      rect(u + 1, y - 32, 10, 32, '#fbdcae'),
      ellipse(u, y - 32, 11, 3.4, '#f4c79a'),
      path(draw`M${u - 11} ${y - 32}l4-6l4 4l4-5l5 5l5-1v4z`, '#c98a72'),
    );
  }
  for (const u of [-44, -36, 36, 44]) {
    parts.push(
      rect(x + u - 2.4, y - 24, 4.8, 26, '#c98a72'),
      rect(x + u, y - 24, 2.4, 26, '#fff0d0'),
      rect(x + u - 4, y - 26, 8, 3, '#f4c79a'),
    );
  }
  return parts.join('');
}

/** Aspendos' theatre: the front of its stage, and the rows behind. */
const theatre = (foot: Point): string =>
  stand(
    foot,
    1,
    path('M-46 0V-14C-44-46-22-56 0-56C22-56 44-46 46-14V0z', '#c98a72'),
    path('M-38-8C-36-38-18-46 0-46C18-46 36-38 38-8z', '#f6d3a2'),
    stroke(
      'M-32-8C-30-32-14-39 0-39C14-39 30-32 32-8M-25-8C-23-26-12-31 0-31C12-31 23-26 25-8M-18-8C-16-20-8-24 0-24C8-24 16-20 18-8',
      '#c98a72',
      1.6,
    ),
    rect(-46, -18, 92, 20, '#e3ab84'),
    rect(4, -18, 42, 20, '#fbdcae'),
    path(
      'M-38-4h6v-8h-6zM-26-4h6v-8h-6zM-14-4h6v-8h-6zM-2-2h7v-11h-7zM11-4h6v-8h-6zM23-4h6v-8h-6zM35-4h6v-8h-6z',
      '#5a3550',
    ),
  );

/** Termessos: a wall and a gable on a spur of rock. */
const ruin = (foot: Point): string =>
  stand(
    foot,
    1,
    path('M-54 6L-40-16L-20-24L0-30L24-26L40-14L58 6C20 14-20 14-54 6z', '#a4706c'),
    path('M4-30L24-26L40-14L58 6C40 10 24 11 10 11C16-6 2-14 4-30z', '#ecb98e'),
    rect(-16, -50, 6, 24, '#c98a72'),
    rect(-4, -50, 6, 22, '#e9bd98'),
    rect(8, -50, 6, 22, '#fbe3bb'),
    path('M-20-50L-1-62L18-50z', '#e9bd98'),
    path('M-1-62L18-50H4z', '#fff0d0'),
    rect(24, -38, 14, 14, '#e9bd98'),
    path('M28-24h6v-8h-6z', '#6f4355'),
  );

function kaleiciWindow(sheet: Sheet): string {
  const { inner, framed } = windowOf(sheet);
  const here = (longitude: number, latitude: number): Point => inner.at([longitude, latitude]);
  const shore = inner.line(SHORE);
  const ground = smoothPath([...shore, [700, 940], [700, 500], [180, 500]], {
    close: true,
    tension: 0.6,
  });
  const gate = here(30.7086, 36.8853);
  const tower = here(30.7032, 36.8812);
  const middle = here(30.7056, 36.8845);
  const open = [gate, tower, middle];
  const shelf = (size: number, opacity: number): string =>
    stroke(ground, '#c9efdc', size, `opacity="${opacity}"`);
  return framed(
    rect(270, 540, 340, 350, '#2b9399'),
    shelf(60, 0.14),
    shelf(34, 0.2),
    shelf(12, 0.4),
    slab(ground),
    path(ground, '#f6d9a4'),
    stroke(ground, '#fff3d2', 5, 'opacity=".8"'),
    path(smoothPath(inner.line(PARK), { close: true }), '#b7c583'),
    roofs(inner, {
      seed: 31,
      ring: inner.line(
        '30.7030,36.8872 30.7076,36.8866 30.7084,36.8852 30.7082,36.8826 30.7064,36.8812 30.7040,36.8812 30.7034,36.8824 30.7044,36.8840 30.7042,36.8856',
      ),
      open,
      openReach: 26,
      pitch: 17,
      density: 0.9,
    }),
    roofs(inner, {
      seed: 32,
      ring: inner.line(
        '30.6960,36.8890 30.7040,36.8884 30.7086,36.8872 30.7092,36.8850 30.7094,36.8800 30.7150,36.8760 30.7150,36.8920 30.6960,36.8920',
      ),
      open,
      openReach: 30,
      pitch: 19,
      density: 0.75,
    }),
    road(
      inner.line(
        '30.6950,36.8898 30.7010,36.8884 30.7045,36.8884 30.7072,36.8876 30.7092,36.8858 30.7092,36.8830 30.7096,36.8800 30.7110,36.8750',
      ),
      7,
    ),
    stroke(
      smoothPath(inner.line(WALL)),
      '#8f5a50',
      7,
      'stroke-linejoin="round" transform="translate(-1 2.4)"',
    ),
    stroke(
      smoothPath(inner.line(WALL)),
      '#e8b48a',
      5.4,
      'stroke-linejoin="round" stroke-dasharray="9 1.6"',
    ),
    // the piers of the old harbour
    stroke(
      smoothPath(inner.line('30.7016,36.8852 30.7012,36.8845 30.7016,36.8840')),
      '#fff0cf',
      5,
      'stroke-linecap="round"',
    ),
    stroke(
      smoothPath(inner.line('30.7025,36.8828 30.7016,36.8830')),
      '#fff0cf',
      5,
      'stroke-linecap="round"',
    ),
    wood({ kind: 'pine', ring: inner.line(PARK), size: 17, seed: 33, open, openReach: 30 }),
    stand(here(30.7043, 36.8868), 0.42, minaret(0, 0)),
    stand(beside(gate, 62, 8), 0.9, archesOfHadrian),
    stand(beside(tower, 50, 14), 0.8, roundTower),
    stand(here(30.7028, 36.8844), 0.2, gulet()),
    stand(here(30.699, 36.8812), 0.42, wake, gulet()),
    lamplight(inner, [
      [beside(gate, 62, -8), 50],
      [middle, 80],
      [beside(tower, 50, -8), 40],
    ]),
  );
}

/** Hadrian's Gate: three arches between two towers. */
const archesOfHadrian = [
  rect(-30, -34, 12, 34, '#c98a72'),
  rect(18, -34, 12, 38, '#fbdcae'),
  rect(-18, -28, 36, 28, '#f0c79c'),
  rect(-20, -31, 40, 4, '#fff0d0'),
  path(
    'M-15 0v-14a4.4 4.4 0 0 1 8.8 0V0zM-4.4 0v-14a4.4 4.4 0 0 1 8.8 0V0zM6.2 0v-14a4.4 4.4 0 0 1 8.8 0V0z',
    '#5a3550',
  ),
].join('');

/** Hıdırlık: a drum on a square block. */
const roundTower = [
  rect(-18, -20, 36, 20, '#c98a72'),
  rect(2, -20, 16, 20, '#f6d3a2'),
  rect(-14, -42, 28, 22, '#d39a7c'),
  rect(2, -42, 12, 22, '#fff0d0'),
  ellipse(0, -42, 14, 4, '#e9bd98'),
  path('M-4 0v-9h7v9z', '#5a3550'),
].join('');
