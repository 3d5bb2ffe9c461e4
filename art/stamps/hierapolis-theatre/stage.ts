/** The stage of Hierapolis before the low sun: dark marble with bright edges towards it. */

import { archway, dot, draw } from '../../kit/path.ts';
import { capital, type Stone } from '../../kit/ruins.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, rect, stroke } from '../../kit/shapes.ts';

const SUN_X = 600;

/** Marble on the left of the sun and on the right of it. */
const DARK: Stone = { light: '#c9697a', middle: '#7d3f70', shade: '#552c62', deep: '#3a2052' };
export const RIM = '#ffcf92';

/** A column before the sun: dark, with a bright edge towards it. */
function shaft(scene: Scene, x: number, foot: number, width: number, height: number): string {
  const w = width / 2;
  const side = x < SUN_X ? 1 : -1;
  const body = scene.horizontalGradient(x - side * w, x + side * w, [
    [0, DARK.deep],
    [0.6, DARK.shade],
    [0.82, DARK.light],
    [1, RIM],
  ]);
  return [
    rect(x - w, foot - height + width, width, height - width * 1.3, body),
    capital(scene, x, foot - height, width, { ...DARK, light: side > 0 ? '#f0a080' : '#d98078' }),
    rect(x - w * 1.25, foot - width * 0.5, width * 1.25, width * 0.22, body),
    rect(x - w * 1.5, foot - width * 0.3, width * 1.5, width * 0.3, body),
  ].join('');
}
/** An entablature with its bright upper edge. */
const beam = (scene: Scene, left: number, right: number, y: number, height: number): string =>
  rect(
    left,
    y,
    right - left,
    height,
    scene.verticalGradient(y, y + height, [
      [0, '#8f4a75'],
      [1, '#4f2a5e'],
    ]),
  ) +
  rect(left - 8, y - 8, right - left + 16, 9, RIM) +
  rect(left, y + height * 0.5, right - left, 4, '#2f1a48', 'opacity=".5"');

const PODIUM = 640;
const LOWER = 574;
const PAIRS = [
  [152, 226],
  [330, 404],
  [796, 870],
  [974, 1048],
] as const;
const doors = [278, 466, 600, 734, 922];

const wall = draw`M110 ${PODIUM}V418H1090V${PODIUM}z`;
const holes = doors
  .map((x) =>
    x === 600 ? archway(x, LOWER + 30, 104, 96) : draw`M${x - 30} ${LOWER + 30}v-112h60v112z`,
  )
  .join('');
/** What is left of the upper storey. */
const UPPER = [
  [330, 388, 24, 146],
  [404, 388, 24, 146],
  [796, 388, 24, 146],
  [870, 388, 24, 146],
  [152, 388, 24, 74],
  [1048, 388, 24, 110],
] as const;

export const stage = (scene: Scene): string[] => [
  path(
    wall + holes,
    scene.verticalGradient(418, PODIUM, [
      [0, '#8a4374'],
      [1, '#4a2860'],
    ]),
    'fill-rule="evenodd"',
  ),
  stroke(holes, '#f0a080', 6, 'opacity=".8"'),
  // niches between the pairs
  path([190, 367, 833, 1010].map((x) => archway(x, LOWER + 20, 38, 66)).join(''), '#3a2052'),
  beam(scene, 104, 516, 396, 26),
  beam(scene, 684, 1096, 396, 26),
  rect(516, 404, 168, 18, '#6f3a6c'),
  ...PAIRS.map(([left, right]) => beam(scene, left - 30, right + 30, 388, 30)),
  ...PAIRS.flatMap(([left, right]) => [
    shaft(scene, left, LOWER + 30, 28, 186),
    shaft(scene, right, LOWER + 30, 28, 186),
  ]),
  shaft(scene, 528, LOWER + 30, 30, 200),
  shaft(scene, 672, LOWER + 30, 30, 200),
  // part of the upper storey
  beam(scene, 300, 436, 218, 24),
  beam(scene, 764, 900, 218, 24),
  ...UPPER.map(([x, foot, width, height]) => shaft(scene, x, foot, width, height)),
  path(draw`M300 210L368 168L436 210z`, '#7d3f70'),
  stroke(draw`M292 212L368 164L444 212`, RIM, 7),
  path(draw`M764 210Q832 140 900 210z`, '#7d3f70'),
  stroke(draw`M756 212Q832 136 908 212`, RIM, 7),
];

/** Figures of the reliefs: in turn one who strides, one who lifts an arm, one who sits. */
const figures = Array.from({ length: 23 }, (_, i) => {
  const x = 148 + i * 41;
  if (i % 3 === 0) {
    return draw`M${x - 12} 664l8 -24q-2 -14 6 -18h6q6 8 2 20l12 22h-8l-10 -14l-6 14z${dot(x + 6, 622, 6)}`;
  }
  if (i % 3 === 1) {
    return draw`M${x - 9} 664q2 -26 4 -40l-10 -12l4 -4l12 10h6q8 20 6 46z${dot(x + 2, 618, 6)}`;
  }
  return draw`M${x - 12} 664v-12h6q0 -18 6 -22h7q4 8 2 16l10 4v14h-6v-10l-10 -2l-4 12z${dot(x + 4, 628, 6)}`;
});
export const podium = (): string[] => [
  rect(100, 604, 1000, 12, '#f0a080'),
  rect(110, 616, 980, 54, '#5f3268'),
  path(figures.join(''), '#b8647c'),
  rect(96, 668, 1008, 12, '#d98078'),
  rect(110, 680, 980, 40, '#47285e'),
];
