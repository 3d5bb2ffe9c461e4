/** The tower: a round drum on a square base whose corner is towards the viewer. */

import { draw, polygon } from '../../kit/path.ts';
import { courses } from '../../kit/ruins.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, stroke } from '../../kit/shapes.ts';

const LEFT = 470;
const CORNER = 616;
const RIGHT = 1004;
const FOOT = 806;
const STEP = 530;
const CROWN = 214;
const DRUM: readonly [number, number] = [506, 968];

const [drumLeft, drumRight] = DRUM;
const middle = (drumLeft + drumRight) / 2;
const reach = (drumRight - drumLeft) / 2;
/** A ring of the drum: its front edge bends down, seen from above the eye less and less. */
const ring = (y: number, height: number, out: number): string => {
  const w = reach + out;
  return draw`M${middle - w} ${y}q${w} ${-14} ${2 * w} 0v${height}q${-w} ${-14} ${-2 * w} 0z`;
};
/** Joints of the drum: courses bend, uprights crowd together towards the sides. */
function drumJoints(): string {
  let data = '';
  const rows = 9;
  for (let row = 1; row < rows; row++) {
    const y = CROWN + 40 + ((STEP - CROWN - 50) * row) / rows;
    data += draw`M${drumLeft} ${y}q${reach} -14 ${2 * reach} 0`;
  }
  for (let row = 0; row < rows; row++) {
    const y = CROWN + 40 + ((STEP - CROWN - 50) * row) / rows;
    for (let i = 0; i < 8; i++) {
      const u = Math.sin(-1.4 + (2.8 * (i + (row % 2) * 0.5)) / 8);
      data += draw`M${middle + u * reach} ${y - 7 * (1 - u * u)}v${(STEP - CROWN - 50) / rows}`;
    }
  }
  return data;
}
const merlons = [-0.94, -0.7, -0.36, 0.06, 0.48, 0.84].map((u) => {
  const w = 74 * Math.sqrt(1 - u * u * 0.8);
  return draw`M${middle + u * reach - w / 2} ${CROWN + 24}v-27h${w}v27z`;
});

export function tower(scene: Scene): string[] {
  const round = scene.horizontalGradient(...DRUM, [
    [0, '#ffd494'],
    [0.14, '#ffb57c'],
    [0.4, '#d8716a'],
    [0.72, '#8a4673'],
    [1, '#53326a'],
  ]);
  return [
    // drum
    path(merlons.join(''), round),
    path(
      draw`M${drumLeft} ${CROWN + 20}q${reach} -14 ${2 * reach} 0V${STEP + 20}H${drumLeft}z`,
      round,
    ),
    stroke(drumJoints(), '#5a2f60', 3, 'opacity=".32"'),
    path(ring(CROWN + 34, 16, 10), round),
    path(ring(CROWN + 50, 9, 2), '#4a2a60', 'opacity=".4"'),
    path(draw`M${middle + 40} ${CROWN + 150}v-44a13 13 0 0 1 26 0v44z`, '#37214f'),
    // the base: its corner towards the viewer
    path(
      polygon([
        [LEFT, FOOT - 22],
        [LEFT, STEP + 6],
        [CORNER, STEP + 14],
        [CORNER, FOOT],
      ]),
      scene.verticalGradient(STEP, FOOT, [
        [0, '#ffca8c'],
        [1, '#e58a70'],
      ]),
    ),
    path(
      polygon([
        [CORNER, FOOT],
        [CORNER, STEP + 14],
        [RIGHT, STEP + 4],
        [RIGHT, FOOT - 26],
      ]),
      scene.horizontalGradient(CORNER, RIGHT, [
        [0, '#8f4a75'],
        [1, '#54326a'],
      ]),
    ),
    stroke(
      courses({
        x: CORNER,
        y: STEP + 44,
        width: RIGHT - CORNER,
        height: FOOT - STEP - 50,
        rows: 6,
        block: 92,
        seed: 21,
        share: 0.9,
      }),
      '#3a2256',
      3,
      'opacity=".45"',
    ),
    stroke(
      courses({
        x: LEFT,
        y: STEP + 44,
        width: CORNER - LEFT,
        height: FOOT - STEP - 60,
        rows: 6,
        block: 60,
        seed: 25,
        share: 0.9,
      }),
      '#a8535f',
      3,
      'opacity=".5"',
    ),
    path(
      polygon([
        [LEFT - 10, STEP - 8],
        [CORNER, STEP - 2],
        [CORNER, STEP + 26],
        [LEFT - 10, STEP + 16],
      ]),
      '#ffe0a8',
    ),
    path(
      polygon([
        [CORNER, STEP - 2],
        [RIGHT + 10, STEP - 10],
        [RIGHT + 10, STEP + 14],
        [CORNER, STEP + 26],
      ]),
      '#a9597a',
    ),
    path(
      polygon([
        [CORNER, STEP + 26],
        [RIGHT, STEP + 14],
        [RIGHT, STEP + 24],
        [CORNER, STEP + 38],
      ]),
      '#3a2256',
      'opacity=".5"',
    ),
    // the doorway
    path(draw`M744 798V672h92V790z`, '#bb6678'),
    path(draw`M756 798V684h68V791z`, '#2c1a46'),
  ];
}
