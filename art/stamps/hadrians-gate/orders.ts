/** What the columns stand on, and what they carry. */

import { draw } from '../../kit/path.ts';
import { LEFT_TO_RIGHT, type Scene } from '../../kit/scene.ts';
import { path, rect } from '../../kit/shapes.ts';
import { GROUND, SHADE } from './place.ts';

/** Architrave, frieze and cornice, with a piece that comes forward over each column. */
export const beam = (left: number, right: number, forward: number): string =>
  [
    rect(left, 386, right - left, 34, '#f3d9b8'),
    rect(left, 398, right - left, 5, '#c9a096', 'opacity=".6"'),
    rect(left, 350, right - left, 36, '#e6c2a2'),
    path(
      draw`M${left - forward} 322h${right - left + 2 * forward}v14l-10 16H${left - forward + 10}l-10 -16z`,
      '#fff6e2',
    ),
    rect(left, 420, right - left, 12, SHADE, 'opacity=".4"'),
    rect(left, 350, right - left, 9, SHADE, 'opacity=".35"'),
  ].join('');
export const pedestal = (scene: Scene, x: number): string => {
  const face = scene.linearGradient(
    [
      [0, '#fff6e2'],
      [0.55, '#f0d3b2'],
      [1, '#b98f90'],
    ],
    LEFT_TO_RIGHT,
  );
  return [
    rect(x - 34, 712, 68, GROUND - 712 + 8, face),
    rect(x - 41, 700, 82, 16, '#fff8e8'),
    rect(x - 41, GROUND - 10, 82, 22, face),
    rect(x - 34, 716, 68, 7, SHADE, 'opacity=".35"'),
  ].join('');
};
