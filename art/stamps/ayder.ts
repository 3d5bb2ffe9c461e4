/**
 * Ayder at high noon: dark timber houses on stone feet, one behind the other down a meadow as steep as
 * a roof; opposite, thin as a veil, Gelintülü falls through the spruce wood. Seen along the slope.
 */

import { mix } from '../kit/colour.ts';
import { down, skyOf, spruce, woods } from '../kit/mountains.ts';
import { fractalNoise, random } from '../kit/numbers.ts';
import { draw, fillDown, num, points, polygon, ridge } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { group, path, rect, stroke } from '../kit/shapes.ts';
import { blade } from '../kit/motifs.ts';
import { lensCloud, lensClouds } from '../kit/sky.ts';

export const stamp = new Scene('ts-ay-', { width: 1200, height: 900 });

const PALE = '#f4edd2';
const SPRUCE = '#1c6358';

stamp.layer('sky', [
  skyOf(stamp, 420, ['#1f7fa6', '#57b0c0', '#bfe0d6', PALE]),
  ...lensClouds({ seed: 15, high: '#d9efe6', low: '#fdf6dc', top: 40, bottom: 200 }, [
    [330, 80, 420, 30, 0.8],
    [560, 150, 300, 16, 0.8],
  ]),
]);

// ── The Kaçkar, and the wood opposite with the fall ─────────────────────────────────────────────

const PEAKS = points(
  '-20,300 70,236 150,262 236,168 300,216 372,128 440,196 520,160 640,280 760,250 860,330 860,520 -20,520',
);
const SNOW = points(
  '372,128 440,196 520,160 552,190 500,206 470,190 448,226 420,206 396,240 370,176 340,214 318,204',
);
const rough = fractalNoise(14, 4);
const opposite = (x: number): number =>
  250 + Math.abs(x - 560) * 0.36 - 130 * Math.exp(-(((x + 40) / 260) ** 2)) + rough(x / 120) * 34;

/** Three leaps of the fall, each broader than the one above. */
const LEAPS: readonly (readonly [x: number, top: number, foot: number, width: number])[] = [
  [548, 286, 404, 12],
  [540, 396, 540, 20],
  [526, 530, 760, 32],
];
const leap = ([x, top, foot, width]: (typeof LEAPS)[number], spread: number): string =>
  draw`M${x - width * 0.36 * spread} ${top}
    C${x - width * 0.5 * spread} ${top + 50} ${x - width * spread} ${foot - 60} ${x - width * 1.1 * spread} ${foot}
    Q${x} ${foot + 14} ${x + width * 0.9 * spread} ${foot - 4}
    C${x + width * 0.8 * spread} ${foot - 60} ${x + width * 0.6 * spread} ${top + 40} ${x + width * 0.44 * spread} ${top}z`;

const MIST: readonly (readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  opacity: number,
])[] = [
  [60, 400, 520, 40, 0.6],
  [760, 420, 420, 34, 0.6],
  [330, 560, 420, 18, 0.7],
  [520, 650, 520, 26, 0.9],
  [20, 700, 420, 22, 0.6],
];

stamp.layer('opposite', [
  path(polygon(PEAKS), down(stamp, 120, 480, '#7fb3b8', '#d3e6d2')),
  path(polygon(SNOW), '#fdf8e6'),
  path(
    woods(opposite, { seed: 22, spacing: 17, height: 44 }),
    down(stamp, 220, 760, '#3f8f84', '#5da38e', '#a9d0ae'),
  ),
  ...[90, 190, 300].map((lower, i) =>
    path(
      woods((x) => opposite(x) + lower + rough(x / 90 + i * 7) * 30, {
        seed: 25 + i,
        spacing: 22 + i * 4,
        height: 56 + i * 10,
      }),
      mix('#2f8176', '#4b998a', i / 2),
      'opacity=".55"',
    ),
  ),
  path(
    polygon(points('470,330 520,262 590,270 640,350 650,540 620,780 400,780 440,560')),
    '#2a7268',
    'opacity=".6"',
  ),
  path(LEAPS.map((one) => leap(one, 1.5)).join(''), '#d9efe2', 'opacity=".55"'),
  path(LEAPS.map((one) => leap(one, 1)).join(''), '#fffdf2'),
  stroke('M544 420V520M536 560L528 700M520 580L506 720', '#a9d6cc', 4, 'stroke-linecap="round"'),
  ...MIST.map(([x, y, width, height, opacity], i) =>
    path(lensCloud({ x, y, width, height, seed: 70 + i }), '#f9fbe9', `opacity="${opacity}"`),
  ),
]);

