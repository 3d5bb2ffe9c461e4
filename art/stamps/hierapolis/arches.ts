/** The wall of the gate with its three arches. */

import { archway, draw } from '../../kit/path.ts';
import { voussoirs } from '../../kit/ruins.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, rect } from '../../kit/shapes.ts';

export const GROUND = 690;
const SPRING = 508;
const RADIUS = 74;
const ARCHES = [412, 600, 788];

const openings = ARCHES.map((x) => archway(x, GROUND + 4, RADIUS * 2, GROUND + 4 - SPRING)).join(
  '',
);
const wall = draw`M306 ${GROUND + 2}V404H330V388H470V394H560V384H744V392H850V404H894V${GROUND + 2}z`;
const rings = ARCHES.map((x) =>
  voussoirs({ x, spring: SPRING, inner: RADIUS, outer: RADIUS + 36, count: 11 }),
);
export const arches = (scene: Scene): string[] => [
  // the thickness of the wall, in shade on the left and lit on the right
  ...ARCHES.map((x) =>
    group(
      scene.clip(`through-${x}`, archway(x, GROUND + 4, RADIUS * 2, GROUND + 4 - SPRING)),
      path(
        `${archway(x, GROUND + 4, RADIUS * 2, GROUND + 4 - SPRING)}${archway(x + 6, GROUND + 4, RADIUS * 2 - 48, GROUND - 6 - SPRING)}`,
        scene.horizontalGradient(x - RADIUS, x + RADIUS, [
          [0, '#6f5a74'],
          [0.5, '#8f7482'],
          [1, '#f3d6ac'],
        ]),
        'fill-rule="evenodd"',
      ),
    ),
  ),
  path(
    `${wall}${openings}`,
    scene.verticalGradient(390, GROUND, [
      [0, '#fbe6bf'],
      [1, '#dcb28e'],
    ]),
    'fill-rule="evenodd"',
  ),
  ...rings.map(([even, odd]) => path(even, '#ffeecb') + path(odd, '#e6c09a')),
  ...ARCHES.map(
    (x) =>
      rect(x - RADIUS - 40, SPRING, 44, 14, '#fff3d4') +
      rect(x + RADIUS - 4, SPRING, 44, 14, '#fff3d4'),
  ),
  rect(300, 396, 600, 16, '#fff3d4'),
  rect(306, 412, 588, 9, '#6f5a74', 'opacity=".4"'),
];
