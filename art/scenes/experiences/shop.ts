/** One side of a bay: the wall, a lit shop with plates or kilims, sacks of spice in front. */

import { mix } from '../../kit/colour.ts';
import { clamp, item, lerp } from '../../kit/numbers.ts';
import { draw, num, type Point } from '../../kit/path.ts';
import { LEFT_TO_RIGHT, type Scene } from '../../kit/scene.ts';
import { ellipse, path, stroke } from '../../kit/shapes.ts';
import {
  type Bay,
  hazy,
  metre,
  type Place,
  project,
  RADIUS,
  shape,
  SPRING,
} from './perspective.ts';
import { heap } from './spice.ts';

/** Ground, pattern and centre of a kilim. */
export type Kilim = readonly [ground: string, pattern: string, centre: string];

export const KILIMS: readonly Kilim[] = [
  ['#a8323a', '#f0c88c', '#1f5f6e'],
  ['#1f4f78', '#f2d8a4', '#b8453f'],
  ['#7a2c4e', '#f0b25a', '#2f7a78'],
  ['#c0603a', '#f6e0b4', '#3a3068'],
  ['#24605a', '#f2cf94', '#a83a3a'],
];

const PLATE_RIMS = ['#1f6f86', '#f4ead0', '#b8403e', '#2c3f73', '#e0a040'];
const PLATE_CENTRES = ['#f4ead0', '#1f6f86', '#f6d494', '#f0c88c', '#a8323a'];
const SPICES = ['#e8a62c', '#b8372e', '#7f9440', '#d9703a', '#8c4a2e', '#f0d070'];

/** An opening in the wall with a pointed arch, from `near` to `far`. */
function opening(x: number, bottom: number, top: number, near: number, far: number): string {
  const arch = Array.from({ length: 25 }, (_, k): Place => {
    // Closer together at the springs, where the arch is steep.
    const t = (1 - Math.cos((Math.PI * k) / 24)) / 2;
    const rise = 0.5 * Math.sin(Math.PI * t) ** 0.6 + 0.14 * (1 - Math.abs(2 * t - 1)) ** 2;
    return [x, top + rise, lerp(far, near, t)];
  });
  return shape([x, bottom, near], [x, bottom, far], ...arch);
}

/** Eight petals in the middle of a plate seen from the side. */
function petals(x: number, y: number, r: number, colour: string): string {
  const on = (angle: number, reach: number): Point => [
    x + Math.cos(angle) * r * reach * 0.71,
    y + Math.sin(angle) * r * reach,
  ];
  if (r < 12) return '';
  const data = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4;
    return draw`M${on(angle, 0.1)}L${on(angle - 0.26, 0.36)}L${on(angle, 0.62)}
      L${on(angle + 0.26, 0.36)}z`;
  });
  return path(data.join(''), colour);
}

/** Three shelves of painted plates. */
function plates(x: number, { index, near: z }: Bay, from: number, to: number): string {
  let shelves = '';
  for (let row = 0; row < 3; row++) {
    for (let k = 0; k < 4; k++) {
      const plateZ = lerp(from, to, (k + 0.6) / 4.6);
      const [plateX, plateY] = project([x, 0.95 + row * 0.52, plateZ]);
      const r = metre(plateZ) * 0.19;
      const paint = (row * 3 + k + index) % 5;
      shelves +=
        ellipse(plateX, plateY, r * 0.72, r, hazy(item(PLATE_RIMS, paint), z, 0.7)) +
        ellipse(plateX, plateY, r * 0.5, r * 0.7, hazy(item(PLATE_CENTRES, paint), z, 0.7)) +
        petals(plateX, plateY, r, hazy(item(PLATE_RIMS, (paint + 2) % 5), z, 0.7)) +
        ellipse(plateX, plateY, r * 0.12, r * 0.17, hazy(item(PLATE_RIMS, paint), z, 0.7));
    }
  }
  return shelves;
}

/** Three kilims side by side, each with four diamonds. */
function hangingKilims(x: number, bay: Bay, from: number, to: number): string {
  const bottom = 0.35;
  const top = 2.5;
  let kilims = '';
  for (let k = 0; k < 3; k++) {
    const start = lerp(from, to, (k + 0.12) / 3);
    const end = lerp(from, to, (k + 0.88) / 3);
    const middle = (start + end) / 2;
    const [ground, pattern, centre] = item(KILIMS, (k + bay.index * 2 + (x > 0 ? 2 : 0)) % 5);
    const paint = (data: string, colour: string): string => path(data, hazy(colour, bay.near, 0.8));
    const diamond = (y: number, height: number, left: number, right: number): string =>
      shape([x, y, left], [x, y + height, middle], [x, y, right], [x, y - height, middle]);

    kilims += paint(
      shape([x, bottom, start], [x, bottom, end], [x, top, end], [x, top, start]),
      ground,
    );
    for (let j = 0; j < 4; j++) {
      const y = bottom + 0.36 + j * 0.5;
      kilims +=
        paint(diamond(y, 0.2, start, end), pattern) +
        paint(diamond(y, 0.1, lerp(start, end, 0.28), lerp(start, end, 0.72)), centre);
    }
  }
  return kilims;
}