// ── The meadow ──────────────────────────────────────────────────────────────────────────────────

const swell = fractalNoise(31, 2);
const meadow = (x: number): number => 860 - x * 0.52 + 30 * Math.sin(x / 210) + swell(x / 200) * 12;

/** Light that lies across the slope in long curves. */
const swathes = (): string =>
  [70, 170, 290, 430]
    .map((lower, i) =>
      polygon([
        ...ridge((x) => meadow(x) + lower + 16 * Math.sin(x / 130 + i), {
          from: -40,
          to: 1240,
          step: 40,
        }),
        ...ridge((x) => meadow(x) + lower + 26 + i * 8 + 20 * Math.sin(x / 150 + i * 2), {
          from: -40,
          to: 1240,
          step: 40,
        }).toReversed(),
      ]),
    )
    .join('');

const behind = points('1170,280 1110,220 1050,250 930,200 660,150');

stamp.layer('meadow', [
  ...behind.map(([x, height]) =>
    spruce({ x, foot: meadow(x) + 14, height, body: SPRUCE, lit: '#57a07a' }),
  ),
  path(
    fillDown(ridge(meadow, { from: -40, to: 1240, step: 20 }), 920),
    stamp.linearGradient([
      [0, '#d5e27e'],
      [0.35, '#98c65e'],
      [0.75, '#4c9a57'],
      [1, '#1f6e52'],
    ]),
  ),
  path(swathes(), '#e6ee9a', 'opacity=".3"'),
]);

// ── The houses ──────────────────────────────────────────────────────────────────────────────────

const PLANK = '#8a5636';
const NIGHT = '#4a2b2c';

/** Stone below, planks above, a gallery all along the front, a low roof with broad eaves. */
const house = (x: number, y: number, scale: number): string => {
  const planks = Array.from({ length: 7 }, (_, i) => `M-100 ${-88 - i * 15}H72`).join('');
  const posts = Array.from({ length: 8 }, (_, i) => `M${-106 + i * 26} -78v30`).join('');
  const shutters = [-84, -38, 8]
    .map((at) => draw`M${at} -176h28v40h-28zM${at} -122h28v38h-28z`)
    .join('');
  const frames = [-84, -38, 8].map((at) => `M${at + 14} -176v40M${at + 14} -122v38`).join('');
  return group(
    `transform="translate(${x} ${num(y)}) scale(${scale})"`,
    path('M-96 70V-50H72L118 -44V40L60 84z', '#d9cdb0'),
    path('M72 -50L118 -44V40L72 76z', '#8f8f86'),
    path('M-60 -30h26v50h-26zM10 -30h26v50h-26z', '#4b4f4c'),
    path('M-104 -50V-196H76V-50z', PLANK),
    path('M76 -196L124 -178V-44L76 -50z', NIGHT),
    stroke(planks, NIGHT, 3, 'opacity=".35"'),
    path(shutters, '#f2e3bc'),
    stroke(frames, '#6b4a3a', 4),
    path('M-104 -196H76v20H-104z', NIGHT, 'opacity=".5"'),
    path('M-110 -52H82V-42H-110z', '#e7c48c'),
    stroke(`M-110 -78H82${posts}`, '#e7c48c', 5),
    path(
      'M-136 -186L-78 -256H92L84 -186z',
      stamp.linearGradient([
        [0, '#d98a5c'],
        [1, '#b9603f'],
      ]),
    ),
    path('M84 -186L92 -256L146 -166L138 -160z', '#6d3934'),
    path('M-136 -186H84l54 26v8L84 -176H-136z', '#f6d9a4'),
    rect(30, -276, 24, 44, '#a8a294'),
    rect(44, -276, 10, 44, '#74766f'),
  );
};

stamp.layer('houses', [
  house(1010, meadow(1010) + 60, 0.6),
  house(790, meadow(790) + 70, 0.86),
  house(286, meadow(286) + 20, 1.34),
]);

// ── In front: high grass, and a path up the slope ───────────────────────────────────────────────

function grass(): string {
  const next = random(44);
  let data = '';
  for (let i = 0; i < 150; i++) {
    const x = next() * 1240 - 20;
    data += blade({ x, foot: 930, width: 4, height: 40 + next() * 66, bend: (next() - 0.4) * 40 });
  }
  return data;
}
stamp.layer('front', [path(grass(), '#14584b')]);
