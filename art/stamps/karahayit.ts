/**
 * Karahayıt on a misty morning: the hot spring rises on its small mound, and the iron in it paints the
 * stone in stripes of red, orange and brown as it runs down from rim to rim; steam, and two people on
 * the edge with their feet in the water. Close, from the pool in front.
 */

import { steam } from '../kit/mist.ts';
import { across, down, skyOf } from '../kit/mountains.ts';
import { fractalNoise, random } from '../kit/numbers.ts';
import { between, fillDown, type Point, ridge, smoothPath } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { group, path } from '../kit/shapes.ts';
import { lens } from '../kit/water.ts';

export const stamp = new Scene('ts-kh-', { width: 1200, height: 900 });

const PALE = '#f6f1dc';
/** Iron on stone, from the fresh to the old. */
const RUST = ['#f6c47a', '#e9853f', '#c9482c', '#e39a4e', '#a83426', '#d9662f', '#7d2a2a'];

stamp.layer('sky', [skyOf(stamp, 380, ['#5f8f8a', '#9fc0b2', '#d6e2cd', PALE])]);
const rough = fractalNoise(6, 3);
stamp.layer('hills', [
  path(
    fillDown(
      ridge((x) => 262 + rough(x / 190) * 60, { to: 1240 }),
      920,
    ),
    down(stamp, 210, 420, '#9dbfae', '#e3ead2'),
  ),
  path(
    fillDown(
      ridge((x) => 330 + rough(x / 150 + 9) * 40, { to: 1240 }),
      920,
    ),
    down(stamp, 290, 460, '#7aa595', '#d3e0c4'),
  ),
]);

// ── The mound: rims one below the other, each a broader bow ─────────────────────────────────────

interface Rim {
  x: number;
  y: number;
  half: number;
  /** How far its front hangs down. */
  drop: number;
  bow: number;
}

const RIMS: readonly Rim[] = [
  { x: 610, y: 258, half: 130, drop: 96, bow: 22 },
  { x: 580, y: 358, half: 268, drop: 126, bow: 40 },
  { x: 628, y: 490, half: 420, drop: 150, bow: 58 },
  { x: 590, y: 664, half: 640, drop: 230, bow: 76 },
];

/** The lower edge of the water in a basin, or of the stone so far below it. */
function edgeOf({ x, y, half, bow }: Rim, below: number, spread: number, seed: number): Point[] {
  const wave = fractalNoise(seed, 2);
  return Array.from({ length: 33 }, (_, i) => {
    const t = (i / 32) * 2 - 1;
    const scallop = Math.sin(t * Math.PI * 2.5 + seed) ** 2 * (9 + below * 0.08);
    return [
      x + t * half * spread,
      y +
        bow * Math.sqrt(1 - t * t) +
        below * (1 - 0.35 * t * t) +
        scallop +
        wave(i / 3) * (3 + below * 0.03),
    ];
  });
}

function rim(one: Rim, index: number): string[] {
  const { x, y, half, drop, bow } = one;
  // from the deepest stripe to the one under the lip
  const stripes = RUST.toReversed().map((colour, i) => {
    const t = 1 - i / RUST.length;
    const edge = edgeOf(one, drop * t, 1 + 0.12 * t, index * 5 + 2);
    return path(`${smoothPath(edge)}L${x + half} ${y}L${x - half} ${y}z`, colour);
  });
  const lip = edgeOf(one, 0, 1, index * 5 + 2);
  const inner = edgeOf(one, -12 - bow * 0.1, 0.97, index * 5 + 2);
  const shade = edgeOf(one, drop, 1.12, index * 5 + 2);
  return [
    ...stripes,
    stamp.stipple(
      path(
        between(lip, shade),
        stamp.horizontalGradient(x - half, x + half, [
          [0, '#4a1a2a', 0],
          [0.55, '#4a1a2a', 0],
          [1, '#4a1a2a', 0.55],
        ]),
      ),
    ),
    path(`${smoothPath(lip)}Q${x} ${y - bow * 1.5} ${x - half} ${y}z`, '#ffe3b0'),
    path(
      `${smoothPath(inner)}Q${x} ${y - bow * 1.3} ${x - half * 0.97} ${y - 6}z`,
      across(stamp, x - half, x + half, '#f3f1d8', '#a9d6c8', '#5aa39e'),
    ),
    path(glints(one, index), '#fdfbea', 'opacity=".8"'),
  ];
}

function glints({ x, y, half, bow }: Rim, seed: number): string {
  const next = random(seed + 60);
  let data = '';
  for (let i = 0; i < 9; i++) {
    const t = next() * 1.5 - 0.75;
    data += lens(
      x + t * half,
      y + bow * (0.75 - 0.5 * next() - 0.4 * t * t),
      half * (0.04 + 0.06 * next()),
      1.4 + half * 0.004,
    );
  }
  return data;
}

stamp.layer('mound', [
  path(
    'M-20 920V640Q180 560 330 400T500 270H720Q830 330 950 460T1220 600V920z',
    down(stamp, 300, 800, '#a8552f', '#6d2428'),
  ),
  ...RIMS.map(rim).toReversed().flat(),
]);

// ── Steam ───────────────────────────────────────────────────────────────────────────────────────

stamp.layer('steam', [steam(stamp, { places: [[606, 262]], height: 214, width: 46, seed: 7 })]);

// ── Two on the edge, their backs to us ──────────────────────────────────────────────────────────

interface Sitter {
  x: number;
  y: number;
  coat: string;
  shade: string;
  legs: string;
  head: string;
}

/** About 100 units from the seat to the top of the head; the arms lean on the rim. */
const sitter = ({ x, y, coat, shade, legs, head }: Sitter): string =>
  group(
    `transform="translate(${x} ${y}) scale(1.5)"`,
    path('M-34 4Q-36 -12 -20 -16H20Q36 -12 34 4Q0 14 -34 4z', legs),
    path('M-24 -6C-26 -30 -26 -50 -16 -58Q0 -66 16 -58C26 -50 26 -30 24 -6Q0 2 -24 -6z', coat),
    path('M6 -62Q12 -61 16 -58C26 -50 26 -30 24 -6Q16 -2 8 -2C16 -24 14 -46 6 -62z', shade),
    path('M-18 -56C-32 -46 -36 -22 -40 0h9C-28 -18 -24 -30 -20 -40z', coat),
    path('M18 -56C32 -46 36 -22 40 0h-9C28 -18 24 -30 20 -40z', shade),
    path('M-6 -70h12v14q-6 4 -12 0z', '#c98f72'),
    path('M-13 -80a13 13 0 0 1 26 0C13 -72 9 -66 6 -63Q0 -60 -6 -63C-9 -66 -13 -72 -13 -80z', head),
    path(
      'M4 -92.5a13 13 0 0 1 9 12.5C13 -72 9 -66 6 -63L1 -62C8 -70 9 -84 4 -92.5z',
      '#2a1c2c',
      'opacity=".28"',
    ),
  );

stamp.layer('people', [
  sitter({ x: 430, y: 742, coat: '#2f6f7a', shade: '#1d4f5c', legs: '#e9dcc0', head: '#4a2f2c' }),
  sitter({ x: 566, y: 752, coat: '#f3ead0', shade: '#cdb9a0', legs: '#3a4a6a', head: '#d9573f' }),
]);
