/**
 * How a fairy chimney comes about, from left to right: a volcano lays down ash, a harder sheet covers
 * it, rain cuts the plateau into blocks, and the blocks wear down to cones under their caps. The same
 * layers run through all of them.
 */

import { mix } from '../kit/colour.ts';
import { fractalNoise, item, lerp, noise, random } from '../kit/numbers.ts';
import {
  between,
  draw,
  fillDown,
  num,
  type Point,
  points,
  polygon,
  ridge,
  smoothPath,
} from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, ellipse, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensCloud, lensClouds, sunlight } from '../kit/sky.ts';
import { figure } from '../kit/motifs.ts';
import { numbered } from './marker.ts';

export const illustration = new Scene('ifc-', { width: 1280, height: 800 });

const SUN: Point = [1090, 196];
const FOOT = 716;
const CAP = '#4a2747';
const CAP_LIT = '#b8626a';

// ── Sky, sun, far volcano ───────────────────────────────────────────────────────────────────────

illustration.layer('sky', [
  band(
    0,
    800,
    illustration.verticalGradient(0, 640, [
      [0, '#345381'],
      [0.25, '#6b76a6'],
      [0.5, '#b892b0'],
      [0.72, '#eaa798'],
      [1, '#fde0b0'],
    ]),
  ),
  band(
    0,
    800,
    illustration.radialGradient(...SUN, 620, [
      [0, '#fff0c4', 0.9],
      [0.3, '#ffd7a0', 0.42],
      [1, '#f39a8a', 0],
    ]),
  ),
  ...lensClouds({ seed: 5, high: '#8d92b8', low: '#f3c4ae', top: 60, bottom: 330 }, [
    [860, 92, 300, 16, 0.5],
    [1180, 330, 260, 12, 0.55],
    [400, 60, 220, 12, 0.35],
  ]),
  halo(illustration, SUN, 130, [
    [0, '#fff6d8', 0.9],
    [0.45, '#ffeebf', 0.5],
    [1, '#ffd9a0', 0],
  ]),
  circle(...SUN, 52, '#fff8e2'),
]);

/** The plume leaves the crater and is carried away to the right, shedding ash. */
function plume(): string[] {
  const next = random(9);
  const puffs = points(
    '212,146 206,118 222,88 250,66 288,52 246,92 290,80 330,58 372,66 418,52 340,86 392,84 446,74 500,70',
  );
  const dark = puffs.map(([x, y], i) =>
    circle(x, y, 24 + (i % 4) * 7 + next() * 8, mix('#63496f', '#8a7499', i / puffs.length)),
  );
  const lit = puffs.map(([x, y], i) =>
    circle(x + 8, y - 7, 13 + (i % 4) * 5, mix('#a9809a', '#a891ae', i / puffs.length)),
  );
  let ash = '';
  for (let i = 0; i < 90; i++) {
    const x = 250 + next() * 270;
    ash += draw`M${x} ${104 + next() * 190}h0`;
  }
  return [...dark, ...lit, stroke(ash, '#6d5478', 4.2, 'stroke-linecap="round" opacity=".6"')];
}

const cone = points(
  '-60,420 20,352 88,268 150,186 186,150 200,156 214,152 232,150 276,200 352,292 440,372 520,420',
);
illustration.layer('volcano', [
  path(
    smoothPath(cone, { tension: 0.7 }) + 'V600H-60z',
    illustration.verticalGradient(140, 420, [
      [0, '#7c6390'],
      [1, '#dba2a0'],
    ]),
  ),
  path(
    polygon(
      points('214,152 232,150 276,200 352,292 440,372 520,420 330,420 268,330 246,250 226,196'),
    ),
    illustration.verticalGradient(140, 420, [
      [0, '#e8a596'],
      [1, '#f6cba6'],
    ]),
    'opacity=".8"',
  ),
  path('M186 150Q209 168 232 150Q226 164 209 164Q192 164 186 150z', '#f4794f'),
  stroke('M209 162C214 190 204 214 216 246', '#f4794f', 5, 'stroke-linecap="round" opacity=".85"'),
  ...plume(),
]);

const hills = fractalNoise(31, 3);
illustration.layer(
  'hills',
  path(
    fillDown(
      ridge((x) => 470 + hills(x / 230) * 34, { to: 1320 }),
      820,
    ),
    illustration.verticalGradient(430, 700, [
      [0, '#d99a9b'],
      [0.5, '#f6c7a3'],
      [1, '#fbd9ae'],
    ]),
  ),
);

// ── What stands: plateau, blocks, cones ─────────────────────────────────────────────────────────

interface Rock {
  x: number;
  top: number;
  /** Half of the width at the top and at the foot. */
  neck: number;
  base: number;
  /** How hollow its sides are. */
  waist: number;
  seed: number;
}

