/**
 * The travertines at dawn, close: basins like shells, one above the other, their rims fluted by the
 * water that runs over; a visitor from behind, barefoot, shoes in one hand, goes up through them.
 * Looking east and uphill, so the sun is still behind the slope, the white is almost blue and the
 * rims catch the rose of the sky.
 */

import { mix } from '../kit/colour.ts';
import { lerp, random } from '../kit/numbers.ts';
import { between, draw, type Point, smoothPath } from '../kit/path.ts';
import { STAMP, wash } from '../kit/ruins.ts';
import { Scene } from '../kit/scene.ts';
import { ellipse, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import { lens } from '../kit/water.ts';

export const stamp = new Scene('str-', STAMP);

stamp.layer('sky', [
  wash(stamp, 0, 320, [
    [0, '#4f63a0'],
    [0.45, '#a58cbc'],
    [0.8, '#f3b6a6'],
    [1, '#ffe3b8'],
  ]),
  ...lensClouds({ seed: 9, high: '#b59cc8', low: '#ffd6b8', top: 30, bottom: 180 }, [
    [860, 70, 520, 30, 0.7],
    [240, 110, 360, 18, 0.7],
  ]),
  halo(stamp, [330, 214], 330, [
    [0, '#fff4cc', 1],
    [0.3, '#ffe0ae', 0.6],
    [1, '#ffd2a8', 0],
  ]),
]);

// ── Basins ──────────────────────────────────────────────────────────────────────────────────────

interface Basin {
  x: number;
  y: number;
  /** Half its width; how far its front comes forward; the height of its wall. */
  reach: number;
  depth: number;
  wall: number;
  scallops: number;
  seed: number;
}

/** 0 far – 1 near. */
const nearness = (y: number): number => (y - 230) / 560;

function basin({ x, y, reach, depth, wall, scallops, seed }: Basin): string {
  const near = nearness(y);
  const next = random(seed);
  const rim: Point[] = [];
  const foot: Point[] = [];
  const ribs: string[] = [];
  const pale: string[] = [];
  const per = 6;
  const angle = (t: number): number => Math.PI * (1 - t);
  for (let i = 0; i <= scallops * per; i++) {
    const t = i / (scallops * per);
    const bow = Math.sin((Math.PI * (i % per)) / per);
    const out = 1 + 0.045 * bow;
    const [cos, sin] = [Math.cos(angle(t)), Math.sin(angle(t))];
    const rx = x + cos * reach * out;
    const ry = y + sin * depth * out;
    rim.push([rx, ry]);
    const skirt = wall * (0.5 + 0.5 * sin) * (0.9 + 0.1 * bow);
    foot.push([x + cos * reach * (0.97 + 0.04 * bow), ry + skirt]);
    if (i % per === 0 && i > 0 && i < scallops * per) {
      ribs.push(
        draw`M${rx - reach * 0.012} ${ry}Q${rx - reach * 0.02} ${ry + skirt * 0.5} ${rx} ${ry + skirt}Q${rx + reach * 0.02} ${ry + skirt * 0.5} ${rx + reach * 0.012} ${ry}z`,
      );
    } else if (i % 2 === 0) {
      const long = skirt * (0.3 + 0.5 * next());
      pale.push(
        draw`M${rx - reach * 0.016} ${ry}Q${rx} ${ry + long * 1.5} ${rx + reach * 0.016} ${ry}z`,
      );
    }
  }
  const back: Point[] = Array.from({ length: 13 }, (_, i) => {
    const a = (Math.PI * i) / 12;
    return [
      x + Math.cos(a) * reach * 0.99,
      y - Math.sin(a) * depth * (0.5 + 0.06 * Math.sin(i * 2.4 + seed)),
    ];
  });
  const inHaze = (colour: string): string => mix('#f6cdbc', colour, 0.35 + 0.65 * near);
  const stone = stamp.linearGradient([
    [0, inHaze('#fff0e4')],
    [0.4, inHaze('#d9cfe8')],
    [1, inHaze('#8d93c6')],
  ]);
  const water = stamp.linearGradient([
    [0, inHaze('#c8eee4')],
    [0.45, inHaze('#74d0d6')],
    [1, inHaze('#2f9fc0')],
  ]);
  return [
    path(between(rim, foot), stone),
    path(ribs.join(''), inHaze('#6f78b4'), 'opacity=".55"'),
    path(pale.join(''), inHaze('#fff8ee'), 'opacity=".8"'),
    path(`${smoothPath(rim)}${smoothPath(back, { start: false })}z`, water),
    path(
      lens(x - reach * 0.2, y + depth * 0.34, reach * 0.3, depth * 0.05) +
        lens(x + reach * 0.34, y + depth * 0.05, reach * 0.22, depth * 0.04) +
        lens(x - reach * 0.42, y - depth * 0.1, reach * 0.2, depth * 0.035),
      '#ffe6d0',
      'opacity=".75"',
    ),
    stroke(
      smoothPath(rim),
      inHaze('#fffaf0'),
      Math.max(3, lerp(3, 11, near)),
      'stroke-linejoin="round"',
    ),
    stroke(smoothPath(back), inHaze('#e8e4f2'), Math.max(2, lerp(2, 6, near)), 'opacity=".8"'),
  ].join('');
}

const rows: readonly (readonly [
  y: number,
  reach: number,
  depth: number,
  wall: number,
  scallops: number,
  xs: readonly number[],
])[] = [
  [262, 76, 16, 54, 5, [70, 236, 420, 560, 720, 880, 1030, 1180]],
  [330, 120, 26, 84, 6, [-20, 190, 400, 660, 860, 1090]],
  [422, 170, 40, 120, 7, [100, 430, 770, 1120]],
  [552, 250, 62, 190, 8, [-60, 400, 900, 1300]],
  [742, 370, 96, 220, 10, [90, 1130]],
  [804, 350, 100, 180, 10, [600]],
];
stamp.layer(
  'slope',
  path(
    'M0 268Q200 214 420 216T820 190T1200 150V900H0z',
    stamp.verticalGradient(150, 900, [
      [0, '#fbdcca'],
      [0.3, '#bdb6dc'],
      [1, '#8f96c8'],
    ]),
  ),
);
stamp.layer('crest', stroke('M0 268Q200 214 420 216T820 190T1200 150', '#fff4dc', 7));
stamp.layer(
  'basins',
  rows.flatMap(([y, reach, depth, wall, scallops, xs], row) =>
    xs.map((x, i) =>
      basin({
        x,
        y: y + ((i * 37 + row * 11) % 5) * reach * 0.05,
        reach,
        depth,
        wall,
        scallops,
        seed: row * 20 + i + 1,
      }),
    ),
  ),
);

// ── The visitor ─────────────────────────────────────────────────────────────────────────────────

const SKIN = '#c48a72';
const visitor = [
  // legs, bare from the knee
  path('M-9-28L-8-2H-3L-1-28zM3-28L6-5H11L11-28z', SKIN),
  path('M-9-28L-8-8L-6-28zM3-28L5.500-8L6-28z', '#f3c4a4'),
  // trousers rolled up
  path('M-12-54C-13-42-12-32-10-25H0L1-42L2-26H13C14-36 14-44 12-54z', '#35508c'),
  path('M-10.500-28H.200V-24.500H-10zM2-29H13.300V-25.500H2.200z', '#5f7ab0'),
  // shirt, arms: one out for balance, one with the shoes
  path(
    'M-12-50C-14-62-12-70-15-80C-13-85-6-86-4-88H4C6-86 13-85 15-80C12-70 14-62 12-50Q0-46-12-50z',
    '#f0705c',
  ),
  path(
    'M-15-80C-13-85-6-86-4-88L-2-88C-9-84-10-70-9-48Q-11-48-12-50C-14-62-12-70-15-80z',
    '#ffb898',
  ),
  path('M-13-83C-22-76-28-66-33-56L-30-54C-24-62-18-70-11-75z', SKIN),
  path('M-13-83C-17-80-20-76-23-71L-19-68C-16-72-13-74-10-77z', '#ffb898'),
  path('M13-83C19-77 21-64 22-50L18-49C17-60 15-68 10-75z', SKIN),
  path('M13-83C16-80 18-76 19-71L14-69C13-72 12-74 10-76z', '#d9584f'),
  path('M17-49q3 8 1 15q4 2 9 1q-1-4-5-6L21-50zM21-48q4 6 5 11q5 0 8-3q-3-3-7-3L23-50z', '#fff0dc'),
  path('M-3-92H3V-86H-3z', SKIN),
  path('M-7-97C-7-106 7-106 7-97C8-90 8-84 5-80Q0-78-5-80C-8-84-8-90-7-97z', '#4a3048'),
  ellipse(0, -99, 15, 4, '#fff0d0'),
  path('M-8-100q1-9 8-9t8 9z', '#fff6e2'),
  path('M-8-101.500Q0-98.500 8-101.500L8-100Q0-97-8-100z', '#f0705c'),
];
stamp.layer('visitor', [
  group('transform="translate(606 776) scale(4.1)"', ...visitor),
  path(lens(586, 764, 66, 8) + lens(640, 752, 58, 7), '#8fdce0'),
  path(lens(586, 768, 84, 7) + lens(644, 756, 74, 6), '#fff0e0', 'opacity=".6"'),
]);
stamp.layer(
  'light',
  wash(stamp, 640, 900, [
    [0, '#3f4a94', 0],
    [1, '#3f4a94', 0.26],
  ]),
);
