/**
 * The Great Theatre from its top row, at the end of the afternoon: rows of marble that sink to the
 * orchestra, the stage wall's ground floor, and beyond it the Harbour Road straight to the west,
 * where reeds and a gleam of water are left of the harbour and the sea has gone far out.
 */

import { mix } from '../kit/colour.ts';
import { lerp } from '../kit/numbers.ts';
import { archway, draw, fillDown, type Point, points, polygon } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, path, rect, stroke } from '../kit/shapes.ts';
import { halo, sunlight, lensClouds } from '../kit/sky.ts';
import { sitting } from './great-theatre/people.ts';

export const stamp = new Scene('sgr-', { width: 1200, height: 900 });

const SUN: Point = [690, 178];
const HORIZON = 236;

// ── Sky, sea, hills ─────────────────────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    HORIZON + 4,
    stamp.verticalGradient(0, HORIZON, [
      [0, '#6d8ca0'],
      [0.4, '#c3b597'],
      [0.75, '#f6cd8f'],
      [1, '#fde3b0'],
    ]),
  ),
  halo(stamp, SUN, 300, [
    [0, '#fff6d6', 0.95],
    [0.35, '#ffe4ae', 0.5],
    [1, '#ffd58f', 0],
  ]),
  circle(...SUN, 46, '#fff9e2'),
  ...lensClouds({ seed: 27, high: '#d9cdb4', low: '#fff0cf', top: 20, bottom: 230 }, [
    [250, 76, 380, 18, 0.7],
    [1010, 104, 330, 16, 0.7],
  ]),
]);
stamp.layer('plain', [
  band(HORIZON - 8, HORIZON + 14, '#f9dca8'),
  path(fillDown(points('-40,196 120,172 260,206 400,224 520,244 600,262'), 260), '#b9a792'),
  path(fillDown(points('800,262 880,242 960,222 1060,190 1240,164'), 260), '#b9a792'),
  band(
    HORIZON + 8,
    560,
    stamp.verticalGradient(HORIZON, 480, [
      [0, '#e3c58c'],
      [0.3, '#b7b27c'],
      [1, '#7f9a74'],
    ]),
  ),
  // what is left of the harbour
  path(draw`M560 272q70-14 220-4q60 6 20 12q-140 12-240-8z`, '#fff0c4'),
  path(draw`M520 286q90 14 300-2q40 8-20 16q-170 10-280-14z`, '#8f9a68'),
]);

// ── The Harbour Road ────────────────────────────────────────────────────────────────────────────

/** A place along the road: -1 and 1 are its edges, `t` how far towards us. */
const road = (u: number, t: number): Point => [
  lerp(676, 618, t) + u * lerp(7, 62, t),
  lerp(292, 476, t ** 1.25),
];
const columns = [0.06, 0.14, 0.23, 0.33, 0.44, 0.56, 0.69, 0.83].flatMap((t) =>
  [-1.35, 1.35].map((u) => {
    const [x, foot] = road(u, t);
    return { x, foot, height: lerp(10, 62, t), width: lerp(2.4, 9, t) };
  }),
);
/** Low trees and reeds in long strips, darker the nearer they are. */
const strips = (from: number, to: number, side: number): string[] =>
  Array.from({ length: 8 }, (_, i) => {
    const t = i / 7;
    const x = 636 + side * lerp(from, to, ((i * 5) % 8) / 7);
    const y = lerp(300, 470, t ** 1.3);
    const [w, h] = [lerp(50, 190, t), lerp(7, 26, t)];
    return path(
      draw`M${x - w} ${y}q${w * 0.3} ${-h * 1.4} ${w * 0.6} ${-h * 0.8}q${w * 0.3} ${-h} ${w * 0.7} ${-h * 0.1}q${w * 0.5} ${-h * 0.2} ${w * 0.7} ${h * 0.9}q${-w} ${h * 0.5} ${-2 * w} 0z`,
      mix('#a9ab78', '#4f7862', t),
    );
  });
stamp.layer('road', [
  ...strips(120, 470, -1),
  ...strips(150, 500, 1),
  path(
    polygon([road(-1, 0), road(1, 0), road(1, 1), road(-1, 1)]),
    stamp.verticalGradient(292, 476, [
      [0, '#fff6d8'],
      [1, '#f3d9a6'],
    ]),
  ),
  ...columns.map(
    ({ x, foot, height, width }) =>
      rect(x - width / 2, foot - height, width, height, '#a58270') +
      rect(x - width / 2, foot - height, width * 0.36, height, '#fff0cc') +
      rect(x - width * 0.9, foot - height - width * 0.7, width * 1.8, width * 0.8, '#fff0cc'),
  ),
]);