const rocks: Rock[] = [
  { x: 556, top: 372, neck: 66, base: 98, waist: 0.12, seed: 3 },
  { x: 732, top: 378, neck: 40, base: 82, waist: 0.25, seed: 4 },
  { x: 900, top: 388, neck: 23, base: 82, waist: 0.5, seed: 5 },
  { x: 1040, top: 440, neck: 18, base: 66, waist: 0.55, seed: 6 },
  { x: 1166, top: 408, neck: 20, base: 74, waist: 0.5, seed: 8 },
];

const STEPS = 12;

function sidesOf({ x, top, neck, base, waist, seed }: Rock) {
  const wobble = noise(seed * 17);
  const left: Point[] = [];
  const right: Point[] = [];
  const shade: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const up = i / STEPS;
    const eased = lerp(1 - up, (1 - up) ** 2.2, waist);
    const half = lerp(neck, base, eased);
    const y = lerp(FOOT, top, up);
    const from = x - half + wobble(up * 5) * 5;
    const to = x + half + wobble(up * 5 + 40) * 5;
    left.push([from, y]);
    right.push([to, y]);
    shade.push([lerp(from, to, 0.52 + 0.12 * wobble(up * 4 + 80)), y]);
  }
  return { left, right, shade };
}

const PLATEAU = points('-20,366 412,366');
const CLIFF = points('414,366 420,420 414,478 432,540 428,600 452,660 470,716');
const CLIFF_SHADE = points('372,366 366,430 372,500 356,570 372,640 366,716');

const outlines = rocks.map((rock) => {
  const { left, right } = sidesOf(rock);
  return between(left, right);
});
const plateau = `${polygon([...PLATEAU, ...CLIFF.slice(0, 1)], false)}${smoothPath(CLIFF, { start: false })}V820H-20z`;
const whole = illustration.clip('rock', [plateau, ...outlines].join(''));

/** Layers of ash, the lowest first; one line each, the same through every rock. */
const LAYERS = [
  '#b4606f',
  '#d98a80',
  '#f0b795',
  '#c9757a',
  '#e9a48b',
  '#f5cba3',
  '#d58a82',
  '#efb798',
];
function strata(): string {
  const heights = [740, 672, 622, 566, 526, 478, 446, 408];
  return LAYERS.map((colour, i) => {
    const wave = noise(60 + i);
    const edge = ridge((x) => item(heights, i) + wave(x / 150) * 7, { from: -40, to: 1320 });
    return path(fillDown(edge, 840), colour);
  })
    .toReversed()
    .join('');
}

const shadow = illustration.verticalGradient(360, FOOT, [
  [0, '#5b2c54', 0.86],
  [0.6, '#74365c', 0.74],
  [1, '#8b4763', 0.5],
]);
const glow = illustration.verticalGradient(360, FOOT, [
  [0, '#ffd59c', 0.55],
  [1, '#ffbf8c', 0.1],
]);

function shaded(): string[] {
  return rocks.flatMap((rock) => {
    const { left, right, shade } = sidesOf(rock);
    return [path(between(left, shade), shadow), path(between(shade, right), glow)];
  });
}

illustration.layer('rock', [
  group(
    whole,
    path('M-40 340H1320V840H-40z', '#f6cfa8'),
    strata(),
    path(between(points('-40,366 -40,716'), points('470,366 470,820')), shadow, 'opacity=".35"'),
    path(between(CLIFF_SHADE, CLIFF), glow),
    ...shaded(),
  ),
  illustration.stipple(
    rocks.map((rock) => {
      const { left, shade } = sidesOf(rock);
      return path(between(left, shade), shadow);
    }),
    'opacity=".35"',
  ),
]);

// ── The hard sheet, whole on the left, in pieces to the right ───────────────────────────────────

function cap(x: number, top: number, half: number, height: number, seed: number): string {
  const next = random(seed);
  const rough = (): number => (next() - 0.5) * 7;
  const upper: Point[] = [];
  const count = Math.max(4, Math.round(half / 14));
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const round = Math.sin(Math.PI * t) ** 0.35;
    upper.push([lerp(x - half, x + half, t) + rough() * 0.4, top - height * round + rough() * 0.6]);
  }
  const outline: Point[] = [
    [x - half - 2, top + 8],
    ...upper,
    [x + half + 2, top + 7],
    [x, top + 14],
  ];
  const lit = upper.slice(Math.floor(count / 2));
  return (
    path(polygon(outline), CAP) +
    path(
      polygon([
        ...lit,
        [x + half + 1, top + 4],
        [x + half * 0.62, top + 2],
        [x + half * 0.36, top - height * 0.45],
      ]),
      CAP_LIT,
    )
  );
}

