/**
 * The travertines at dawn, close: basins like shells, one above the other, their rims fluted by the
 * water that runs over; a visitor from behind, barefoot, shoes in one hand, goes up through them.
 * Looking east and uphill, so the sun is still behind the slope, the white is almost blue and the
 * rims catch the rose of the sky.
 */

import { lerp, smoothstep } from '../kit/numbers.ts';
import { fillDown, ridge } from '../kit/path.ts';
import { STAMP, wash } from '../kit/ruins.ts';
import { Scene } from '../kit/scene.ts';
import { circle, ellipse, group, path, SCREEN } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import { lens } from '../kit/water.ts';
import { terraces } from '../scenes/pamukkale/terraces.ts';

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
  halo(stamp, [330, 226], 280, [
    [0, '#fff4cc', 1],
    [0.3, '#ffdcae', 0.5],
    [1, '#ffd2a8', 0],
  ]),
]);

// ── The slope, by the hand that drew the poster's ───────────────────────────────────────────────

const SCALE = 1.34;
const crest = (x: number): number =>
  lerp(196, 134, smoothstep(100, 1100, x)) + 8 * Math.sin(x / 150);
const { back, middle, front } = terraces(stamp, { top: crest, sun: [300, 150] });
const hillside = fillDown(ridge(crest, { from: -40, to: 1300, step: 20 }), 720);
stamp.layer(
  'slope',
  group(
    `transform="matrix(${SCALE} 0 0 ${SCALE} -120 0)"`,
    path(
      hillside,
      stamp.verticalGradient(130, 700, [
        [0, '#ffeeda'],
        [1, '#b9b4dc'],
      ]),
    ),
    group(stamp.clip('hillside', hillside), front, middle, back),
  ),
);
stamp.layer('dawn', [
  wash(stamp, 180, 900, [
    [0, '#7d6fb8', 0],
    [0.45, '#6a72bc', 0.04],
    [1, '#3f4a94', 0.2],
  ]),
  circle(
    330,
    230,
    420,
    stamp.radialGradient(330, 230, 420, [
      [0, '#ffcf98', 0.42],
      [1, '#ffb8a0', 0],
    ]),
    SCREEN,
  ),
]);

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
  circle(-31.5, -53.5, 3, SKIN),
  // a pair of sandals on two fingers
  path('M17-47q-3 9 1 19q3 4 6-1q-1-10-4-18zM21-48q3 8 9 16q4 1 5-3q-5-9-11-14z', '#8a4a3c'),
  path('M17-47q-3 9 1 19l2 1q-4-9-1-20zM21-48q3 8 9 16l2 0q-6-8-9-16z', '#e8b25a'),
  circle(20, -48.5, 3, SKIN),
  path('M-3-92H3V-86H-3z', SKIN),
  path('M-7-97C-7-106 7-106 7-97C8-90 8-84 5-80Q0-78-5-80C-8-84-8-90-7-97z', '#4a3048'),
  ellipse(0, -99, 15, 4, '#fff0d0'),
  path('M-8-100q1-9 8-9t8 9z', '#fff6e2'),
  path('M-8-101.500Q0-98.500 8-101.500L8-100Q0-97-8-100z', '#f0705c'),
];
stamp.layer('visitor', [
  group('transform="translate(640 702) scale(3.9)"', ...visitor),
  path(lens(620, 690, 60, 8) + lens(672, 680, 54, 7), '#8fdce0'),
  path(lens(620, 694, 80, 6) + lens(676, 684, 70, 5), '#fff0e0', 'opacity=".6"'),
]);
stamp.layer(
  'light',
  wash(stamp, 640, 900, [
    [0, '#3f4a94', 0],
    [1, '#3f4a94', 0.26],
  ]),
);
