/** The theatre of Termessos, plotted in metres from the middle of the orchestra and projected. */

import { lerp } from '../../kit/numbers.ts';
import { draw, type Point, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, stroke } from '../../kit/shapes.ts';

const CAMERA = { x: 1, y: 18, z: -40 };
const at = (x: number, y: number, z: number): Point => {
  const k = 900 / (z - CAMERA.z);
  return [500 + (x - CAMERA.x) * k, 322 - (y - CAMERA.y) * k];
};

// ── The rows ────────────────────────────────────────────────────────────────────────────────────

const ROWS = 16;
const INNER = 11;
const DEPTH = 1.18;
const RISE = 0.58;
/** From the far end of a row round to where the near part turns away. */
function arc(radius: number, y: number, steps = 30): Point[] {
  const from = (62 * Math.PI) / 180;
  const to = Math.PI + Math.asin(Math.min(0.72, radius / 43));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = lerp(from, to, i / steps);
    return at(Math.cos(a) * radius, y, Math.sin(a) * radius);
  });
}
export function rows(scene: Scene): string[] {
  const seats: string[] = [];
  for (let row = ROWS - 1; row >= 0; row--) {
    const [inner, outer] = [INNER + row * DEPTH, INNER + (row + 1) * DEPTH];
    const y = row * RISE;
    const t = row / ROWS;
    const tread = scene.horizontalGradient(0, 800, [
      [0, '#e9e2c6'],
      [1, '#fdf6dc'],
    ]);
    seats.push(
      path(polygon([...arc(outer, y), ...arc(inner, y).toReversed()]), tread),
      path(
        polygon([...arc(inner, y), ...arc(inner, y - RISE).toReversed()]),
        scene.horizontalGradient(0, 800, [
          [0, '#5f857f'],
          [0.6, t > 0.5 ? '#86a497' : '#7d9c92'],
          [1, '#b3c3ae'],
        ]),
      ),
    );
  }
  const stairs = [78, 104, 130, 156, 182].map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    const from = at(Math.cos(a) * INNER, 0, Math.sin(a) * INNER);
    const r = INNER + ROWS * DEPTH;
    return draw`M${from}L${at(Math.cos(a) * r, ROWS * RISE, Math.sin(a) * r)}`;
  });
  return [
    path(
      polygon([...arc(INNER + ROWS * DEPTH + 5, RISE * ROWS - 3), [560, 900], [-200, 1200]]),
      '#5f8078',
    ),
    path(
      polygon([...arc(INNER, -0.6), at(13, -0.6, -16), at(13, -0.6, 12)]),
      scene.verticalGradient(560, 900, [
        [0, '#e6e6cc'],
        [1, '#a9bda6'],
      ]),
    ),
    ...seats,
    stroke(stairs.join(''), '#4f746f', 6, 'opacity=".45"'),
  ];
}

// ── The stage wall, towards the gorge ───────────────────────────────────────────────────────────

const WALL = 13;
const face = (from: number, to: number, low: number, high: number): string =>
  polygon([at(WALL, low, from), at(WALL, high, from), at(WALL, high, to), at(WALL, low, to)]);
const blocks: readonly (readonly [from: number, to: number, high: number])[] = [
  [-20, -15.4, 5.2],
  [-15.4, -12.6, 6.4],
  [-12.6, -9, 5.6],
  [-9, -5, 6.9],
  [-5, -1, 6.2],
  [-1, 3, 7],
  [3, 7, 5.4],
  [7, 11, 6.3],
  [11, 15, 4.6],
];
let joints = '';
for (const y of [1.2, 2.4, 3.6, 4.8]) joints += draw`M${at(WALL, y, -20)}L${at(WALL, y, 15)}`;
const DOORS = [
  [-15.6, 2.6],
  [-10.6, 3],
  [-4.4, 3.6],
  [2.2, 3],
  [8.6, 2.6],
] as const;

export const stage = (scene: Scene): string[] => [
  ...blocks.map(([from, to, high]) =>
    path(
      polygon([
        at(WALL, high, from),
        at(WALL + 1.5, high, from),
        at(WALL + 1.5, high, to),
        at(WALL, high, to),
      ]),
      '#fdf6dc',
    ),
  ),
  ...blocks.map(([from, to, high]) =>
    path(
      face(from, to + 0.05, -0.6, high),
      scene.horizontalGradient(690, 1100, [
        [0, '#c3cdb6'],
        [1, '#6f938b'],
      ]),
    ),
  ),
  stroke(joints, '#4f746f', 2.4, 'opacity=".4"'),
  ...DOORS.map(
    ([z, high]) =>
      path(face(z - 0.2, z + 1.7, -0.6, high + 0.3), '#e3e2c8') +
      path(face(z, z + 1.5, -0.6, high), '#385f62'),
  ),
];
