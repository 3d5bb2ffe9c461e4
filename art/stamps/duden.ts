/**
 * The lower Düden on a clear morning, from a boat on the sea, looking north: the river drops some
 * forty metres over the edge of the travertine plateau in broad white curtains. The sun is in the
 * east, on the right; pines along the edge, one small boat below for the scale.
 */

import { random, lerp, noise, fractalNoise } from '../kit/numbers.ts';
import { between, draw, mound, type Point, smoothPath } from '../kit/path.ts';
import { bush, STAMP, wash } from '../kit/ruins.ts';
import { Scene } from '../kit/scene.ts';
import { ellipse, group, path } from '../kit/shapes.ts';
import { lensClouds } from '../kit/sky.ts';
import { lens, ripples } from '../kit/water.ts';
import { bird, GULL } from '../kit/motifs.ts';
import { cliff } from '../scenes/antalya/cliff.ts';

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
stamp.layer('plants', [group('transform="matrix(-1 0 0 1 1200 0)"', plants)]);

// ── The fall ────────────────────────────────────────────────────────────────────────────────────

const LIP = 206;
const POOL = 700;

interface Strand {
  x: number;
  width: number;
  from: number;
  /** How much wider it is at the foot. */
  spread: number;
  seed: number;
}

/** A sheet of water, its edges drawn out by its fall. */
function sheet({ x, width, from, spread, seed }: Strand): string {
  const wobble = noise(seed);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    const half = (width / 2) * (1 + spread * t ** 1.6) * (1 + 0.1 * wobble(t * 5));
    const y = lerp(from, POOL, t);
    left.push([x - half + wobble(t * 6 + 30) * width * 0.05, y]);
    right.push([x + half + wobble(t * 6 + 60) * width * 0.05, y]);
  }
  return between(left, right);
}
const white = stamp.verticalGradient(LIP, POOL, [
  [0, '#ffffff'],
  [0.55, '#f2fbf4'],
  [1, '#ffffff'],
]);
const blue = stamp.verticalGradient(LIP, POOL, [
  [0, '#a8e0e2'],
  [1, '#dff6ef'],
]);

/** Long threads of shade within the white. */
function threads(): string {
  let data = '';
  for (let i = 0; i < 40; i++) {
    const u = next() * 2 - 1;
    const from = LIP + 20 + next() * 300;
    const length = 60 + next() * 130;
    const x = (y: number): number => 600 + u * 150 * (1 + 0.42 * ((y - LIP) / 500) ** 1.6);
    const w = 2 + next() * 4;
    data += draw`M${x(from)} ${from}Q${x(from + length / 2) + w} ${from + length / 2} ${x(from + length)} ${from + length}
      Q${x(from + length / 2) - w} ${from + length / 2} ${x(from)} ${from}z`;
  }
  return data;
}
/** Water that springs from a ledge beside the fall. */
const jet = (x: number, y: number, way: number): string =>
  draw`M${x - way * 14} ${y}Q${x + way * 14} ${y - 4} ${x + way * 20} ${y + 90}
    Q${x + way * 40} ${y + 240} ${x + way * 44} ${POOL}H${x + way * 6}
    Q${x + way * 6} ${y + 200} ${x - way * 4} ${y + 80}z`;

/** The river as it comes over the edge, parted by two rocks. */
const lips = (): string =>
  path(
    draw`M398 ${LIP + 24}Q404 ${LIP - 14} 440 ${LIP - 16}H536L560 ${LIP + 4}L578 ${LIP - 18}H650
    L672 ${LIP}L690 ${LIP - 14}H760Q796 ${LIP - 12} 802 ${LIP + 26}
    Q600 ${LIP + 14} 398 ${LIP + 24}z`,
    '#ffffff',
  ) +
  path(
    draw`M420 ${LIP - 6}Q480 ${LIP - 14} 532 ${LIP - 8}Q480 ${LIP - 2} 420 ${LIP - 6}z
    M584 ${LIP - 8}Q620 ${LIP - 16} 650 ${LIP - 8}Q620 ${LIP - 2} 584 ${LIP - 8}z
    M694 ${LIP - 4}Q730 ${LIP - 12} 776 ${LIP - 2}Q730 ${LIP + 2} 694 ${LIP - 4}z`,
    '#7fcdd4',
  ) +
  path(
    draw`M520 ${LIP + 34}L532 ${LIP - 22}L556 ${LIP - 40}L584 ${LIP - 20}L590 ${LIP + 40}
    Q570 ${LIP + 96} 548 ${LIP + 110}Q526 ${LIP + 80} 520 ${LIP + 34}z
    M654 ${LIP + 20}L662 ${LIP - 20}L682 ${LIP - 30}L702 ${LIP - 10}L700 ${LIP + 30}
    Q684 ${LIP + 70} 672 ${LIP + 76}Q658 ${LIP + 50} 654 ${LIP + 20}z`,
    '#5f6a68',
  ) +
  path(
    draw`M556 ${LIP - 40}L584 ${LIP - 20}L590 ${LIP + 40}Q570 ${LIP + 96} 566 ${LIP + 60}z
    M682 ${LIP - 30}L702 ${LIP - 10}L700 ${LIP + 30}L688 ${LIP + 40}z`,
    '#f0c890',
  );
const wet = smoothPath(
  [
    [404, 200],
    [386, 330],
    [352, 470],
    [330, 620],
    [320, 706],
    [880, 706],
    [866, 620],
    [842, 470],
    [812, 330],
    [796, 200],
  ],
  { close: true, tension: 0.7 },
);

const onRock = (x: number, y: number, seed: number): string =>
  bush({ x, foot: y, width: 60, height: 50, dark: '#2a6a64', lit: '#8fb878', seed });

stamp.layer('fall', [
  path(
    wet,
    stamp.verticalGradient(LIP, POOL, [
      [0, '#4f6468'],
      [1, '#2f6a7c'],
    ]),
    'opacity=".86"',
  ),
  path(sheet({ x: 600, width: 330, from: LIP, spread: 0.42, seed: 3 }), blue),
  path(sheet({ x: 488, width: 84, from: LIP - 4, spread: 0.75, seed: 5 }), white),
  path(sheet({ x: 606, width: 104, from: LIP - 4, spread: 0.5, seed: 8 }), white),
  path(sheet({ x: 716, width: 72, from: LIP - 2, spread: 0.85, seed: 13 }), white),
  path(jet(420, 300, -1), white),
  path(jet(786, 340, 1), white),
  lips(),
  onRock(556, LIP - 14, 2),
  onRock(682, LIP - 8, 3),
  path(threads(), '#7cc8cf', 'opacity=".7"'),
]);

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
