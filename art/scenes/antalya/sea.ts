/** The sea: depth of colour, waves, and the sun's path. */

import { random } from '../../kit/numbers.ts';
import { HEIGHT } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { band, path } from '../../kit/shapes.ts';
import { lightPath, ripples } from '../../kit/water.ts';
import { HORIZON, SUN } from './place.ts';

export function sea(scene: Scene): string[] {
  const next = random(9);
  const depth = HEIGHT - HORIZON;
  const water = scene.verticalGradient(HORIZON, HEIGHT, [
    [0, '#fbd7a8'],
    [0.05, '#cfe3c8'],
    [0.16, '#6cc9c4'],
    [0.36, '#22a7b2'],
    [0.62, '#0f7f97'],
    [0.85, '#0c5874'],
    [1, '#0b415c'],
  ]);
  const glow = scene.radialGradient(
    SUN[0],
    HORIZON,
    430,
    [
      [0, '#fff0c4', 0.85],
      [0.4, '#ffdca0', 0.3],
      [1, '#ffdca0', 0],
    ],
    { scaleX: 0.7 },
  );
  const dark = ripples(next, {
    count: 170,
    crowding: 0.85,
    top: HORIZON + 8,
    depth,
    reach: [8, 70],
    height: [0.8, 4],
  });
  const light = ripples(next, {
    count: 150,
    crowding: 0.9,
    top: HORIZON + 5,
    depth,
    reach: [6, 54],
    height: [0.7, 3.3],
  });
  const gold = lightPath(next, {
    count: 190,
    x: SUN[0],
    top: HORIZON + 3,
    depth: depth * 0.95,
    spread: [26, 118],
    reach: [6, 40],
    height: [1.1, 4.9],
  });
  return [
    band(HORIZON, HEIGHT, water),
    band(HORIZON, HEIGHT, glow),
    path(dark, '#0a5a74', 'opacity=".28"'),
    path(light, '#a6e3d6', 'opacity=".34"'),
    path(gold.broad, '#ffd596', 'opacity=".8"'),
    path(gold.fine, '#fff6d6', 'opacity=".92"'),
  ];
}
