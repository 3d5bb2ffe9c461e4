/** Clouds longer and flatter than the kit's lens clouds. */

import { mix } from '../../kit/colour.ts';
import { clamp, noise, random } from '../../kit/numbers.ts';
import { type Point, smoothPath } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';

interface Cloud {
  x: number;
  y: number;
  width: number;
  height: number;
  opacity: number;
}

/** Humped above, shallow below, paler the nearer it is to the horizon. */
function longCloud({ x, y, width, height, opacity }: Cloud, seed: number): string {
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
    { x: 240, y: 168, width: 520, height: 26, opacity: 0.5 },
    { x: 470, y: 196, width: 360, height: 16, opacity: 0.45 },
    { x: 1330, y: 128, width: 560, height: 28, opacity: 0.42 },
    { x: 1130, y: 160, width: 330, height: 14, opacity: 0.4 },
    { x: 1480, y: 330, width: 420, height: 20, opacity: 0.6 },
    { x: 1260, y: 352, width: 300, height: 12, opacity: 0.6 },
    { x: 180, y: 372, width: 480, height: 18, opacity: 0.55 },
    { x: 420, y: 398, width: 280, height: 10, opacity: 0.5 },
    { x: 760, y: 436, width: 420, height: 11, opacity: 0.6 },
    { x: 1380, y: 430, width: 380, height: 12, opacity: 0.7 },
  ];
  return clouds.map((cloud) => longCloud(cloud, Math.floor(next() * 1e4)));
}
