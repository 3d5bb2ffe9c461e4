/**
 * A nesting beach three times, one below the other: in the morning, at night, and some weeks later,
 * when the young run for the brightest horizon.
 */

import type { Point } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, group } from '../kit/shapes.ts';
import { loggerhead } from '../scenes/sustainable-tourism/turtle.ts';
import { numbered } from './marker.ts';
import { type Light, nestX, shore, STRIP } from './sustainable-turtles/shore.ts';
import {
  barrier,
  boat,
  childAtHole,
  hatchling,
  house,
  lampLight,
  mound,
  openNest,
  parasol,
  run,
  stakes,
  track,
} from './sustainable-turtles/things.ts';

const GAP = 20;
const top = (index: number): number => index * (STRIP.height + GAP);

export const illustration = new Scene('itu-', { width: STRIP.width, height: top(3) - GAP });
const scene = illustration;

scene.layer('paper', band(0, scene.height, '#f6ecd8'));

function strip(index: number, light: Light, ...content: readonly string[]): void {
  const frame = `M0 0h${STRIP.width}v${STRIP.height}h-${STRIP.width}z`;
  scene.layer(
    light.name,
    group(
      `transform="translate(0 ${top(index)})"`,
      group(scene.clip(light.name, frame), ...shore(scene, light), ...content),
    ),
  );
}

const STAKES = [146, 170, 204, 250, 312, 392].map((y): Point => [nestX(y), y]);

// ── Morning ─────────────────────────────────────────────────────────────────────────────────────

const MORNING: Light = {
  name: 'morning',
  sky: [
    [0, '#3f86ab'],
    [0.45, '#8cc4c8'],
    [0.8, '#f0e6c0'],
    [1, '#ffe9bd'],
  ],
  glow: '#fff3cf',
  disc: '#fffbe8',
  cloud: '#fdf6dd',
  hills: ['#7fa9b4', '#5a8f8c'],
  sea: ['#bfe3d4', '#45abb4', '#1a7594'],
  shine: '#fffbe4',
  foam: '#fffdf2',
  wet: '#d3b78c',
  sand: ['#fbedc4', '#f2d9a4', '#d9ae7c'],
  grass: ['#b9b977', '#5f7f5c'],
};
strip(
  0,
  MORNING,
  house(1146, 214, {
    wall: '#fdf1d8',
    wallShade: '#d3b29a',
    roof: '#d9704a',
    roofShade: '#9c4438',
    window: 'open',
  }),
  stakes(STAKES.slice(0, 4), '#8a5a3c', '#e0b57f', '#a8703f'),
  boat(214, 262, 1.12),
  stakes(STAKES.slice(3), '#8a5a3c', '#e0b57f', '#a8703f'),
  parasol(600, 262, 0.8),
  childAtHole(496, 362, 0.92),
);

// ── Night ───────────────────────────────────────────────────────────────────────────────────────

const NIGHT: Light = {
  name: 'night',
  sky: [
    [0, '#141a48'],
    [0.4, '#3a4a80'],
    [0.8, '#8ba0a8'],
    [1, '#cdd3ba'],
  ],
  glow: '#f1ecd0',
  disc: '#fdf7e2',
  cloud: '#a9b6bb',
  hills: ['#6d819f', '#46598a'],
  sea: ['#c3ccb8', '#4a6494', '#1f2a60'],
  shine: '#fdf6dc',
  foam: '#f6f2dc',
  wet: '#8792a0',
  sand: ['#eee6c6', '#b9bcb4', '#6d7694'],
  grass: ['#6a7a8c', '#232c5a'],
  stars: true,
};
const NIGHT_TRACK = '#39426e';
strip(
  1,
  NIGHT,
  house(1146, 214, {
    wall: '#a9aeb4',
    wallShade: '#4f5a86',
    roof: '#6a5578',
    roofShade: '#3a3462',
    window: 'curtain',
  }),
  stakes(STAKES.slice(0, 3), '#3a3c66', '#b5b4ac', '#8f93a0'),
  track(
    [
      [300, 404],
      [430, 386],
      [600, 372],
      [730, 350],
      [812, 312],
      [800, 268],
    ],
    NIGHT_TRACK,
    '#f2ecd0',
  ),
  mound(800, 256, '#e0dcc2', '#4f5a86'),
  track(
    [
      [740, 258],
      [690, 262],
      [640, 270],
      [590, 280],
    ],
    NIGHT_TRACK,
    '#f2ecd0',
  ),
  group('transform="translate(520 276) rotate(-3) scale(-.72 .72)"', ...loggerhead(scene)),
  barrier(1000, 348, 1.25),
);

// ── Some weeks later ────────────────────────────────────────────────────────────────────────────

const LATER: Light = {
  name: 'later',
  sky: [
    [0, '#0f1338'],
    [0.4, '#26326c'],
    [0.75, '#5f7f9c'],
    [1, '#d9dcb8'],
  ],
  glow: '#f9f2c8',
  cloud: '#6f83a4',
  hills: ['#3a4a7c', '#26325f'],
  sea: ['#f4efc8', '#5f86a4', '#1d2a62'],
  shine: '#fbf5d2',
  foam: '#e9ecd8',
  wet: '#6f7b96',
  sand: ['#c3c3b4', '#868ea2', '#454f7c'],
  grass: ['#46557e', '#171d4a'],
  stars: true,
};
const NEST: Point = [772, 326];
const TO_SEA: readonly (readonly [x: number, y: number, degrees: number, scale: number])[] = [
  [384, 350, -4, 1.5],
  [452, 292, 4, 1.3],
  [520, 372, -6, 1.5],
  [574, 306, 0, 1.35],
  [664, 362, -8, 1.4],
];
strip(
  2,
  LATER,
  house(1146, 214, {
    wall: '#6d7396',
    wallShade: '#343c6e',
    roof: '#4a3f6a',
    roofShade: '#2a2756',
    window: 'lit',
  }),
  lampLight(
    scene.horizontalGradient(1084, 600, [
      [0, '#ffdf8a', 0.75],
      [0.6, '#ffd27a', 0.25],
      [1, '#ffd27a', 0],
    ]),
  ),
  openNest(...NEST, '#a9aeae', '#343c66'),
  ...TO_SEA.map(([x, y]) => run([x + 30, y], [NEST[0] - 50, NEST[1] + 4], '#39426e')),
  run([830, 312], [930, 276], '#39426e'),
  ...TO_SEA.map((one) => hatchling(...one)),
  hatchling(872, 300, 20, -1.3),
  hatchling(956, 264, 20, -1.15),
);

// ── Numbers ─────────────────────────────────────────────────────────────────────────────────────

export const markers = numbered(scene, [
  { at: [88, 150] },
  { at: [800, 232] },
  { at: [398, 318] },
  { at: [1110, top(1) + 330] },
  { at: [640, top(1) + 172] },
  { at: [1000, top(1) + 160] },
  { at: [450, top(2) + 208] },
  { at: [1000, top(2) + 160] },
]);