/** A sack heaped with spice; `inward` (-1 or 1) is the side towards the middle of the hall. */
function sack(scene: Scene, place: Place, inward: number, spice: string, z: number): string[] {
  const [x, y] = project(place);
  const u = metre(place[2]);
  const rim = y - u * 0.54;
  const cloth = scene.linearGradient(
    [
      [0, hazy('#d9a06c', z, 0.8)],
      [0.5, hazy('#a06a4a', z, 0.8)],
      [1, hazy('#6b4040', z, 0.8)],
    ],
    inward < 0 ? LEFT_TO_RIGHT : { x1: 1, y1: 0, x2: 0, y2: 0 },
  );
  const front = draw`M${x - u * 0.37} ${rim}A${u * 0.37} ${u * 0.08} 0 0 0 ${x + u * 0.37} ${rim}`;
  return [
    ellipse(x + inward * -u * 0.1, y, u * 0.46, u * 0.07, '#2a1838', 'opacity=".3"'),
    ellipse(x, rim, u * 0.36, u * 0.08, hazy('#6b4040', z, 0.8)),
    heap(scene, {
      x,
      y: rim,
      radius: u * 0.33,
      height: u * 0.44,
      spice: hazy(spice, z, 0.7),
      lit: inward,
    }),
    path(
      draw`${front}
        C${x + u * 0.44} ${y - u * 0.3} ${x + u * 0.4} ${y - u * 0.06} ${x + u * 0.32} ${y}
        H${x - u * 0.32}
        C${x - u * 0.4} ${y - u * 0.06} ${x - u * 0.44} ${y - u * 0.3} ${x - u * 0.37} ${rim}z`,
      cloth,
    ),
    stroke(front, hazy('#ecc48c', z, 0.8), num(u * 0.075), 'stroke-linecap="round"'),
  ];
}

/** `side` is -1 on the left, 1 on the right. */
export function shop(scene: Scene, bay: Bay, side: number): string[] {
  const { index, near, far } = bay;
  const x = side * RADIUS;
  const right = side > 0 ? 1 : 0;
  const wall = mix(side < 0 ? '#b0605a' : '#984a58', '#5a2044', clamp(0.45 - index * 0.06));
  const from = lerp(near, far, 0.16);
  const to = lerp(near, far, 0.84);
  const frame = 0.18 * (far - near) * 0.3;
  const inside = scene.verticalGradient(project([x, 2.9, near])[1], project([x, 0, near])[1], [
    [0, hazy('#5a2c48', near, 0.9)],
    [0.5, hazy('#c0683e', near, 0.9)],
    [1, hazy('#ffc46e', near, 0.9)],
  ]);

  const lip = x - side * 0.18;
  const lengthwise = (left: number, low: number, top: number, high: number): string =>
    shape([left, low, near], [left, low, far], [top, high, far], [top, high, near]);
  return [
    path(lengthwise(x, -0.1, x, SPRING), hazy(wall, near)),
    path(opening(x, -0.05, 2.35, from - frame, to + frame), hazy('#f0c590', near)),
    path(opening(x, -0.05, 2.3, from, to), inside),
    index > 4
      ? ''
      : (index + right) % 2 === 1
        ? plates(x, bay, from, to)
        : hangingKilims(x, bay, from, to),
    // cornice: lit below, shaded above
    path(lengthwise(x, SPRING - 0.16, lip, SPRING - 0.02), hazy('#f3cf9a', near)),
    path(lengthwise(lip, SPRING - 0.02, x, SPRING + 0.12), hazy('#b0686a', near)),
  ];
}

/** The sacks along both sides of a bay; they stand on the floor, so they are painted after it. */
export function sacksOf(scene: Scene, { index, near, far }: Bay): string[] {
  return [-1, 1].flatMap((side) =>
    [0, 1, 2].flatMap((k) => {
      const z = lerp(lerp(near, far, 0.84), lerp(near, far, 0.16), (k + 0.5) / 3);
      const place: Place = [side * (RADIUS - 0.6), 0, z];
      const spice = item(SPICES, (k * 2 + index + (side > 0 ? 1 : 0)) % 6);
      return sack(scene, place, -side, spice, near);
    }),
  );
}
