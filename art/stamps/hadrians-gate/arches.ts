/** The three vaults with their coffers, and what is seen through them. */

import { mix } from '../../kit/colour.ts';
import { draw, type Point, polygon } from '../../kit/path.ts';
import { wash } from '../../kit/ruins.ts';
import { bush } from '../../kit/ruins/plants.ts';
import { coffers, opening } from '../../kit/ruins/vault.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, rect } from '../../kit/shapes.ts';
import { ARCHES, EYE, GROUND, RADIUS, SHADE, SPRING } from './place.ts';

/** What is seen through an arch: a sunny lane, a house with a tiled roof, a tree, bougainvillea. */
const lane = (scene: Scene, x: number): string[] => {
  const inner = scene.clip(`arch-${x}`, opening(vaultAt(x), 1));
  const at = 600 + (x - 600) * 0.66;
  return [
    `<g ${inner}>`,
    wash(scene, 540, 780, [
      [0, '#a9dcd6'],
      [0.5, '#fdf3cf'],
      [1, '#fff0c8'],
    ]),
    bush({
      x: at + 44,
      foot: 770,
      width: 80,
      height: 110,
      dark: '#3f8074',
      lit: '#86b98c',
      seed: 4,
    }),
    path(draw`M${at - 90} 780V646H${at + 14}V780z`, '#ffdfa6'),
    path(draw`M${at - 20} 646H${at + 14}V780H${at - 4}z`, '#e5a877'),
    path(draw`M${at - 100} 652l10 -24H${at + 6}l16 24z`, '#cf6a4a'),
    rect(at - 58, 676, 18, 34, '#5c7f8c'),
    rect(at - 30, 676, 18, 34, '#5c7f8c'),
    bush({
      x: at - 34,
      foot: 772,
      width: 50,
      height: 40,
      dark: '#b93a6c',
      lit: '#f0809a',
      seed: 6,
    }),
    '</g>',
  ];
};
export function vaultAt(x: number) {
  return { x, spring: SPRING, radius: RADIUS, ground: GROUND, eye: EYE, far: 0.6 };
}

const far = (x: number, y: number): Point => [
  EYE[0] + (x - EYE[0]) * 0.6,
  EYE[1] + (y - EYE[1]) * 0.6,
];
const floor = (x: number): string =>
  polygon([
    [x - RADIUS, GROUND + 1],
    far(x - RADIUS, GROUND),
    far(x + RADIUS, GROUND),
    [x + RADIUS, GROUND + 1],
  ]);
/** The shade of the vault on its floor; along its right side the sun comes in. */
const floorShade = (x: number): string =>
  polygon([
    [x - RADIUS, GROUND + 1],
    far(x - RADIUS, GROUND),
    far(x + RADIUS * 0.9, GROUND),
    [x + RADIUS * 0.35, GROUND + 1],
  ]);

export const arches = (scene: Scene): string[] =>
  ARCHES.map((x) => {
    const vault = vaultAt(x);
    return [
      path(
        opening(vault, 0),
        scene.horizontalGradient(x - RADIUS, x + RADIUS, [
          [0, '#6b5479'],
          [0.5, '#a98496'],
          [1, '#f0cfae'],
        ]),
      ),
      coffers(vault, {
        rings: 4,
        ribs: 9,
        frame: (angle) => mix('#f7dcba', '#8a6c8c', 0.5 - 0.5 * Math.cos(angle)),
        ground: (angle) => mix('#b98d8f', '#4a3a66', 0.5 - 0.5 * Math.cos(angle)),
        rosette: '#f6dcc0',
      }),
      ...lane(scene, x),
      path(floor(x), '#f6d3a6'),
      path(floorShade(x), SHADE, 'opacity=".5"'),
    ].join('');
  });
