/** The mosque by the lake: a dome on its drum between two minarets, arches along the hall. */

import { across } from '../../kit/mountains.ts';
import { archway, draw } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, path, rect, stroke } from '../../kit/shapes.ts';

/** Where the water begins. */
export const SHORE = 588;
export const CREAM = '#ffe3b4';
const X = 600;

const arches = (y: number, width: number, height: number, places: readonly number[]): string =>
  path(places.map((dx) => archway(X + dx, y, width, height)).join(''), '#5b4a78');
const lights = (y: number, width: number, height: number, places: readonly number[]): string =>
  path(places.map((dx) => archway(X + dx, y, width, height)).join(''), '#ffd98f');

export function mosque(scene: Scene): string[] {
  const stone = across(scene, X - 190, X + 190, '#fff2d2', '#f3cdb4', '#b98fa4');
  const minaret = (x: number): string => {
    const shaft = across(scene, x - 15, x + 15, '#fff2d2', '#f0cbb4', '#a37f9c');
    const balcony = (y: number): string =>
      path(
        draw`M${x - 11} ${y + 20}L${x - 21} ${y}V${y - 12}H${x + 21}V${y}L${x + 11} ${y + 20}z`,
        shaft,
      ) + rect(x - 21, y - 2, 42, 4, '#7d6288', 'opacity=".5"');
    return [
      path(
        draw`M${x - 20} ${SHORE}v-96l8 -28V${SHORE - 330}H${x + 12}V${SHORE - 124}l8 28v96z`,
        shaft,
      ),
      path(draw`M${x - 9} ${SHORE - 320}V${SHORE - 400}H${x + 9}V${SHORE - 320}z`, shaft),
      balcony(SHORE - 322),
      path(
        draw`M${x - 13} ${SHORE - 398}L${x} ${SHORE - 486}L${x + 13} ${SHORE - 398}z`,
        '#4a5486',
      ),
      path(draw`M${x - 13} ${SHORE - 398}L${x} ${SHORE - 486}L${x - 3} ${SHORE - 398}z`, '#a796b8'),
      stroke(draw`M${x} ${SHORE - 484}v-16`, '#ffe3b4', 3),
    ].join('');
  };

  const dome = (x: number, y: number, radius: number, height: number): string =>
    path(
      draw`M${x - radius} ${y}
      C${x - radius} ${y - height * 0.62} ${x - radius * 0.5} ${y - height * 0.98} ${x} ${y - height}
      C${x + radius * 0.5} ${y - height * 0.98} ${x + radius} ${y - height * 0.62} ${x + radius} ${y}z`,
      across(scene, x - radius, x + radius, '#f6d3bc', '#9a8fb2', '#3d4a80'),
    );

  return [
    minaret(X - 218),
    minaret(X + 218),
    // the hall, its shoulders and the drum
    rect(X - 176, SHORE - 104, 352, 104, stone),
    rect(X - 130, SHORE - 158, 260, 60, stone),
    path(draw`M${X - 112} ${SHORE - 156}v-22h224v22z`, stone),
    dome(X - 138, SHORE - 104, 36, 34),
    dome(X + 138, SHORE - 104, 36, 34),
    dome(X, SHORE - 176, 110, 112),
    stroke(draw`M${X} ${SHORE - 286}v-30`, CREAM, 4),
    circle(X, SHORE - 300, 5, CREAM),
    lights(SHORE - 160, 12, 8, [-84, -56, -28, 0, 28, 56, 84]),
    arches(SHORE - 112, 24, 18, [-96, -48, 0, 48, 96]),
    arches(SHORE, 40, 44, [-144, -96, -48, 48, 96, 144]),
    lights(SHORE, 46, 52, [0]),
    rect(X - 184, SHORE - 108, 368, 7, '#fff2d2', 'opacity=".8"'),
    rect(X - 138, SHORE - 162, 276, 6, '#fff2d2', 'opacity=".8"'),
  ];
}
