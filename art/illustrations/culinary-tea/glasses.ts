/** Tulip glasses from the side: pale and strong, one held by its rim, one with the spoon across. */

import { draw, num, type Point, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { ellipse, group, path, stroke } from '../../kit/shapes.ts';
import { TURN } from '../../scenes/culinary-journey/geometry.ts';

export const GLASS_HEIGHT = 216;

/** Heights above the foot, and half of the width there: belly below, waist above, flared lip. */
const GLASS: readonly Point[] = [
  [0, 33],
  [7, 35],
  [15, 30],
  [44, 46],
  [76, 53],
  [112, 44],
  [148, 35],
  [184, 39],
  [216, 49],
];
const TEA: readonly Point[] = [
  [20, 27],
  [44, 41],
  [76, 48],
  [112, 39],
  [148, 31],
  [176, 34],
];

const outline = (profile: readonly Point[]): string => {
  const right = profile.map(([up, half]): Point => [half, -up]);
  const left = profile.map(([up, half]): Point => [-half, -up]).toReversed();
  return `${smoothPath(right, { tension: 0.9 })}${smoothPath(left, { start: false, tension: 0.9 })}z`;
};

export interface Brew {
  /** Where the light comes in, in the middle, and on the side away from it. */
  colours: readonly [lit: string, middle: string, dark: string];
}
export const PALE: Brew = { colours: ['#ffd27a', '#ee9236', '#c9601f'] };
export const STRONG: Brew = { colours: ['#d95a24', '#92200f', '#4f0b12'] };

export function saucer(x: number, y: number, glow: string): string {
  let scallops = '';
  for (let i = 0; i < 18; i++) {
    const angle = (i / 18) * TURN;
    const at = (reach: number, turn: number): Point => [
      Math.cos(angle + turn) * 92 * reach,
      Math.sin(angle + turn) * 24 * reach - 2,
    ];
    scallops += draw`M${at(0.9, -0.09)}Q${at(0.72, 0)} ${at(0.9, 0.09)}z`;
  }
  return group(
    `transform="translate(${num(x)} ${num(y)})"`,
    ellipse(34, 12, 108, 22, '#2a1020', 'opacity=".42"'),
    ellipse(0, 4, 96, 26, '#b08a86'),
    ellipse(0, 0, 96, 25, '#fdf6e6'),
    path(scallops, '#cf3f36'),
    ellipse(4, 1, 58, 14, '#d9c6b6'),
    ellipse(14, 3, 44, 10, glow, 'opacity=".6"'),
  );
}

/** The glass itself, and what shines on it, drawn over what is in it. */
const SHINE = [
  path(
    'M-41-60Q-46-84-34-112Q-27-132-27-150Q-34-132-41-112Q-50-84-41-60z',
    '#fffdf2',
    'opacity=".9"',
  ),
  path('M-35-184Q-40-200-45-212L-38-214Q-36-200-31-186z', '#fffdf2', 'opacity=".85"'),
  path('M-30-14Q0-4 30-14L33-1Q0 9-33-1z', '#f4fbf0', 'opacity=".75"'),
  stroke('M-49-216a49 11 0 0 0 98 0a49 11 0 0 0-98 0z', '#fffdf2', 3),
  stroke('M-45-213a45 9 0 0 0 90 0', '#e9a94b', 1.6, 'opacity=".8"'),
].join('');

const inGlass = (x: number, y: number, ...content: readonly string[]): string =>
  group(
    `transform="translate(${num(x)} ${num(y)})"`,
    path(outline(GLASS), '#e9f3ea', 'opacity=".34"'),
    ellipse(0, -GLASS_HEIGHT, 49, 11, '#cfe4e0', 'opacity=".5"'),
    ...content,
    SHINE,
  );

/** Round the middle of its foot; `behind` is seen through it. */
export function glass(scene: Scene, x: number, y: number, { colours }: Brew, behind = ''): string {
  const [lit, middle, dark] = colours;
  const tea = scene.linearGradient(
    [
      [0, lit],
      [0.42, middle],
      [1, dark],
    ],
    { x1: -48, y1: 0, x2: 48, y2: 0, userSpace: true },
  );
  return inGlass(
    x,
    y,
    behind,
    path(outline(TEA), tea),
    ellipse(0, -176, 34, 7.5, lit),
    ellipse(4, -175, 27, 5, middle, 'opacity=".6"'),
    // light through the belly on the far side
    path('M18-44Q42-58 44-78Q42-96 34-110Q36-76 18-44z', lit, 'opacity=".75"'),
  );
}

/** Drunk up: a last drop, and a few specks of leaf. */
export const emptyGlass = (x: number, y: number): string =>
  inGlass(
    x,
    y,
    path('M-27-20Q0-14 27-20L33-30Q0-20-33-30z', '#a3301a'),
    ellipse(0, -30, 33, 6, '#d9682c'),
    path('M-12-31l7-2 1 2-7 2zM4-29l8-1v2l-8 1zM16-32l6-1v2l-6 1z', '#4a1418'),
    path('M30-40Q47-60 49-78Q48-98 38-116Q41-76 30-40z', '#fffdf2', 'opacity=".4"'),
  );

/** A tea spoon that lies across the rim. */
export const spoon = (x: number, y: number): string =>
  group(
    `transform="translate(${num(x)} ${num(y)}) rotate(-5)"`,
    path('M-40 6H120Q124 8 120 11H-40z', '#4a2a44', 'opacity=".35" transform="translate(6 7)"'),
    path('M-30-4H118Q130 0 118 4H-30z', '#cfc4cc'),
    path('M-30-4H118Q126-3 124-1H-30z', '#fffdf6'),
    path('M-26 0Q-40-19-72-17Q-98-12-98 0Q-98 12-72 16Q-40 18-26 0z', '#b5a9b6'),
    path('M-34 0Q-46-12-70-11Q-90-8-91 0Q-90 7-70 9Q-46 11-34 0z', '#f3ecea'),
    path('M-40 2Q-60 12-86 5Q-66 8-40 2z', '#9a8ca0', 'opacity=".7"'),
  );

const SKIN = '#d99a74';
const SKIN_SHADE = '#a8614f';
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** The forefinger, behind the rim, in the glass's own coordinates. */
export const FOREFINGER =
  stroke('M96-186Q60-208-40-203', SKIN_SHADE, 27, ROUND) +
  stroke('M96-190Q60-212-40-207', SKIN, 20, ROUND);

/** Thumb, curled fingers, wrist and sleeve, in front; round the foot of the glass. */
export const hand = (x: number, y: number): string =>
  group(
    `transform="translate(${num(x)} ${num(y)})"`,
    // sleeve, wrist and back of the hand
    path('M150-60L238 150H400L262-120z', '#1f5f86'),
    path('M238 150H300L170-78L150-60z', '#6fb0bd', 'opacity=".7"'),
    path('M92-214Q150-222 190-170L262-118Q220-70 156-62Q110-66 88-110Q70-160 92-214z', SKIN),
    path(
      'M190-170L262-118Q220-70 156-62Q190-100 170-150Q150-196 110-216Q158-216 190-170z',
      SKIN_SHADE,
      'opacity=".55"',
    ),
    // the other fingers, curled
    stroke('M132-150Q92-158 74-136', SKIN_SHADE, 32, ROUND),
    stroke('M132-154Q92-161 75-140', SKIN, 25, ROUND),
    stroke('M136-118Q102-126 84-108', SKIN_SHADE, 31, ROUND),
    stroke('M136-122Q102-129 85-111', SKIN, 24, ROUND),
    stroke('M146-90Q118-98 100-84', SKIN_SHADE, 27, ROUND),
    stroke('M146-93Q118-101 101-87', SKIN, 21, ROUND),
    // thumb
    stroke('M124-196Q66-196 12-196', SKIN_SHADE, 33, ROUND),
    stroke('M124-200Q66-200 12-200', SKIN, 26, ROUND),
    path('M-2-207q12-6 20 0q2 8-4 9q-10 2-18-2q-2-4 2-7z', '#f6cfae'),
  );
