/**
 * A balloon morning from left to right, from night to day: the minibus in the dark, the cloth that
 * lifts off the grass, the start at sunrise, the valleys, and those who watch from the ridge.
 */

import { balloon } from '../kit/balloon.ts';
import { bell, fractalNoise, random } from '../kit/numbers.ts';
import { fillDown, type Point, points, polygon, ridge, smoothPath, speck } from '../kit/path.ts';
import { figure } from '../kit/motifs.ts';
import { mix } from '../kit/colour.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, ellipse, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight, veil } from '../kit/sky.ts';
import { chimney } from '../scenes/cappadocia/chimney.ts';
import { numbered } from './marker.ts';

const WIDE = 1280;
const height = 800;
export const illustration = new Scene('cm-', { width: WIDE, height });

const SUN: Point = [1052, 322];
const FIELD = 672;

const CREAM = '#f8e6c4';
const RED = '#d5504a';
const NAVY = '#2f4a86';
const MUSTARD = '#e7a94a';
const TEAL = '#3f8f96';

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

const stars = (): string => {
  const next = random(12);
  let data = '';
  for (let i = 0; i < 46; i++) data += speck(next() ** 1.5 * 520, next() * 330);
  return data;
};
illustration.layer('sky', [
  band(
    0,
    height,
    illustration.verticalGradient(0, 560, [
      [0, '#3d5a94'],
      [0.35, '#9a87ae'],
      [0.65, '#eda695'],
      [1, '#ffdca4'],
    ]),
  ),
  band(
    0,
    height,
    illustration.horizontalGradient(0, 900, [
      [0, '#171b48'],
      [0.35, '#2a2760', 0.94],
      [0.68, '#5a3f80', 0.5],
      [1, '#8a5f92', 0],
    ]),
  ),
  stroke(stars(), '#fff4d8', 3, 'stroke-linecap="round" opacity=".75"'),
  band(
    0,
    height,
    illustration.radialGradient(...SUN, 560, [
      [0, '#fff0bf', 0.95],
      [0.2, '#ffd690', 0.6],
      [0.55, '#fba27a', 0.22],
      [1, '#f0907a', 0],
    ]),
  ),
  ...lensClouds({ seed: 21, high: '#8d86b4', low: '#ffd9ac', top: 60, bottom: 330 }, [
    [820, 92, 360, 16, 0.5],
    [1150, 146, 320, 14, 0.6],
    [560, 60, 280, 12, 0.35],
    [930, 232, 260, 9, 0.65],
  ]),
  halo(illustration, SUN, 124, [
    [0, '#fff6d6', 0.95],
    [0.4, '#ffe6a6', 0.5],
    [1, '#ffcf8a', 0],
  ]),
  circle(...SUN, 46, '#fffae6'),
]);

// ── Erciyes and the mesas ───────────────────────────────────────────────────────────────────────

const rough = fractalNoise(31, 4);
const mesa = (x: number): number =>
  440 - 16 * bell(x, 420, 160) - 20 * bell(x, 1190, 120) - rough(x / 80) * 10;
const nearMesa = (x: number): number => 500 - 26 * bell(x, 700, 120) - 10 * rough(x / 60 + 9);
const fade = (near: string, far: string): string =>
  illustration.horizontalGradient(0, 1100, [
    [0, mix(near, '#1f1d4c', 0.72)],
    [0.5, mix(near, '#4a356c', 0.3)],
    [1, far],
  ]);
illustration.layer('far', [
  path(
    'M640 440C720 424 770 372 812 330L828 322L842 328L858 324C900 366 940 420 1030 440z',
    illustration.horizontalGradient(640, 1030, [
      [0, '#8d6f9c'],
      [1, '#e8aa9c'],
    ]),
  ),
  path(
    'M790 352L812 330L828 322L842 328L858 324L886 352L872 350L860 364L846 348L832 366L818 346L804 358z',
    '#fff0d8',
    'opacity=".9"',
  ),
  path(fillDown(ridge(mesa, { to: 1320, step: 16 })), fade('#a5688c', '#f6bc94')),
  path(fillDown(ridge(nearMesa, { to: 1320, step: 14 })), fade('#96587f', '#eda588')),
  veil(illustration, 400, 620, [
    [0, '#ffcf9c', 0],
    [0.6, '#ffcf9c', 0.25],
    [1, '#ffcf9c', 0],
  ]),
]);

// ── Far balloons ────────────────────────────────────────────────────────────────────────────────

const FAR: readonly (readonly [number, number, number, string])[] = [
  [760, 196, 17, RED],
  [930, 150, 23, TEAL],
  [1150, 236, 19, NAVY],
  [960, 372, 13, MUSTARD],
  [1214, 330, 14, RED],
  [716, 330, 11, MUSTARD],
];
illustration.layer(
  'balloons-far',
  FAR.map(([x, y, radius, colour], i) =>
    balloon(illustration, {
      id: `far${i}`,
      x,
      y,
      radius,
      cloth: [colour, CREAM],
      haze: 0.45,
      hazeColour: '#f4b694',
      detail: 'far',
      gores: 10,
    }),
  ),
);