const sheetEdge = noise(77);
const sheetTop = ridge((x) => 330 + sheetEdge(x / 40) * 4, { from: -40, to: 412, step: 18 });
illustration.layer('caps', [
  path(`${polygon([...sheetTop, [428, 340], [436, 372], [-40, 376]])}`, CAP),
  path(polygon([...sheetTop.slice(-3), [428, 340], [436, 372], [404, 370], [396, 348]]), CAP_LIT),
  stroke(polygon(sheetTop, false), '#8a5069', 4, 'stroke-linejoin="round"'),
  stroke('M60 336v34M148 332v40M236 336v36M322 332v40', '#2f1836', 3, 'opacity=".7"'),
  cap(556, 372, 76, 40, 12),
  cap(732, 378, 52, 42, 22),
  cap(900, 390, 40, 46, 31),
  cap(1040, 442, 32, 40, 44),
  cap(1166, 410, 36, 46, 53),
]);

// ── Rain over the clefts ────────────────────────────────────────────────────────────────────────

function rain(): string[] {
  const next = random(70);
  const cloud = [
    lensCloud({ x: 640, y: 214, width: 400, height: 92, seed: 3 }),
    lensCloud({ x: 560, y: 226, width: 260, height: 70, seed: 8 }),
    lensCloud({ x: 730, y: 224, width: 240, height: 62, seed: 15 }),
  ];
  let drops = '';
  for (let i = 0; i < 64; i++) {
    const x = 470 + next() * 360;
    const y = 246 + next() * 330;
    const length = 20 + next() * 26;
    drops += draw`M${x} ${y}l${-length * 0.3} ${length}`;
  }
  return [
    path(cloud.join(''), '#57507f'),
    path(
      lensCloud({ x: 690, y: 196, width: 280, height: 52, seed: 21 }),
      '#b08fa8',
      'opacity=".75"',
    ),
    stroke(drops, '#d6ecf2', 3.4, 'stroke-linecap="round" opacity=".85"'),
  ];
}
illustration.layer('rain', rain());

// ── The ground, runnels, and who lives there ────────────────────────────────────────────────────

const slope = noise(91);
const ground = (x: number): number => 706 + slope(x / 120) * 8 - (x < 400 ? (400 - x) * 0.03 : 0);
function foreground(): string[] {
  const next = random(14);
  const shrubs: string[] = [];
  for (let i = 0; i < 46; i++) {
    const x = next() * 1280;
    const radius = 6 + next() * 13;
    shrubs.push(ellipse(x, ground(x) + 34 + next() * 50, radius, radius * 0.6, '#3c2149'));
  }
  const runnels = [
    'M488 700C500 724 520 738 560 752S640 780 650 800',
    'M646 700C650 728 668 742 662 764S654 786 660 800',
    'M816 704C800 730 760 740 732 758S700 786 696 800',
  ].join('');
  return [
    path(
      fillDown(ridge(ground, { from: -40, to: 1320 }), 840),
      illustration.verticalGradient(690, 800, [
        [0, '#b3626e'],
        [0.4, '#7d3c60'],
        [1, '#4b264d'],
      ]),
    ),
    stroke(runnels, '#8fc3cf', 7, 'stroke-linecap="round" opacity=".9"'),
    ...shrubs,
  ];
}

/** A door and the rows of pigeon holes above it. */
const dwelling = (x: number, foot: number): string =>
  path(draw`M${x - 13} ${foot}v-30a13 13 0 0 1 26 0v30z`, '#2f1836') +
  path(draw`M${x + 7} ${foot}v-36a13 13 0 0 1 6 6v30z`, '#f2a477', 'opacity=".8"');
const windows = (x: number, y: number): string =>
  [0, 1, 2]
    .map((row) =>
      [-1, 0, 1]
        .map((column) => `M${num(x + column * 15 - 4)} ${num(y + row * 17)}h8v10h-8z`)
        .join(''),
    )
    .join('');

illustration.layer('ground', [
  ...foreground(),
  dwelling(912, 704),
  dwelling(1156, 704),
  path(windows(906, 560), '#2f1836', 'opacity=".85"'),
  path(windows(1164, 570), '#2f1836', 'opacity=".85"'),
  group(
    'transform="translate(990 738) scale(2.6)"',
    figure({ legs: '#2b1433', coat: '#cf4f3a', head: '#e8b08c' }),
  ),
  group(
    'transform="translate(1018 740) scale(2.4)"',
    figure({ legs: '#2b1433', coat: '#1f7a84', head: '#e8b08c' }),
  ),
]);

illustration.layer(
  'light',
  sunlight(illustration, SUN, 560, [
    [0, '#ffe2a8', 0.34],
    [0.5, '#ffb98a', 0.12],
    [1, '#ffb98a', 0],
  ]),
);

export const markers = numbered(illustration, [
  { at: [150, 520] },
  { at: [84, 292], to: [110, 350] },
  { at: [640, 470] },
  { at: [990, 350], to: [918, 376] },
  { at: [990, 610], to: [926, 684] },
]);
