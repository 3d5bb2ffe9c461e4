/** Land as cut paper: its edge over the water, soft regions of colour, steps of height. */

import { canvas } from '../../../app/sight-map/frames.ts';
import { colours } from '../../map/palette.ts';
import { type Point, smoothPath } from '../../kit/path.ts';
import type { Stop } from '../../kit/scene.ts';
import { circle, group, path, rect, stroke } from '../../kit/shapes.ts';
import type { Sheet } from './sheet.ts';

/** Where, how far in units of the canvas, which colour, how strong. */
export type Tint = readonly [at: Point, reach: number, colour: string, strength: number];

export const tints = ({ scene, at }: Sheet, list: readonly Tint[]): string[] =>
  list.map(([place, reach, colour, strength]) => {
    const [x, y] = at(place);
    const stops: Stop[] = [
      [0, colour, strength],
      [0.5, colour, strength * 0.7],
      [1, colour, 0],
    ];
    return circle(x, y, reach, scene.radialGradient(x, y, reach, stops));
  });

/** The thickness of the land over the water, before any of it is laid. */
export const slab = (data: string): string =>
  [
    path(data, colours.shadow, 'transform="translate(-9 13)" opacity=".3"'),
    path(data, colours.edgeDeep, 'transform="translate(-4.4 8)"'),
    path(data, colours.edge, 'transform="translate(-2.2 4)"'),
  ].join('');

/** The land itself with what lies flat on it, and its bright rim. */
export const land = (
  { scene }: Sheet,
  name: string,
  data: string,
  content: readonly string[],
  colour: string = colours.land,
): string =>
  path(data, colour) +
  group(
    scene.clip(name, data),
    ...content,
    stroke(data, colours.rim, 6, 'stroke-linejoin="round" opacity=".85"'),
  );

/** Land without a coast: all of the canvas. */
export const plain = (content: readonly string[], colour: string = colours.land): string =>
  rect(0, 0, canvas.width, canvas.height, colour) + content.join('');

interface Step {
  colour: string;
  opacity?: number;
  /** How far its shade falls. */
  thick?: number;
}

/** A step of height: a sheet of paper on the one below, lit from the right. */
export function step(ring: readonly Point[], { colour, opacity = 0.5, thick = 5 }: Step): string {
  const data = smoothPath(ring, { close: true });
  return [
    path(
      data,
      '#8a4a3c',
      `opacity="${(opacity * 0.44).toFixed(2)}" transform="translate(${-thick} ${thick * 1.3})"`,
    ),
    path(data, colour, `opacity="${opacity}"`),
    stroke(data, '#fff6dd', 2, `opacity="${(opacity * 0.6).toFixed(2)}"`),
  ].join('');
}
