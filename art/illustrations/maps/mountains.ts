/** Mountains of the picture maps: two sides, lit from the left, snow on the high ones. */

import { mix } from '../../kit/colour.ts';
import { type Point, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';

/** Middle of the foot, half the width, the height, how much of the haze. */
export type Mountain = readonly [
  x: number,
  foot: number,
  reach: number,
  height: number,
  haze: number,
];

const HAZE = '#e9e4bd';

function mountain(scene: Scene, [x, foot, reach, height, haze]: Mountain): string {
  const top: Point = [x - reach * 0.06, foot - height];
  const tone = (colour: string): string => mix(colour, HAZE, haze * 0.75);
  const fade = (colour: string): string =>
    scene.verticalGradient(foot - height, foot + height * 0.1, [
      [0, tone(colour)],
      [0.55, tone(colour)],
      [1, tone(colour), 0],
    ]);
  const side = (u: number, v: number): Point => [x + u * reach, foot - v * height];
  const snowy = height > 80;
  return [
    path(
      polygon([
        side(-1, 0),
        side(-0.62, 0.36),
        side(-0.5, 0.4),
        top,
        side(0.08, 0.5),
        side(-0.06, 0.26),
        side(0.1, 0),
      ]),
      fade('#9fb78d'),
    ),
    path(
      polygon([
        top,
        side(0.08, 0.5),
        side(-0.06, 0.26),
        side(0.1, 0),
        side(1, 0),
        side(0.6, 0.34),
        side(0.5, 0.4),
        side(0.28, 0.72),
      ]),
      fade('#3f7f7c'),
    ),
    snowy
      ? path(
          polygon([
            top,
            side(-0.28, 0.7),
            side(-0.2, 0.66),
            side(-0.13, 0.73),
            side(-0.04, 0.6),
            side(0.06, 0.68),
          ]),
          mix('#fffaf0', HAZE, haze * 0.4),
        ) +
        path(
          polygon([
            top,
            side(0.06, 0.68),
            side(0.1, 0.6),
            side(0.17, 0.7),
            side(0.26, 0.66),
            side(0.2, 0.8),
          ]),
          mix('#b9d6d2', HAZE, haze * 0.4),
        )
      : '',
  ].join('');
}

/** From back to front as they are listed. */
export const mountains = (scene: Scene, all: readonly Mountain[]): string =>
  all
    .toSorted((a, b) => a[1] - b[1])
    .map((one) => mountain(scene, one))
    .join('');
