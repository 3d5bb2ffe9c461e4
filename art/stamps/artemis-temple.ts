/**
 * The Temple of Artemis: what is left to see, one column put together from odd drums, a stork's nest
 * on its top and the marsh pond at its foot, at dawn. Seen towards Selçuk, with the walls of the
 * castle on Ayasuluk hill in the haze.
 */

import { mix } from '../kit/colour.ts';
import { fractalNoise, random } from '../kit/numbers.ts';
import { draw, fillDown, type Point, points, polygon, ridge } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, ellipse, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight, veil } from '../kit/sky.ts';
import { lens } from '../kit/water.ts';
import { FLYING, nest, STORK } from './artemis-temple/storks.ts';
import { column, marbleOf, X } from './artemis-temple/column.ts';

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
    [1040, 330, 420, 14, 0.7],
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

const marble = marbleOf(stamp);
const shaft = column(marble).join('');

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
  group('transform="translate(0 30)"', ...nest(X)),
  group(`transform="translate(${X - 10} 204) scale(.86)"`, STORK),
  path(polygon(points('400,712 408,676 470,668 482,712')), marble),
  path(polygon(points('660,714 664,684 726,676 742,714')), '#c99a9c'),
]);
stamp.layer('stork', group('transform="translate(900 236) rotate(-6) scale(.92)"', FLYING));

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
