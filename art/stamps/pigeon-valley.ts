/**
 * Pigeon Valley: dovecotes cut into the cliff, and their pigeons on the wing in the honey light of
 * late afternoon. Rows of small square holes in a plastered field with a red ochre border, as the
 * farmers painted them to be seen from the air; Uçhisar's crag lies hazy at the valley's head.
 */

import { mix } from '../kit/colour.ts';
import { blade } from '../kit/motifs.ts';
import { fractalNoise, noise, random } from '../kit/numbers.ts';
import { draw, fillDown, type Point, points, polygon, ridge } from '../kit/path.ts';
import { craggy, pillar, type RockFills } from '../kit/rocks.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, stroke } from '../kit/shapes.ts';
import { halo, sunlight, veil } from '../kit/sky.ts';

export const stamp = new Scene('spv-', { width: 1200, height: 900 });

const SUN: Point = [1010, 232];
const HAZE = '#f8d39c';
const DARK = '#4a2b3e';
const OCHRE = '#b5472f';
const PLASTER = '#fff0d0';

// ── Sky and the head of the valley ──────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(0, 620, [
      [0, '#5f93a6'],
      [0.4, '#b7c2a8'],
      [0.75, '#f5d096'],
      [1, '#fce2ae'],
    ]),
  ),
  halo(stamp, SUN, 210, [
    [0, '#fffae0', 0.95],
    [0.4, '#fff0bd', 0.5],
    [1, '#ffe2a0', 0],
  ]),
  circle(...SUN, 64, '#fffbe8'),
]);

const slopes = fractalNoise(12, 3);
const hazy = (t: number) => mix('#b9806c', HAZE, t);
const crag = points(`
  952,560 976,520 990,470 1012,452 1020,410 1040,398 1046,372 1074,368 1084,400 1106,418 1112,460
  1136,482 1150,530 1176,560`);
stamp.layer('far', [
  path(polygon(craggy(crag, 3, 6)), hazy(0.55)),
  path(polygon([...craggy(crag.slice(7), 6, 6), [1090, 560]]), hazy(0.82)),
  path(
    fillDown(ridge((x) => 560 + slopes(x / 150) * 24, { to: 1240, step: 12 })),
    stamp.verticalGradient(530, 760, [
      [0, hazy(0.5)],
      [1, hazy(0.9)],
    ]),
  ),
  path(
    fillDown(ridge((x) => 690 + slopes(x / 90 + 9) * 40, { from: 640, to: 1240, step: 10 })),
    stamp.verticalGradient(640, 880, [
      [0, '#a9805e'],
      [1, '#d9a678'],
    ]),
  ),
  veil(stamp, 540, 900, [
    [0, HAZE, 0],
    [0.5, HAZE, 0.45],
    [1, HAZE, 0],
  ]),
]);

// ── The cliff ───────────────────────────────────────────────────────────────────────────────────

const rock: RockFills = {
  shade: stamp.verticalGradient(0, 900, [
    [0, '#c98d72'],
    [0.6, '#ad6f66'],
    [1, '#7d4a58'],
  ]),
  middle: '#dfa57c',
  lit: stamp.verticalGradient(0, 900, [
    [0, '#ffe7b6'],
    [0.6, '#fbcf95'],
    [1, '#dc9c77'],
  ]),
  deep: '#8a5058',
};
stamp.layer('cliff', [
  pillar(stamp, {
    id: 'left',
    seed: 4,
    fills: rock,
    turn: -0.1,
    knots: [
      [60, 960, 240],
      [50, 600, 230],
      [40, 200, 214],
      [40, -60, 200],
    ],
  }),
  pillar(stamp, {
    id: 'right',
    seed: 15,
    fills: rock,
    turn: 0.12,
    knots: [
      [760, 960, 230],
      [744, 640, 168],
      [728, 400, 110],
      [722, 250, 56],
      [720, 196, 8],
    ],
  }),
  pillar(stamp, {
    id: 'main',
    seed: 9,
    fills: rock,
    turn: -0.42,
    gullies: 8,
    rough: 0.025,
    knots: [
      [420, 980, 330],
      [420, 700, 296],
      [424, 380, 262],
      [432, 130, 200],
      [438, 30, 120],
      [440, -8, 20],
    ],
  }),
]);

// ── Dovecotes ───────────────────────────────────────────────────────────────────────────────────

interface Dovecote {
  x: number;
  y: number;
  columns: number;
  rows: number;
  size: number;
}