// ── The valley ──────────────────────────────────────────────────────────────────────────────────

interface Cone {
  x: number;
  foot: number;
  size: number;
  capped: boolean;
}

/** Dusk still lies on the left of the valley. */
function rock({ x, foot, size, capped }: Cone, near: number): string {
  const dusk = Math.max(0, 1 - (x - 520) / 520);
  return chimney({
    x,
    foot,
    height: size,
    width: size * 0.6,
    seed: Math.round(x),
    capped,
    body: mix(mix('#c98088', '#8a4468', near), '#4f2f68', dusk * 0.45),
    lit: mix('#ffc795', '#b9688a', dusk * 0.6),
    cap: mix('#5a2f52', '#33204f', dusk * 0.5),
    capLit: mix('#d98a76', '#7a4670', dusk * 0.6),
    rough: true,
  });
}

/** Rows of cones; the ground in front of each hides its feet. */
const ROWS: readonly (readonly [
  list: string,
  foot: number,
  size: number,
  colours: readonly [string, string],
])[] = [
  ['556 604 652 704 770 806 912 956 1004 1046', 646, 92, ['#96587f', '#f0ab8c']],
  ['630 676 738 784 836 884 976 1024', 684, 108, ['#8a4a72', '#e59a82']],
  ['668 716 764 930 984', 728, 118, ['#7a3f68', '#cf7f78']],
  ['700 748 952', 772, 120, ['#5c3058', '#a3566a']],
];
const valley = ROWS.flatMap(([list, foot, size, [dark, lit]], row) => [
  ...list.split(' ').map((x, i) =>
    rock(
      {
        x: Number(x),
        foot: foot + 8,
        size: size * (0.78 + ((i * 5 + row) % 4) * 0.13),
        capped: (i + row) % 3 !== 1,
      },
      row / 3,
    ),
  ),
  path(
    fillDown(
      ridge((x) => foot - 6 + 8 * rough(x / 46 + row * 7) + 8 * bell(x, 850, 200), {
        from: 420,
        to: 1320,
        step: 12,
      }),
    ),
    fade(dark, lit),
  ),
]);
const [behind, inFront] = [valley.slice(0, -4), valley.slice(-4)];
illustration.layer('valley', [
  path(
    fillDown(
      ridge((x) => 610 - 14 * bell(x, 1040, 120) + 8 * rough(x / 50), {
        from: 420,
        to: 1320,
        step: 14,
      }),
    ),
    fade('#9c6088', '#f6b692'),
  ),
  ...behind,
]);

illustration.layer('balloon-low', [
  balloon(illustration, {
    id: 'low',
    x: 852,
    y: 474,
    radius: 62,
    cloth: [TEAL, CREAM],
    rings: [{ from: 0.42, to: 0.56, colour: MUSTARD }],
    haze: 0.06,
    hazeColour: '#f0a890',
    detail: 'near',
    glow: 0.35,
  }),
]);
illustration.layer('valley-front', [
  veil(illustration, 560, 740, [
    [0, '#ffc79a', 0],
    [0.6, '#ffc79a', 0.22],
    [1, '#ffc79a', 0],
  ]),
  ...inFront,
]);

// ── The launch field, still in the dark ─────────────────────────────────────────────────────────

const field = (x: number): number => FIELD - 4 + 5 * rough(x / 90) + 56 * bell(x, 640, 90) * 0.8;
illustration.layer('field', [
  path(
    fillDown([
      ...ridge(field, { from: -40, to: 560, step: 20 }),
      [620, 730],
      [680, 780],
      [720, 830],
    ]),
    illustration.horizontalGradient(0, 700, [
      [0, '#211a44'],
      [0.35, '#4a2a4c'],
      [1, '#6d3a5c'],
    ]),
  ),
  // the burner lights the grass
  ellipse(
    316,
    FIELD + 8,
    230,
    34,
    illustration.radialGradient(
      316,
      FIELD + 8,
      230,
      [
        [0, '#ffcf7a', 0.75],
        [1, '#ff9a5a', 0],
      ],
      { scaleY: 0.15 },
    ),
  ),
]);

/** Cloth on its side; the mouth is to the left, where the burner is. */
illustration.layer('inflation', [
  group(
    'transform="translate(420 578) rotate(64)"',
    balloon(illustration, {
      id: 'lying',
      x: 0,
      y: 0,
      radius: 94,
      cloth: [RED, CREAM],
      rings: [
        { from: 0.42, to: 0.6, colour: NAVY },
        { from: 0.44, to: 0.58, colour: MUSTARD, diamonds: true },
      ],
      haze: 0.1,
      hazeColour: '#4a2a5c',
      detail: 'middle',
      glow: 1,
    }),
  ),
  // the flame, and its light in the mouth
  circle(
    318,
    628,
    90,
    illustration.radialGradient(318, 628, 90, [
      [0, '#fff0b8', 0.95],
      [0.35, '#ffc56a', 0.6],
      [1, '#ff9a5a', 0],
    ]),
  ),
  path('M290 648C302 636 318 628 336 618C328 636 312 648 294 655z', '#fff6cf'),
]);

