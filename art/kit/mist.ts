/** Steam and mist, which only come while a scene moves: soft, and nearly white. */

import { blurFilter } from './filters.ts';
import { lerp, random } from './numbers.ts';
import { between, type Point } from './path.ts';
import type { Scene } from './scene.ts';
import { group, path } from './shapes.ts';
import { lensCloud } from './sky.ts';

const PALE = '#fffaf0';

/** A curl of steam that rises from a place; `width` is that of its middle. */
function curl([x, foot]: Point, height: number, width: number, seed: number): string {
  const next = random(seed);
  const sway = next() * 6;
  const line = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8;
    return [x + Math.sin(sway + t * 5) * width * lerp(0.2, 1, t), foot - height * t];
  });
  const side = (sign: number): Point[] =>
    line.map(([at, y], i) => [at + sign * Math.sin((Math.PI * i) / 8) * width * 0.5, y]);
  return between(side(-1), side(1));
}

interface Steam {
  places: readonly Point[];
  height: number;
  width: number;
  seed: number;
}

/** Two curls over each place. */
export function steam(scene: Scene, { places, height, width, seed }: Steam): string {
  const curls = places.flatMap(([x, y], i) => [
    path(curl([x - width * 0.5, y], height, width, seed + i), PALE, 'opacity=".9"'),
    path(
      curl([x + width * 0.7, y], height * 0.75, width * 0.8, seed + 50 + i),
      PALE,
      'opacity=".7"',
    ),
  ]);
  return group(scene.filter('steam', blurFilter({ radius: width * 0.22 })), ...curls);
}

/** Banks of mist: the middle of each, its width and height. */
export function mistBanks(
  scene: Scene,
  banks: readonly (readonly [x: number, y: number, width: number, height: number])[],
): string {
  const clouds = banks.map(([x, y, width, height], i) =>
    path(lensCloud({ x, y, width, height, seed: 11 + i }), PALE, 'opacity=".65"'),
  );
  return group(scene.filter('mist', blurFilter({ radius: 12 })), ...clouds);
}
