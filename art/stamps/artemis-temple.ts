/**
 * The Temple of Artemis: what is left to see, one column put together from odd drums, a stork's nest
 * on its top and the marsh pond at its foot, at dawn. Seen towards Selçuk, with the walls of the
 * castle on Ayasuluk hill in the haze.
 */

import { mix } from '../kit/colour.ts';
import { fractalNoise, noise, random } from '../kit/numbers.ts';
import { draw, fillDown, type Point, points, polygon, ridge } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, ellipse, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight, veil } from '../kit/sky.ts';
import { lens } from '../kit/water.ts';

export const stamp = new Scene('sat-', { width: 1200, height: 900 });

const SUN: Point = [812, 452];
const SHORE = 640;
const HAZE = '#fbcfa6';
const INK = '#2b2147';

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    SHORE,
    stamp.verticalGradient(0, SHORE, [
      [0, '#35528a'],
      [0.36, '#8d7fb0'],
      [0.7, '#f0ad9f'],
      [1, '#ffe0ae'],
    ]),
  ),
  ...lensClouds({ seed: 44, high: '#9a8fbc', low: '#ffcfae', top: 90, bottom: 460 }, [
    [960, 130, 520, 24, 0.55],
    [160, 210, 420, 18, 0.6],
    [1080, 320, 380, 14, 0.7],
    [200, 400, 300, 10, 0.8],
  ]),
  halo(stamp, SUN, 190, [
    [0, '#fffae4', 0.95],
    [0.4, '#ffecbc', 0.5],
    [1, '#ffd79c', 0],
  ]),
  circle(...SUN, 62, '#fffbea'),
]);

// ── Ayasuluk and its castle ─────────────────────────────────────────────────────────────────────

const far = fractalNoise(8, 4);
const hill = (x: number): number =>
  606 - 128 * Math.exp(-(((x - 250) / 190) ** 2)) + far(x / 60) * 5;
/** The ring of walls with its towers on the hill's brow. */
const castle = (): string => {
  let walls = '';
  for (let i = 0; i < 9; i++) {
    const x = 130 + i * 28;
    const [y, rise] = [hill(x), i % 2 === 0 ? 34 : 20];
    walls += draw`M${x} ${y + 20}v${-rise - 14}h6v6h5v-6h6v6h5v-6h6v${rise + 14}z`;
  }
  return walls;
};
stamp.layer('hills', [
  path(
    fillDown(
      ridge((x) => 590 - far(x / 200 + 5) * 40, { to: 1240 }),
      700,
    ),
    stamp.verticalGradient(540, SHORE, [
      [0, mix('#a07c9c', HAZE, 0.45)],
      [1, HAZE],
    ]),
  ),
  path(castle(), mix('#8a6088', HAZE, 0.3)),
  path(
    fillDown(ridge(hill, { to: 1240, step: 10 }), 700),
    stamp.verticalGradient(470, SHORE, [
      [0, mix('#8a6088', HAZE, 0.24)],
      [1, mix('#c98d8c', HAZE, 0.4)],
    ]),
  ),
  veil(stamp, 540, 680, [
    [0, HAZE, 0],
    [0.8, '#ffe2b6', 0.8],
    [1, '#ffe2b6', 0],
  ]),
]);

// ── The pond ────────────────────────────────────────────────────────────────────────────────────

stamp.layer('pond', [
  band(
    SHORE,
    900,
    stamp.verticalGradient(SHORE, 900, [
      [0, '#fbd5a4'],
      [0.3, '#e3a096'],
      [0.65, '#8f7aa8'],
      [1, '#3c4a80'],
    ]),
  ),
]);

/** The far bank: reeds and low trees, which make a pond of the water. */
const bank = (x: number): number =>
  614 -
  Math.abs(far(x / 46 + 20)) * 30 -
  26 * Math.exp(-(((x - 40) / 120) ** 2)) -
  (x > 900 ? (x - 900) * 0.06 : 0);
stamp.layer(
  'bank',
  path(
    fillDown(ridge(bank, { to: 1240, step: 11 }), SHORE + 6),
    stamp.horizontalGradient(0, 1200, [
      [0, '#6d5682'],
      [0.5, '#a67c8c'],
      [0.68, '#d39c8c'],
      [1, '#7a5f86'],
    ]),
  ),
);

// ── The column ──────────────────────────────────────────────────────────────────────────────────

const X = 560;
const DRUMS = [
  [706, 64, 0],
  [644, 62, 3],
  [580, 60, -3],
  [526, 59, 2],
  [464, 57, -1],
  [411, 56, 4],
  [353, 54, 0],
  [306, 53, -3],
  [256, 51, 2],
  [226, 0, 0],
] as const;
const marble = stamp.horizontalGradient(X - 64, X + 64, [
  [0, '#6a5588'],
  [0.34, '#a3809c'],
  [0.66, '#e9b9a4'],
  [0.9, '#fff0cf'],
  [1, '#ffd9ac'],
]);

function column(): string[] {
  const chips = noise(12);
  return DRUMS.slice(0, -1).map(([foot, half, dx], i) => {
    const top = DRUMS[i + 1]?.[0] ?? foot;
    const edge = (y: number, sign: number): Point => [
      X + dx + sign * half * (1 + chips(y / 13 + sign * 9) * 0.035),
      y,
    ];
    const rows = [0, 0.25, 0.5, 0.75, 1].map((t) => foot + (top - foot) * t);
    const drum = polygon([
      ...rows.map((y) => edge(y, -1)),
      ...rows.toReversed().map((y) => edge(y, 1)),
    ]);
    const flutes = [-0.6, -0.28, 0.06, 0.4, 0.7].map(
      (u) => draw`M${X + dx + u * half} ${foot - 4}V${top + 6}`,
    );
    return (
      path(drum, marble) +
      (i % 3 === 1 ? '' : stroke(flutes.join(''), '#6a4a7a', 4, 'opacity=".24"')) +
      stroke(draw`M${X + dx - half} ${foot}q${half} 9 ${2 * half} 0`, '#56407a', 4, 'opacity=".55"')
    );
  });
}
const shaft = column().join('');

