/** Other countries, without borders between them; by night they are darker. */

import { random } from '../kit/numbers.ts';
import { draw } from '../kit/path.ts';
import type { Scene } from '../kit/scene.ts';
import { group, path, stroke } from '../kit/shapes.ts';
import type { Ground } from './geography.ts';
import type { Layout, Place } from './layouts.ts';
import { colours, glow } from './palette.ts';

export function neighbours(scene: Scene, layout: Layout, { neighbours: data }: Ground): string[] {
  const { horizon, height } = layout;
  const tone = scene.verticalGradient(horizon, height, [
    [0, colours.haze],
    [0.14, colours.abroadFar],
    [0.5, colours.abroad],
    [1, '#cbc9a4'],
  ]);
  return [
    path(data, colours.abroadEdge, 'transform="translate(-1.5 2.5)" opacity=".55"'),
    path(data, tone),
    group(
      scene.clip('abroad', data),
      stroke(data, '#f4ecc8', 2.4, 'stroke-linejoin="round" opacity=".5"'),
      path(dunes(layout), '#e4e0bf', 'opacity=".6"'),
    ),
  ];
}

/** Long low swells on the plains of the south. */
function dunes(layout: Layout): string {
  const next = random(64);
  let data = '';
  for (let i = 0; i < 46; i++) {
    const place: Place = [36.6 + next() * 11, 31.5 + next() * 5.2];
    const [x, y] = layout.project(place);
    const reach = layout.scaleAt(place) * (0.16 + next() * 0.22);
    data += draw`M${x - reach} ${y}q${reach * 0.7} ${-reach * 0.34} ${reach * 1.1} ${-reach * 0.1}q${reach * 0.5} ${reach * 0.06} ${reach * 0.9} ${reach * 0.12}q${-reach * 0.7} ${-reach * 0.02} ${-reach * 2} ${-reach * 0.02}z`;
  }
  return data;
}

/** Beyond the border the night is darker. */
export const dusk = ({ neighbours: data }: Ground): string =>
  path(data, glow('#10123a'), 'opacity=".44"');
