/** Evening clouds lit from below, warmer the nearer they are to the horizon. */

import { mix } from '../../kit/colour.ts';
import { clamp, noise, random } from '../../kit/numbers.ts';
import { type Point, smoothPath } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';
import type { Cloud } from '../../kit/sky.ts';

const CLOUDS: readonly Cloud[] = [
  [330, 150, 760, 44, 0.75],
  [90, 212, 420, 24, 0.6],
  [1240, 112, 700, 40, 0.7],
  [1480, 176, 420, 24, 0.65],
  [1330, 300, 560, 26, 0.7],
  [1120, 338, 280, 12, 0.6],
  [330, 318, 460, 20, 0.6],
  [720, 236, 360, 16, 0.5],
  [120, 420, 420, 16, 0.6],
  [560, 452, 330, 10, 0.5],
  [1420, 452, 460, 16, 0.7],
  [1180, 486, 280, 8, 0.8],
];
const STEPS = 12;

/** A cloud hangs down almost as far as it rises; its light follows the lower edge. */
function cloud([x, y, width, height, opacity]: Cloud, seed: number): string {
  const humps = noise(seed);
  const left = x - width / 2;
  const above: Point[] = [];
  const below: Point[] = [];
  const litTop: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const arch = Math.sin(Math.PI * t);
    const rise = height * 0.8 * arch * (0.4 + 0.6 * Math.abs(humps(t * 5)));
    const hang = height * 0.3 * arch * (0.5 + 0.5 * Math.abs(humps(t * 9 + 20)));
    above.push([left + width * t, y - rise]);
    below.unshift([left + width * t + 10, y + hang]);
    if (i > 0 && i < STEPS) litTop.push([left + width * t + 10, y + hang - height * 0.34 * arch]);
  }
  const low = clamp((y - 100) / 330);
  const colour = mix(mix('#4a3a78', '#f2906f', low), '#2a2a5c', 0.1);
  const lit = mix('#e0788a', '#ffdc9a', low);
  return (
    path(smoothPath([...above, ...below], { close: true }), colour, `opacity="${opacity}"`) +
    path(smoothPath([...below, ...litTop], { close: true }), lit, `opacity="${opacity * 0.7}"`)
  );
}

export function litClouds(): string[] {
  const next = random(8);
  return CLOUDS.map((one) => cloud(one, Math.floor(next() * 1e4)));
}