// ── The stage wall ──────────────────────────────────────────────────────────────────────────────

const doors = [-172, -86, 0, 86, 172];
stamp.layer('stage', [
  path(
    'M330 560V470L352 462V452H452V470H520V444H596V466H664V448H748V470H812V456H872V478L880 560z',
    '#b98a72',
  ),
  path(
    'M330 470L352 462V452H452V470H520V444H596V466H664V448H748V470H812V456H872V478L866 486V464H818V478H742V456H670V474H590V452H526V478H446V460H358V468z',
    '#ffe9bd',
  ),
  path(doors.map((dx) => archway(606 + dx, 556, dx === 0 ? 34 : 26, 40)).join(''), '#6d4a54'),
  stroke(
    [-216, -128, -44, 44, 128, 216].map((dx) => draw`M${606 + dx} 556v-62`).join(''),
    '#f3d3a2',
    9,
  ),
  rect(376, 552, 460, 14, '#f9deae'),
]);

// ── Rows round the orchestra, the upper ones ending higher ──────────────────────────────────────

const X = 606;
const ROWS = 17;
/** Half the width of a row, where it ends, and how deep it hangs below its ends. */
function bowl(row: number): { half: number; end: number; depth: number } {
  const end = 566 - 12 * row - 0.2 * row ** 2;
  return {
    half: 196 + 24 * row + 2.2 * row ** 2,
    end,
    depth: 640 + 10.4 * row + 0.5 * row ** 2 - end,
  };
}
/** A place on a row, from its left end (0) to its right (1). */
function seat(row: number, t: number): Point {
  const { half, end, depth } = bowl(row);
  const s = 1 - t;
  return [X + half * (t ** 3 + 3 * s * t ** 2 - 3 * s ** 2 * t - s ** 3), end + 4 * depth * s * t];
}
/** Everything within a row. */
function within(row: number): string {
  const { half, end, depth } = bowl(row);
  const low = end + (depth * 4) / 3;
  return draw`M${X - half} ${end}C${X - half} ${low} ${X + half} ${low} ${X + half} ${end}L${X + 188} 566H${X - 188}z`;
}

function rows(): string[] {
  const shown: string[] = [];
  for (let row = ROWS; row >= 0; row--) {
    const near = row / ROWS;
    const landing = row === 6 || row === 12;
    const marble = mix('#fde9bf', '#d3a186', near * 0.85);
    shown.push(
      path(within(row), mix('#c08f78', '#5b4462', near)),
      path(within(row - lerp(0.18, 0.26, near)), landing ? mix(marble, '#fff6da', 0.6) : marble),
    );
  }
  return shown;
}
/** Stairs that run down between the wedges. */
const stairs = [0.2, 0.32, 0.44, 0.56, 0.68, 0.8].map((t) => {
  const edge = (side: number): Point[] =>
    Array.from({ length: ROWS + 1 }, (_, row) => seat(row, t + side * 0.004));
  return polygon([...edge(-1), ...edge(1).toReversed()]);
});
const shade = stamp.horizontalGradient(0, 1200, [
  [0, '#3f3560', 0.42],
  [0.32, '#3f3560', 0],
  [0.68, '#3f3560', 0],
  [1, '#3f3560', 0.42],
]);
stamp.layer('rows', [
  ...rows(),
  path(stairs.join(''), '#fff3d2', 'opacity=".6"'),
  path(within(-0.6), '#e2b98a'),
  path(within(ROWS), shade),
]);

// ── Two on the top row ──────────────────────────────────────────────────────────────────────────

stamp.layer('top-row', [
  sitting(268, '#b54f42', '#45293a', 0),
  sitting(378, '#35606e', '#5f3640', 38),
  path('M-20 920V842Q600 900 1220 842V920z', '#453654'),
  path('M-20 842Q600 900 1220 842V852Q600 910-20 852z', '#f3c690'),
  sunlight(stamp, SUN, 520, [
    [0, '#ffe9b4', 0.35],
    [1, '#ffb27a', 0],
  ]),
]);