/** A plastered field, its painted border, and the holes with a ledge below each row. */
function dovecote({ x, y, columns, rows, size: s }: Dovecote): string {
  const [width, height] = [columns * s * 1.7 + s, rows * s * 1.9 + s * 0.9];
  const left = x - width / 2;
  const field = (by: number): string =>
    draw`M${left - by} ${y + height + by}V${y}
      q0 ${-s * 1.7 - by} ${width / 2 + by} ${-s * 1.7 - by}
      t${width / 2 + by} ${s * 1.7 + by}V${y + height + by}z`;
  let holes = '';
  let jambs = '';
  let ledges = '';
  for (let row = 0; row < rows; row++) {
    const top = y + s * 0.7 + row * s * 1.9;
    const count = columns - (row % 2);
    for (let column = 0; column < count; column++) {
      const at = x + (column - (count - 1) / 2) * s * 1.7 - s / 2;
      jambs += draw`M${at} ${top}h${s}v${s * 1.06}h${-s}z`;
      holes += draw`M${at + s * 0.2} ${top}h${s * 0.8}v${s * 0.94}h${-s * 0.8}z`;
    }
    ledges += draw`M${left + s * 0.5} ${top + s * 1.26}h${width - s}`;
  }
  const teeth = Array.from({ length: columns * 4 }, (_, i) => {
    const t = (i + 0.5) / (columns * 4);
    const at = left + s * 0.5 + t * (width - s);
    return draw`M${at - s * 0.16} ${y + s * 0.3}l${s * 0.16} ${-s * 0.3}l${s * 0.16} ${s * 0.3}z`;
  });
  const plaster = stamp.horizontalGradient(left, left + width, [
    [0, '#dcae8a'],
    [0.2, '#f0d0a4'],
    [0.8, PLASTER],
    [1, '#fff6de'],
  ]);
  const rosette = (at: number, up: number, r: number): string =>
    circle(at, up, r, OCHRE) + circle(at, up, r * 0.64, PLASTER) + circle(at, up, r * 0.34, OCHRE);
  return [
    group(`transform="translate(${-s * 0.22} ${-s * 0.2})"`, path(field(s * 0.2), '#94585a')),
    group(`transform="translate(${s * 0.14} ${s * 0.16})"`, path(field(s * 0.14), '#fff3d6')),
    path(field(0), plaster),
    stroke(field(-s * 0.16), OCHRE, s * 0.12),
    path(jambs, '#e2a877'),
    path(holes, DARK),
    stroke(ledges, '#c98a64', s * 0.14),
    path(teeth.join(''), OCHRE),
    rosette(x, y - s * 0.5, s * 0.4),
    rosette(x - width * 0.26, y - s * 0.34, s * 0.28),
    rosette(x + width * 0.26, y - s * 0.34, s * 0.28),
  ].join('');
}
stamp.layer('dovecotes', [
  dovecote({ x: 452, y: 300, columns: 6, rows: 4, size: 33 }),
  dovecote({ x: 84, y: 180, columns: 3, rows: 3, size: 25 }),
  dovecote({ x: 766, y: 560, columns: 3, rows: 2, size: 24 }),
]);

// ── The rim in front ────────────────────────────────────────────────────────────────────────────

const rough = noise(22);
const rim = (x: number): number =>
  846 + rough(x / 150) * 16 - Math.abs(x - 600) * 0.05 + (x - 600) * -0.03;
const grass = (): string => {
  const next = random(6);
  let blades = '';
  for (let i = 0; i < 110; i++) {
    const x = next() < 0.5 ? next() * 460 - 10 : 760 + next() * 450;
    const height = 20 + next() * 44;
    blades += blade({ x, foot: rim(x) + 8, width: 2.6, height, bend: (next() - 0.6) * 34 });
  }
  return blades;
};
stamp.layer('rim', [path(fillDown(ridge(rim, { to: 1240 })) + grass(), '#4a2c44')]);

// ── Pigeons ─────────────────────────────────────────────────────────────────────────────────────

const WHITE = '#fffaf0';
const GREY = '#a88f9c';
const BODY =
  'M-58 8C-30-14 8-22 38-16C48-32 72-34 78-17L94-10L78-6C72 10 50 28 12 28C-18 28-42 20-58 8z';
const TAIL = 'M-44 0L-122-14L-126-2L-120 2L-124 14L-114 16L-112 28L-36 20z';
const UP =
  'M34-8C24-58-8-112-66-150L-58-120L-70-122L-56-94L-68-92L-50-66L-60-60L-36-34L-38-22L-14-2z';
const UP_FAR = 'M36-10C44-58 66-100 112-128L104-102L114-98L96-76L102-68L80-46L82-38L56-8z';
const DOWN =
  'M36-6C30 40 6 92-40 128L-36 100L-46 98L-36 74L-48 70L-34 46L-44 40L-26 20L-30 10L-10-4z';
const DOWN_FAR = 'M38-8C52 20 70 56 104 82L94 58L102 54L84 34L88 28L66 6L58-6z';

function pigeon(x: number, y: number, scale: number, turn: number, up: boolean): string {
  return group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale} ${Math.abs(scale)})"`,
    path(up ? UP_FAR : DOWN_FAR, GREY),
    path(TAIL, '#d9c2c0'),
    path(BODY, WHITE),
    path('M-58 8C-30 16 20 18 74-4C68 12 48 28 12 28C-18 28-42 20-58 8z', '#d3b3b4'),
    path(up ? UP : DOWN, up ? '#fff3e0' : '#c9adb4'),
    circle(66, -16, 3.6, DARK),
    path('M79-17L94-10L79-7z', '#d9825c'),
  );
}
stamp.layer('pigeons', [
  pigeon(944, 500, 1.26, -14, true),
  pigeon(700, 214, 0.86, -22, false),
  pigeon(1060, 690, 0.62, -8, true),
  pigeon(250, 640, 0.9, -6, true),
  pigeon(860, 120, 0.42, -16, true),
]);
stamp.layer(
  'light',
  sunlight(stamp, SUN, 640, [
    [0, '#fff0b8', 0.4],
    [0.5, '#ffcb8a', 0.12],
    [1, '#ffcb8a', 0],
  ]),
);
