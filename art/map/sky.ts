/** Sky, sun, and the stars of the night. */

import { random } from '../kit/numbers.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, rect } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import type { Layout } from './layouts.ts';
import { colours, glow } from './palette.ts';

export function sky(scene: Scene, layout: Layout): string[] {
  const { width, horizon, sun } = layout;
  const tall = horizon / 112;
  const wide = width / 1600;
  return [
    rect(
      0,
      0,
      width,
      horizon,
      scene.verticalGradient(0, horizon, [
        [0, colours.skyTop],
        [0.55, colours.skyMiddle],
        [1, colours.skyLow],
      ]),
    ),
    halo(scene, sun, 430 * Math.sqrt(wide), [
      [0, '#fff3c8', 0.95],
      [0.25, '#ffe6ab', 0.6],
      [1, '#ffe6ab', 0],
    ]),
    ...lensClouds(
      { seed: 12, high: '#a9d6c6', low: '#ffefcb', top: 10, bottom: horizon },
      layout.name === 'landscape'
        ? [
            [210, 30, 420, 15, 0.6],
            [460, 58, 300, 10, 0.7],
            [770, 26, 360, 13, 0.5],
            [1010, 62, 420, 12, 0.75],
            [1180, 34, 240, 9, 0.6],
            [90, 78, 260, 9, 0.7],
            [660, 84, 240, 7, 0.8],
          ]
        : [
            [120, 40, 300, 15, 0.6],
            [330, 76, 240, 10, 0.7],
            [690, 34, 300, 13, 0.55],
            [90, 112, 230, 9, 0.75],
            [760, 98, 220, 8, 0.75],
          ],
    ),
    group(
      scene.clip('sky', `M0 0H${width}V${horizon}H0z`),
      circle(...sun, 40 * Math.sqrt(tall), glow('#fffbe6')),
    ),
  ];
}

export const stars = ({ width, horizon }: Layout): string => {
  const next = random(1453);
  return Array.from({ length: Math.round(width / 16) }, () => {
    const y = next() ** 1.4 * horizon * 0.8;
    return circle(
      next() * width,
      y,
      0.6 + next() ** 3 * 1.5,
      glow('#fff4d6'),
      `opacity="${(0.35 + next() * 0.6).toFixed(2)}"`,
    );
  }).join('');
};