// the minibus, windows lit
illustration.layer('minibus', [
  path(
    'M140 640L290 610V690L140 664z',
    illustration.horizontalGradient(140, 290, [
      [0, '#ffe6a6', 0.42],
      [1, '#ffe6a6', 0],
    ]),
  ),
  path('M12 676V612Q12 602 22 602H104Q114 602 120 612L134 638Q140 642 140 650V676z', '#c9c0d4'),
  path('M12 676V654H140V676z', '#8f86b0'),
  path('M22 612H44V634H22zM50 612H72V634H50zM78 612H100V634H78zM106 613L118 634H106z', '#ffd98a'),
  path('M12 640H136V645H12z', '#d5504a'),
  circle(40, 678, 13, '#15122f'),
  circle(110, 678, 13, '#15122f'),
  circle(40, 678, 5, '#8f86b0'),
  circle(110, 678, 5, '#8f86b0'),
  path('M134 646h7v10h-7z', '#fff6cf'),
]);

const CREW = { legs: '#241a40', coat: '#c9564c', head: '#e0a37c' };
const GUEST = { legs: '#241a40', coat: '#5f86b8', head: '#e0a37c' };
const person = (x: number, y: number, size: number, colours: typeof CREW): string =>
  group(`transform="translate(${x} ${y}) scale(${size})"`, figure(colours));

illustration.layer('people', [
  person(256, FIELD + 10, 2.7, CREW),
  stroke('M258 634L280 642', '#c9564c', 6, 'stroke-linecap="round"'),
  // somebody hands you a paper cup of tea
  person(166, FIELD + 18, 2.8, CREW),
  person(210, FIELD + 18, 2.8, GUEST),
  stroke('M170 648L184 644', '#c9564c', 6, 'stroke-linecap="round"'),
  stroke('M206 650L196 646', '#5f86b8', 6, 'stroke-linecap="round"'),
  path('M185 634H197L195 648H187z', '#fff6dd'),
  stroke(
    'M189 628Q186 622 190 617M194 628Q191 621 195 615',
    '#fff6dd',
    2,
    'stroke-linecap="round" opacity=".7"',
  ),
]);

// ── The start ───────────────────────────────────────────────────────────────────────────────────

illustration.layer('start', [
  circle(
    596,
    330,
    190,
    illustration.radialGradient(596, 330, 190, [
      [0, '#ffd98a', 0.35],
      [1, '#ffd98a', 0],
    ]),
  ),
  balloon(illustration, {
    id: 'start',
    x: 596,
    y: 262,
    radius: 116,
    cloth: [RED, CREAM],
    rings: [
      { from: 0.4, to: 0.6, colour: NAVY },
      { from: 0.42, to: 0.58, colour: MUSTARD, diamonds: true },
    ],
    detail: 'near',
    glow: 0.8,
  }),
]);

// ── The ridge in front ──────────────────────────────────────────────────────────────────────────

const EDGE = points(
  '990,830 1020,776 1056,722 1082,690 1120,664 1170,652 1230,656 1320,640 1320,830',
);
illustration.layer('ridge', [
  path(
    smoothPath(EDGE, { tension: 0.7 }) + 'z',
    illustration.linearGradient(
      [
        [0, '#9c5068'],
        [0.4, '#6a3458'],
        [1, '#33204f'],
      ],
      { x1: 0, y1: 0, x2: 0.5, y2: 1 },
    ),
  ),
  path(
    polygon(points('1082,690 1120,664 1170,652 1150,690 1104,730 1060,790 1020,800 1056,722')),
    '#c9746c',
    'opacity=".5"',
  ),
  person(1128, 668, 3.1, { legs: '#2a1b45', coat: '#3f5a8c', head: '#d99a7a' }),
  person(1164, 660, 3.2, { legs: '#2a1b45', coat: '#b8464a', head: '#d99a7a' }),
  person(1222, 662, 3.1, { legs: '#2a1b45', coat: '#c98a3a', head: '#d99a7a' }),
  // the dog below barks at it
  path(
    'M1046 762V748L1042 741Q1044 735 1050 737L1062 739Q1074 738 1080 746L1086 736L1089 738L1084 752V766H1080V754H1058L1054 762V768H1049V762z' +
      'M1042 741L1031 737L1032 732L1041 731L1044 725L1048 731L1051 738z',
    '#2a1b45',
  ),
]);

illustration.layer('light', [
  sunlight(illustration, SUN, 620, [
    [0, '#ffdf9c', 0.4],
    [0.5, '#ff9f72', 0.1],
    [1, '#ff9f72', 0],
  ]),
]);
export const markers = numbered(illustration, [
  { at: [74, 540] },
  { at: [312, 496] },
  { at: [440, 216] },
  { at: [968, 470] },
  { at: [1192, 536] },
]);