/** White with black flight feathers, red bill and legs; it stands on the nest and looks right. */
const STORK = [
  stroke('M-6 0L-4-44M10 0L8-44', '#d8523c', 5),
  path(
    'M-52-54C-40-84 4-96 26-84C34-110 26-132 36-146C44-158 62-154 62-142C62-130 50-122 50-100C50-70 30-44 0-40C-22-38-40-44-52-54z',
    '#fff6e4',
  ),
  path('M-78-34C-60-72-24-84 2-72C-8-52-40-44-78-34z', INK),
  path('M60-148L112-132L60-138z', '#d8523c'),
  circle(52, -144, 3, INK),
].join('');
const flying = [
  path('M-96 6L-20-6C10-16 44-12 70-20L124-26L74-10C50 4 10 12-20 10L-96 18z', '#fff6e4'),
  path('M70-20L124-26L74-14z', '#d8523c'),
  path('M-96 9L-150 20L-96 14z', '#d8523c'),
  path('M-24-4C-40-50-84-92-134-116L-122-124L-108-126L-96-130L-82-126C-40-104 16-60 36-8z', INK),
  path('M-18-4C-22-40-46-74-76-96C-30-80 18-44 36-8z', '#fff6e4'),
  path('M0-10C20-54 52-92 96-112C84-84 62-40 40-10z', '#4a3f66'),
  path('M2-10C16-44 36-70 58-84C56-56 48-30 40-10z', '#e6d2d2'),
].join('');

function nest(): string[] {
  const next = random(31);
  let twigs = '';
  for (let i = 0; i < 46; i++) {
    const x = X - 100 + next() * 200;
    const y = 172 + next() * 30 * (1 - Math.abs(x - X) / 130);
    twigs += draw`M${x - 26} ${y + next() * 12}l52 ${(next() - 0.5) * 22}`;
  }
  return [
    path(draw`M${X - 104} 168q8 44 66 50h76q58 -6 66 -50q-104 18 -208 0z`, '#4a3350'),
    stroke(twigs, '#a9755f', 4, 'opacity=".8" stroke-linecap="round"'),
    stroke(draw`M${X + 30} 208q54 -6 70 -36`, '#ffd2a0', 5, 'opacity=".8" stroke-linecap="round"'),
  ];
}

// ── Its reflection, and what it stands on ───────────────────────────────────────────────────────

const islet = points(
  '392,716 430,700 470,706 500,690 640,692 668,704 716,698 752,716 700,726 450,726',
);
function reflection(): string[] {
  const next = random(9);
  let breaks = '';
  for (let i = 0; i < 60; i++) {
    const t = next();
    breaks += lens(470 + next() * 190, 726 + t * 176, 30 + 60 * next(), 1.4 + 3 * t);
  }
  return [
    group(`transform="matrix(1 0 0 -1 0 1426)" opacity=".6"`, shaft),
    path(breaks, '#b98fa4', 'opacity=".75"'),
  ];
}
function glitter(): string {
  const next = random(14);
  let data = '';
  for (let i = 0; i < 90; i++) {
    const t = next();
    const spread = 50 + 130 * t;
    data += lens(
      SUN[0] + (next() + next() - 1) * spread,
      SHORE + 6 + t * 210,
      (10 + 34 * t) * (0.4 + next()),
      1.2 + 3 * t,
    );
  }
  return data;
}
stamp.layer('reflection', [...reflection(), path(glitter(), '#fff0c6', 'opacity=".85"')]);
stamp.layer('column', [
  path(polygon(islet), '#5a4470'),
  ellipse(X, 706, 84, 12, '#453560'),
  shaft,
  path(draw`M${X - 66} 256l-8 -24h150l-12 24z`, marble),
  group('transform="translate(0 30)"', ...nest()),
  group(`transform="translate(${X - 10} 204) scale(.86)"`, STORK),
  path(polygon(points('400,712 408,676 470,668 482,712')), marble),
  path(polygon(points('660,714 664,684 726,676 742,714')), '#c99a9c'),
]);
stamp.layer('stork', group('transform="translate(900 236) rotate(-6) scale(.92)"', flying));

// ── Reeds in front ──────────────────────────────────────────────────────────────────────────────

function reeds(): string[] {
  const next = random(52);
  let leaves = '';
  let heads = '';
  for (let i = 0; i < 84; i++) {
    const left = next() < 0.5;
    const x = left ? next() * 330 - 20 : 860 + next() * 360;
    const edge = left ? (330 - x) / 350 : (x - 860) / 360;
    const height = 60 + 220 * edge * (0.5 + next() * 0.5);
    const bend = (next() - 0.5) * 70;
    leaves += draw`M${x - 5} 920q${bend * 0.1} ${-height * 0.6} ${bend} ${-height}
      q${-bend * 0.4 + 6} ${height * 0.5} ${10 - bend} ${height}z`;
    if (next() < 0.3) heads += draw`M${x + bend * 0.6} ${920 - height}l${bend * 0.1} -34`;
  }
  return [path(leaves, INK), stroke(heads, '#3a2440', 11, 'stroke-linecap="round"')];
}
stamp.layer('reeds', reeds());
stamp.layer(
  'light',
  sunlight(stamp, SUN, 560, [
    [0, '#ffe8b4', 0.42],
    [0.5, '#ffb894', 0.12],
    [1, '#ffb894', 0],
  ]),
);
