/**
 * Avanos: a potter's two hands close round a jar of red clay that turns on the kick-wheel. Morning
 * light from a window on the left; the clay is that of the Kızılırmak, and is left on the fingers.
 * Jars of the shapes that are thrown here dry on the shelves behind.
 */

import { mix } from '../kit/colour.ts';
import { lerp } from '../kit/numbers.ts';
import { between, draw, type Point, points, pointsAlong } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, ellipse, group, path, rect, stroke } from '../kit/shapes.ts';
import { CLAY, hands } from './avanos/hands.ts';

export const stamp = new Scene('sav-', { width: 1200, height: 900 });

const NIGHT = '#2a1c2e';
const WET = '#ffb98c';

/** A thrown shape: half its width at each height, from the lip down. */
function thrown(x: number, profile: readonly Point[]): string {
  const line = pointsAlong(profile, 6);
  const side = (sign: number): Point[] => line.map(([half, y]) => [x + sign * half, y]);
  return between(side(-1), side(1), 0.9);
}

// ── The workshop ────────────────────────────────────────────────────────────────────────────────

stamp.layer('room', [
  band(
    0,
    900,
    stamp.linearGradient(
      [
        [0, '#e9b27c'],
        [0.3, '#a9694f'],
        [0.65, '#5f3a44'],
        [1, NIGHT],
      ],
      { x1: 0, y1: 0.1, x2: 0.75, y2: 0.7 },
    ),
  ),
]);

const JARS = [
  '22,0 16,10 20,26 52,64 54,96 30,140',
  '34,0 26,8 26,40 56,80 48,120 32,140',
  '14,0 10,12 12,52 48,92 46,120 26,140',
  '52,50 60,60 56,90 36,120 26,140',
];
function jar(x: number, foot: number, kind: number, scale: number, colour: string): string {
  const profile = points(JARS[kind % JARS.length] ?? '').map(([half, y]): Point => [
    half * scale,
    foot + (y - 140) * scale,
  ]);
  const lit = stamp.horizontalGradient(x - 54 * scale, x + 54 * scale, [
    [0, mix(colour, '#ffd9a0', 0.5)],
    [0.35, colour],
    [1, mix(colour, NIGHT, 0.6)],
  ]);
  return path(thrown(x, profile), lit);
}
const shelf = (y: number): string =>
  rect(-20, y, 1240, 16, '#6e4140') + rect(-20, y, 1240, 4, '#d08f66');
stamp.layer('shelves', [
  shelf(196),
  ...[70, 190, 940, 1056, 1160].map((x, i) =>
    jar(x, 196, i, 1.06, mix('#c46a48', '#5a3442', x / 1300)),
  ),
  shelf(430),
  ...[60, 176, 1040, 1152].map((x, i) =>
    jar(x, 430, i + 2, 1.14, mix('#c46a48', '#5a3442', x / 1300)),
  ),
]);

// ── The potter behind the wheel ─────────────────────────────────────────────────────────────────

const shirt = stamp.horizontalGradient(280, 920, [
  [0, '#7fa3a6'],
  [0.3, '#3f6778'],
  [1, '#22334c'],
]);
stamp.layer('potter', [
  path(
    'M330-20C300 60 262 120 240 210L400 330C420 420 400 560 390 800H810C800 560 780 420 800 330L960 210C938 120 900 60 870-20z',
    shirt,
  ),
  path('M470-20C478 90 440 240 430 800H770C760 240 722 90 730-20z', '#4a3542'),
  path('M470-20C478 90 440 240 430 800H500C490 240 520 90 512-20z', '#7d5a54'),
]);

// ── The wheel ───────────────────────────────────────────────────────────────────────────────────

const wood = stamp.horizontalGradient(220, 980, [
  [0, '#e3a070'],
  [0.35, '#a3604a'],
  [1, '#4a2a38'],
]);
stamp.layer('wheel', [
  rect(-20, 850, 1240, 80, '#3a2432'),
  ellipse(600, 824, 404, 76, '#2b1926'),
  path('M204 790a396 74 0 0 0 792 0v26a396 74 0 0 1 -792 0z', wood),
  ellipse(600, 790, 396, 74, '#8f523f'),
  ellipse(
    600,
    790,
    396,
    74,
    stamp.horizontalGradient(204, 996, [
      [0, '#f2b584'],
      [0.4, '#b3694c'],
      [1, '#6b3a3c'],
    ]),
  ),
  ...[340, 280, 222].map((r) =>
    stroke(draw`M${600 - r} 790a${r} ${r * 0.187} 0 0 0 ${2 * r} 0`, '#7d3f36', 4, 'opacity=".55"'),
  ),
  ellipse(600, 784, 180, 34, '#8a3a2c'),
]);

// ── The jar ─────────────────────────────────────────────────────────────────────────────────────

const PROFILE = points(
  '112,300 104,316 92,350 98,392 150,452 190,530 186,610 150,700 126,760 132,790',
);
const clay = stamp.horizontalGradient(410, 790, [
  [0, '#e88a5c'],
  [0.22, '#d9643f'],
  [0.6, CLAY],
  [1, '#6b2630'],
]);
/** The ridges that the fingers leave in the turning clay. */
const ridges = pointsAlong(PROFILE, 4)
  .slice(3, -4)
  .filter((_, i) => i % 2 === 0)
  .map(([half, y]) => draw`M${600 - half} ${y}q${half} ${half * 0.2} ${2 * half} 0`)
  .join('');
const shine = pointsAlong(PROFILE, 4).slice(2, 30);
stamp.layer('jar', [
  path(thrown(600, PROFILE), clay),
  ellipse(600, 788, 132, 22, clay),
  group(
    stamp.clip('jar', thrown(600, PROFILE)),
    stroke(ridges, '#7a2a2c', 5, 'opacity=".34"'),
    stroke(ridges, WET, 3, 'opacity=".3" transform="translate(0 6)"'),
    path(
      between(
        shine.map(([half, y]): Point => [600 - half * 0.62, y]),
        shine.map(([half, y], i): Point => [
          600 - half * lerp(0.6, 0.36, Math.sin((Math.PI * i) / 27)),
          y,
        ]),
      ),
      WET,
      'opacity=".75"',
    ),
  ),
  ellipse(600, 300, 112, 26, '#f0a070'),
  ellipse(600, 303, 96, 20, '#5a2029'),
]);

// ── Hands ───────────────────────────────────────────────────────────────────────────────────────

stamp.layer('hands', hands(stamp));

// ── Light from the window ───────────────────────────────────────────────────────────────────────

stamp.layer('light', [
  path(
    'M-20-20H260L900 920H180z',
    stamp.linearGradient(
      [
        [0, '#ffe9b8', 0.34],
        [0.7, '#ffd28c', 0.06],
        [1, '#ffd28c', 0],
      ],
      { x1: 0, y1: 0, x2: 0.6, y2: 1 },
    ),
  ),
  stamp.stipple(
    band(
      0,
      900,
      stamp.horizontalGradient(800, 1200, [
        [0, NIGHT, 0],
        [1, NIGHT, 0.6],
      ]),
    ),
  ),
]);
