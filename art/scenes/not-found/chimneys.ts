/**
 * Fairy chimneys standing out of the cloud: cones of tuff, broad at the foot, each under a cap of
 * harder basalt that hardly overhangs; one has lost its cap. The sun lights their left sides.
 */

import { lerp, random } from '../../kit/numbers.ts';
import { archway, draw, num, type Point, polygon, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, stroke } from '../../kit/shapes.ts';

/** The cone from its foot up: how high, and where its left and right edges are there. */
type Cone = readonly (readonly [height: number, left: number, right: number])[];

const TALL: Cone = [
  [0, -80, 84],
  [40, -66, 70],
  [84, -56, 61],
  [112, -42, 50],
  [142, -35, 36],
  [170, -23, 27],
  [184, -21, 22],
];
const LEANING: Cone = [
  [0, -66, 60],
  [40, -50, 50],
  [80, -34, 43],
  [112, -24, 34],
  [138, -14, 30],
  [152, -13, 27],
];
const BARE: Cone = [
  [0, -60, 64],
  [36, -46, 52],
  [70, -32, 38],
  [100, -21, 23],
  [122, -11, 12],
  [132, -3, 5],
];

interface Tones {
  lit: string;
  light: string;
  middle: string;
  dark: string;
  crack: string;
}
const NEAR: Tones = {
  lit: '#ffc795',
  light: '#c9788a',
  middle: '#8d527f',
  dark: '#5c3a70',
  crack: '#45295f',
};
const FAR: Tones = {
  lit: '#ffcf9f',
  light: '#d18a92',
  middle: '#a56a8c',
  dark: '#7c5183',
  crack: '#66447a',
};

/** The area between two lines that run the same way, in straight strokes. */
const plane = (edge: readonly Point[], other: readonly Point[]): string =>
  polygon([...edge, ...other.toReversed()]);

/** Stone in three planes, the edges between them worn. */
function cone(scene: Scene, edges: Cone, tones: Tones, seed: number): string {
  const left = edges.map(([height, x]): Point => [x, -height]);
  const right = edges.map(([height, , x]): Point => [x, -height]);
  const next = random(seed);
  /** A worn edge down the cone, `share` of the way from the left to the right. */
  const arris = (share: number): Point[] =>
    edges.map(([height, from, to]): Point => [
      lerp(from, to, share + (next() - 0.5) * 0.13),
      -height,
    ]);
  const litEdge = arris(0.26);
  const shadeEdge = arris(0.56);
  const outline = smoothPath([...left, ...right.toReversed()], { tension: 0.5 }) + 'z';
  const stone = scene.verticalGradient(-190, 0, [
    [0, tones.light],
    [1, tones.middle],
  ]);

  // Beds of the tuff: short lines across the shaded planes, sagging to the right.
  let beds = '';
  for (const [height, from, to] of edges.slice(1, -1)) {
    const start = lerp(from, to, 0.3 + next() * 0.1);
    const end = lerp(from, to, 0.74 + next() * 0.2);
    beds += draw`M${start} ${-height - 4}Q${(start + end) / 2} ${-height + 4} ${end} ${-height - 1}`;
  }
  return [
    path(outline, stone),
    path(plane(shadeEdge, right), tones.dark, 'opacity=".85"'),
    path(plane(left, litEdge), tones.lit),
    stroke(beds, tones.crack, 2, 'opacity=".4" stroke-linecap="round"'),
  ].join('');
}

/** A block of basalt like a crooked pyramid, and the shadow it throws on the stone below. */
function cap(x: number, y: number, size: number, tilt: number, tones: Tones): string {
  return group(
    `transform="translate(${x} ${y}) rotate(${tilt}) scale(${size} ${num(size * 0.86)})"`,
    path('M-24 4L24 4L27 17L12 11L-2 18L-13 9L-24 12z', tones.crack, 'opacity=".7"'),
    path('M-33 4L-27-9L-20-13L-13-31L-3-41L6-44L13-34L21-19L30-8L33 4L22 9L-2 7L-22 9z', '#4d3069'),
    path('M-33 4L-27-9L-20-13L-13-31L-3-41L6-44L-1-27L-8-15L-7-2L-14 8L-22 9z', '#b9677c'),
    path('M-33 4L-27-9L-20-13L-13-31L-3-41L-9-26L-17-8L-20 2z', '#f3a98b'),
  );
}

export function chimneys(scene: Scene): string[] {
  return [
    group('transform="translate(1212 816)"', cone(scene, BARE, FAR, 5)),
    group(
      'transform="translate(1052 818)"',
      cone(scene, LEANING, FAR, 8),
      cap(8, -153, 0.63, 8, FAR),
    ),
    group(
      'transform="translate(1134 842)"',
      cone(scene, TALL, NEAR, 3),
      path(archway(-6, -104, 8, 7), NEAR.crack),
      cap(0, -184, 0.82, -7, NEAR),
    ),
  ];
}
