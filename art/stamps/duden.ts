/**
 * The lower Düden on a clear morning, from a boat on the sea, looking north: the river drops some
 * forty metres over the edge of the travertine plateau in broad white curtains. The sun is in the
 * east, on the right; bushes along the edge, a tour boat below for the scale.
 */

import { random, fractalNoise } from '../kit/numbers.ts';
import { mound } from '../kit/path.ts';
import { STAMP, wash } from '../kit/ruins.ts';
import { bush } from '../kit/ruins/plants.ts';
import { Scene } from '../kit/scene.ts';
import { ellipse, group, path } from '../kit/shapes.ts';
import { lensClouds } from '../kit/sky.ts';
import { lens, ripples } from '../kit/water.ts';
import { bird, GULL } from '../kit/motifs.ts';
import { cliff } from '../scenes/antalya/cliff.ts';
import { fall } from './duden/fall.ts';

export const stamp = new Scene('sdu-', STAMP);

// Everything is drawn with the light from the left and mirrored: at Lara the morning sun is right.
const MIRRORED = 'transform="matrix(-1 0 0 1 1200 0)"';

const uneven = fractalNoise(12, 3);
const top = (x: number): number => 214 + uneven(x / 110) * 14 - 0.03 * x;
const foot = (x: number): number => 690 + uneven(x / 90 + 40) * 8;

stamp.layer('sky', [
  wash(stamp, 0, 420, [
    [0, '#2f86a8'],
    [0.5, '#8fc7c8'],
    [1, '#e6ecd0'],
  ]),
  ...lensClouds({ seed: 5, high: '#d3e9e2', low: '#fbf4d8', top: 40, bottom: 200 }, [
    [300, 76, 480, 30, 0.7],
    [900, 128, 420, 22, 0.8],
  ]),
]);

const tone = (a: string, b: string, c: string): string =>
  stamp.verticalGradient(200, 720, [
    [0, a],
    [0.5, b],
    [1, c],
  ]);
stamp.layer(
  'cliff',
  group(
    MIRRORED,
    cliff(stamp, {
      seed: 27,
      tip: -80,
      to: 1280,
      top,
      foot,
      upper: '#cf9a66',
      lower: '#a9705c',
      sunlit: [
        tone('#ffeec4', '#fbd39a', '#e0a878'),
        tone('#fde2b0', '#f2c088', '#cf936c'),
        tone('#fff0cc', '#f6c890', '#d69c72'),
      ],
      shade: tone('#9c8a7c', '#7f6f78', '#4f6478'),
      crack: '#7a5a58',
      ledge: '#fff2d0',
      notch: '#2f5a6c',
      widths: [52, 110],
      far: true,
    }),
  ),
);

let plants = '';
const next = random(9);
for (let x = -20; x < 1220; x += 62 + next() * 30) {
  if (x > 400 && x < 800) continue;
  const mirroredTop = top(1200 - x);
  plants += bush({
    x,
    foot: mirroredTop + 26,
    width: 96 + next() * 40,
    height: 62 + next() * 46,
    dark: '#2a6a64',
    lit: '#8fb878',
    seed: Math.round(x) + 50,
  });
}
stamp.layer('plants', group(MIRRORED, plants));

stamp.layer('fall', fall(stamp, next));

// ── The sea ─────────────────────────────────────────────────────────────────────────────────────

let foam = '';
for (let i = 0; i < 46; i++) {
  const t = next();
  foam += lens(600 + (next() - 0.5) * (520 + 500 * t), 704 + t * 76, 30 + next() * 60, 3 + t * 4);
}
const spray = Array.from({ length: 19 }, (_, i): string => {
  const t = (i + 0.5) / 19;
  const rise = Math.sin(Math.PI * t);
  return mound(310 + 580 * t, 722, 34 + 22 * next(), 16 + 52 * rise * (0.6 + 0.4 * next()));
}).join('');
stamp.layer('sea', [
  wash(stamp, 692, 900, [
    [0, '#8fe0d8'],
    [0.3, '#35a9b4'],
    [1, '#0d5f80'],
  ]),
  path(
    ripples(next, {
      count: 70,
      crowding: 1,
      top: 712,
      depth: 180,
      reach: [16, 60],
      height: [1.5, 5],
    }),
    '#0f6c8c',
    'opacity=".4"',
  ),
  path(
    ripples(next, {
      count: 34,
      crowding: 1.2,
      top: 708,
      depth: 180,
      reach: [14, 50],
      height: [1.4, 4],
    }),
    '#c8f2e6',
    'opacity=".6"',
  ),
  path(foam, '#f4fff8', 'opacity=".9"'),
  path(spray, '#ffffff'),
  ellipse(
    600,
    690,
    380,
    120,
    stamp.radialGradient(
      600,
      690,
      380,
      [
        [0, '#ffffff', 0.95],
        [0.5, '#f6fff8', 0.5],
        [1, '#f6fff8', 0],
      ],
      { scaleY: 0.316 },
    ),
  ),
]);

/** A tour boat under its awning, with its passengers. */
const boat = [
  path('M-120 0C-116 34-84 44-60 46H78C104 42 124 14 134-14C100 0 0 6-120 0z', '#fff6e0'),
  path('M-117 10C-112 34-84 44-60 46H78C98 43 114 26 124 6C90 18 0 22-117 10z', '#c8503f'),
  path('M-100-2V-56M-10 0V-60M70-4V-58', 'none', 'stroke="#5a4a58" stroke-width="5"'),
  path('M-116-58Q-20-78 92-60L88-48Q-20-64-112-46z', '#1f6f8c'),
  path('M-116-58Q-20-78 92-60L91-56Q-20-72-115-54z', '#fff6e0'),
  ...[-74, -44, 18, 44].map(
    (x, i) =>
      path(
        `M${x - 11} 2C${x - 13}-18 ${x - 8}-24 ${x}-24S${x + 13}-18 ${x + 11} 2z`,
        ['#d9583f', '#f0c46a', '#2c5f80', '#e88a70'][i] ?? '',
      ) + ellipse(x, -32, 7, 8, '#5a3a48'),
  ),
];
stamp.layer('boat', [
  ellipse(880, 838, 170, 12, '#0b4f70', 'opacity=".45"'),
  group('transform="translate(872 790) scale(.94)"', ...boat),
  path(lens(860, 836, 180, 5), '#f4fff8', 'opacity=".9"'),
]);
stamp.layer('gulls', [
  bird(GULL, '#ffffff', { x: 250, y: 430, scale: 34, turn: -8 }),
  bird(GULL, '#ffffff', { x: 330, y: 508, scale: 22, turn: 6 }),
  bird(GULL, '#ffffff', { x: 960, y: 420, scale: 25, turn: 10 }),
]);
