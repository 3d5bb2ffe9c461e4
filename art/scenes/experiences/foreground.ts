/** In front: rolled kilims on the left, a counter with bowls of spice on the right. */

import { mix } from '../../kit/colour.ts';
import { item } from '../../kit/numbers.ts';
import { draw, num } from '../../kit/path.ts';
import { LEFT_TO_RIGHT, type Scene } from '../../kit/scene.ts';
import { ellipse, path, stroke } from '../../kit/shapes.ts';
import { INK } from './perspective.ts';
import { type Kilim, KILIMS } from './shop.ts';
import { heap } from './spice.ts';

interface Roll {
  /** The middle of the end that faces the viewer. */
  x: number;
  y: number;
  radiusX: number;
  radiusY: number;
  length: number;
  kilim: Kilim;
}

function roll({ x, y, radiusX, radiusY: r, length, kilim }: Roll): string {
  const [ground, pattern, centre] = kilim;
  const band = (t: number): string =>
    path(draw`M${x - length * t} ${y - r}h-22v${r * 2}h22z`, mix(pattern, INK, 0.4)) +
    path(draw`M${x - length * t - 11} ${y - r}l9 ${r}l-9 ${r}l-9-${r}z`, mix(centre, INK, 0.35));
  /** A turn of the roll, seen from its end. Its radii are not rounded. */
  const turn = (scale: number, colour: string, dark: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${radiusX * scale}" ry="${r * scale}"` +
    ` fill="${mix(colour, INK, dark)}"/>`;
  return [
    path(draw`M${x} ${y - r}H${x - length}V${y + r}H${x}z`, mix(ground, INK, 0.45)),
    ...[0.2, 0.45, 0.7].map(band),
    turn(1, pattern, 0.15),
    turn(0.74, ground, 0.2),
    turn(0.48, pattern, 0.2),
    turn(0.22, ground, 0.4),
    stroke(draw`M${x - length} ${y - r + 1}H${x}`, '#ffcf8c', 2, 'opacity=".5"'),
  ].join('');
}

export const rolledKilims = (): string[] => [
  roll({ x: 400, y: 966, radiusX: 26, radiusY: 46, length: 440, kilim: item(KILIMS, 0) }),
  roll({ x: 330, y: 880, radiusX: 26, radiusY: 46, length: 400, kilim: item(KILIMS, 1) }),
  roll({ x: 430, y: 1010, radiusX: 20, radiusY: 30, length: 300, kilim: item(KILIMS, 3) }),
  roll({ x: 270, y: 800, radiusX: 24, radiusY: 40, length: 330, kilim: item(KILIMS, 2) }),
];

/** A carved panel: a star of two squares in a frame. */
function panel(x: number): string {
  const [middle, y] = [x + 58, 966];
  const star = draw`M${middle - 22} ${y - 22}h44v44h-44zM${middle} ${y - 31}l31 31l-31 31l-31-31z`;
  return (
    stroke(draw`M${x} 928h116v90h-116z`, '#c9825c', 2, 'opacity=".5"') +
    stroke(star, '#e0a068', 2, 'opacity=".45"')
  );
}

export function counter(scene: Scene): string[] {
  const wood = scene.verticalGradient(900, 1000, [
    [0, '#6b3a4a'],
    [1, '#2a1838'],
  ]);
  return [
    path('M1080 1010L1110 906H1640V1010z', wood),
    path('M1100 916L1108 896H1640V916z', '#c9825c'),
    path('M1102 900H1640V896H1108z', '#ffd49a'),
    ...[1122, 1252, 1382, 1512].map(panel),
  ];
}

/** A copper bowl on the counter, heaped with spice, a price tag in it; `s` is the scale. */
export function spiceBowl(scene: Scene, x: number, y: number, s: number, spice: string): string {
  const mouth = y - 36 * s;
  const copper = scene.linearGradient(
    [
      [0, '#f6bc7c'],
      [0.22, '#c9784c'],
      [0.6, '#7a4038'],
      [1, '#4a2638'],
    ],
    LEFT_TO_RIGHT,
  );
  const front = draw`M${x - 60 * s} ${mouth}
    A${60 * s} ${10 * s} 0 0 0 ${x + 60 * s} ${mouth}`;
  const bowl = draw`${front}
    C${x + 57 * s} ${y - 10 * s} ${x + 38 * s} ${y} ${x + 24 * s} ${y}
    H${x - 24 * s}
    C${x - 38 * s} ${y} ${x - 57 * s} ${y - 10 * s} ${x - 60 * s} ${mouth}z`;
  const belt = draw`M${x - 52 * s} ${y - 17 * s}Q${x} ${y - 5 * s} ${x + 52 * s} ${y - 17 * s}`;
  const tag = draw`M${x + 10 * s} ${mouth - 74 * s}
    l${30 * s} ${4 * s}l${-2 * s} ${20 * s}l${-30 * s} ${-4 * s}z`;
  return [
    ellipse(x + 14 * s, y - 1, 62 * s, 6 * s, INK, 'opacity=".35"'),
    ellipse(x, mouth, 60 * s, 10 * s, '#4a2638'),
    stroke(draw`M${x + 20 * s} ${mouth - 8 * s}L${x + 24 * s} ${mouth - 60 * s}`, '#5c3434', 2.4),
    path(tag, '#f6e2b4'),
    stroke(
      draw`M${x + 14 * s} ${mouth - 66 * s}l${20 * s} ${2.6 * s}
        m${-21 * s} ${3.4 * s}l${14 * s} ${1.8 * s}`,
      '#8c4a4a',
      1.6,
      'opacity=".7"',
    ),
    heap(scene, { x, y: mouth + 1, radius: 54 * s, height: 74 * s, spice, lit: -1 }),
    path(bowl, copper),
    stroke(belt, '#ffd49a', num(1.6 * s), 'opacity=".35"'),
    stroke(front, '#ffcf8c', num(3.4 * s), 'stroke-linecap="round"'),
  ].join('');
}
