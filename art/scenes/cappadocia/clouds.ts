/** Clouds longer and flatter than the kit's lens clouds. */

import { mix } from '../../kit/colour.ts';
import { clamp, noise, random } from '../../kit/numbers.ts';
import { type Point, smoothPath } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';
import type { Cloud } from '../../kit/sky.ts';

/** Humped above, shallow below, paler the nearer it is to the horizon. */
function longCloud([x, y, width, height, opacity]: Cloud, seed: number): string {
  const steps = 9;
  const humps = noise(seed);
  const above: Point[] = [];
  const below: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const arch = height * Math.sin(Math.PI * t) ** 0.8;
    above.push([x - width / 2 + width * t, y - arch * (0.45 + 0.55 * Math.abs(humps(t * 5)))]);
    below.unshift([x - width / 2 + width * t + 8, y + height * 0.22 * Math.sin(Math.PI * t)]);
  }
  const colour = mix('#c9a2b8', '#ffe2b8', clamp((y - 120) / 330));
  return path(smoothPath([...above, ...below], { close: true }), colour, `opacity="${opacity}"`);
}

export function longClouds(): string[] {
  const next = random(5);
  const clouds: Cloud[] = [
    [240, 168, 520, 26, 0.5],
    [470, 196, 360, 16, 0.45],
    [1330, 128, 560, 28, 0.42],
    [1130, 160, 330, 14, 0.4],
    [1480, 330, 420, 20, 0.6],
    [1260, 352, 300, 12, 0.6],
    [180, 372, 480, 18, 0.55],
    [420, 398, 280, 10, 0.5],
    [760, 436, 420, 11, 0.6],
    [1380, 430, 380, 12, 0.7],
  ];
  return clouds.map((cloud) => longCloud(cloud, Math.floor(next() * 1e4)));
}
