/** The sea: depth of colour, waves, and the sun's path. */

import { random } from '../../kit/numbers.ts';
import { HEIGHT, WIDTH } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, rect } from '../../kit/shapes.ts';
import { HORIZON, lens, SUN } from './place.ts';

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
  const narrower = `translate(${SUN[0]} ${HORIZON}) scale(.7 1) translate(${-SUN[0]} ${-HORIZON})`;
  const glow = scene.radialGradient(
    SUN[0],
    HORIZON,
    430,
    [
      [0, '#fff0c4', 0.85],
      [0.4, '#ffdca0', 0.3],
      [1, '#ffdca0', 0],
    ],
    ` gradientTransform="${narrower}"`,
  );

  let dark = '';
  for (let i = 0; i < 170; i++) {
    const t = next() ** 0.85;
    const width = (8 + 62 * t) * (0.4 + next());
    dark += lens(next() * 1640 - 20, HORIZON + 8 + t * depth, width, 0.8 + t * 3.2);
  }
  let light = '';
  for (let i = 0; i < 150; i++) {
    const t = next() ** 0.9;
    const width = (6 + 48 * t) * (0.4 + next());
    light += lens(next() * 1640 - 20, HORIZON + 5 + t * depth, width, 0.7 + t * 2.6);
  }
  // The sun's path, wider the nearer it comes.
  let gold = '';
  let glitter = '';
  for (let i = 0; i < 190; i++) {
    const t = next();
    const y = HORIZON + 3 + t * depth * 0.95;
    const spread = 26 + t * 92;
    const width = (6 + 34 * t) * (0.3 + next() * 0.9);
    const height = 1.1 + t * 3.8;
    const x = SUN[0] + (next() + next() + next() - 1.5) * spread;
    if (next() < 0.5) gold += lens(x, y, width, height);
    else glitter += lens(x, y, width * 0.72, height);
  }
  return [
    rect(0, HORIZON, WIDTH, depth, water),
    rect(0, HORIZON, WIDTH, depth, glow),
    path(dark, '#0a5a74', 'opacity=".28"'),
    path(light, '#a6e3d6', 'opacity=".34"'),
    path(gold, '#ffd596', 'opacity=".8"'),
    path(glitter, '#fff6d6', 'opacity=".92"'),
  ];
}
