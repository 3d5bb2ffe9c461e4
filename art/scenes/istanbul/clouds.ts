/** Evening clouds lit from below, warmer the nearer they are to the horizon. */

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

const CLOUDS: readonly Cloud[] = [
  { x: 330, y: 150, width: 760, height: 44, opacity: 0.75 },
  { x: 90, y: 212, width: 420, height: 24, opacity: 0.6 },
  { x: 1240, y: 112, width: 700, height: 40, opacity: 0.7 },
  { x: 1480, y: 176, width: 420, height: 24, opacity: 0.65 },
  { x: 1330, y: 300, width: 560, height: 26, opacity: 0.7 },
  { x: 1120, y: 338, width: 280, height: 12, opacity: 0.6 },
  { x: 330, y: 318, width: 460, height: 20, opacity: 0.6 },
  { x: 720, y: 236, width: 360, height: 16, opacity: 0.5 },
  { x: 120, y: 420, width: 420, height: 16, opacity: 0.6 },
  { x: 560, y: 452, width: 330, height: 10, opacity: 0.5 },
  { x: 1420, y: 452, width: 460, height: 16, opacity: 0.7 },
  { x: 1180, y: 486, width: 280, height: 8, opacity: 0.8 },
];
const STEPS = 12;

/** A cloud hangs down almost as far as it rises; its light follows the lower edge. */
function cloud({ x, y, width, height, opacity }: Cloud, seed: number): string {
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
