/** The stage wall of Aspendos: doors, two storeys of niches, the gable of the middle. */

import { archway, dot, draw } from '../../kit/path.ts';
import { courses } from '../../kit/ruins.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, rect, stroke } from '../../kit/shapes.ts';

const LEFT = 214;
const RIGHT = 986;
export const TOP = 312;
export const STAGE = 592;

const DARK = '#5a2c58';

/** A gable over a niche, pointed or round. */
const gable = (x: number, y: number, width: number, round: boolean): string =>
  round
    ? draw`M${x - width / 2} ${y}A${width * 0.56} ${width * 0.5} 0 0 1 ${x + width / 2} ${y}z`
    : draw`M${x - width / 2} ${y}L${x} ${y - width * 0.3}L${x + width / 2} ${y}z`;

/** A row of niches on either side of the middle, with gables in turn pointed and round. */
function niches(sill: number, height: number, width: number, first: number): string {
  const spots = [-324, -236, -148, 148, 236, 324];
  let frames = '';
  let holes = '';
  let gables = '';
  spots.forEach((at, i) => {
    const x = 600 + at;
    frames += draw`M${x - width / 2 - 8} ${sill + 4}v${-height - 10}h${width + 16}v${height + 10}z`;
    holes += draw`M${x - width / 2} ${sill}v${-height}h${width}v${height}z`;
    gables += gable(x, sill - height - 6, width + 34, (i + first) % 2 === 1);
  });
  return path(gables, '#ffcf8c') + path(frames, '#ffdca0') + path(holes, DARK);
}
/** A cornice that has lost some of its blocks, and its shade. */
const cornice = (y: number, parts: readonly (readonly [from: number, to: number])[]): string =>
  parts
    .map(
      ([from, to]) =>
        rect(from, y, to - from, 11, '#ffe9b4') +
        rect(from, y + 11, to - from, 6, DARK, 'opacity=".35"'),
    )
    .join('');

const doors = [
  [-292, 34, 62],
  [-152, 40, 70],
  [0, 58, 94],
  [152, 40, 70],
  [292, 34, 62],
] as const;

const joints = courses({
  x: LEFT,
  y: TOP,
  width: RIGHT - LEFT,
  height: STAGE - TOP,
  rows: 14,
  block: 64,
  seed: 4,
  share: 0.8,
});
export function wall(scene: Scene): string[] {
  const lit = scene.verticalGradient(TOP, STAGE, [
    [0, '#b9665f'],
    [0.45, '#f0a868'],
    [1, '#ffdf9c'],
  ]);
  return [
    path(
      draw`M${LEFT} ${STAGE}V${TOP - 6}H300V${TOP - 14}H404V${TOP - 2}H470V${TOP - 16}H612V${TOP - 8}H690V${TOP - 18}H800V${TOP}H862V${TOP - 12}H${RIGHT}V${STAGE}z`,
      lit,
    ),
    stroke(joints, '#8f4a5c', 1.6, 'opacity=".34"'),
    niches(384, 36, 24, 0),
    cornice(396, [
      [LEFT, 392],
      [430, 612],
      [640, 812],
      [850, RIGHT],
    ]),
    niches(474, 44, 30, 1),
    // the great gable, with Dionysus among his vines
    path(gable(600, 388, 222, false), '#ffe2a6'),
    path(gable(600, 381, 164, false), '#c9745a'),
    path(
      dot(600, 350, 6) + 'M590 380q2-18 6-24h8q4 6 6 24zM560 380q14-20 28-14M640 380q-14-20-28-14',
      '#ffe2a6',
    ),
    path(draw`M556 484v-58h88v58z`, '#ffdca0'),
    path(archway(600, 482, 44, 26), DARK),
    cornice(490, [
      [LEFT, 560],
      [574, 742],
      [760, RIGHT],
    ]),
    ...doors.map(
      ([at, width, height]) =>
        rect(600 + at - width / 2 - 8, STAGE - height - 8, width + 16, height + 8, '#fff0c4') +
        rect(600 + at - width / 2, STAGE - height, width, height, '#3f1f4c'),
    ),
    // pedestals that have lost their columns
    path(
      [-352, -222, -84, 84, 222, 352]
        .map((at) => draw`M${600 + at - 13} ${STAGE}v-30h26v30z`)
        .join(''),
      '#d98a5c',
    ),
  ];
}
