/** A cone with its cap, in the haze behind the three heads. */

import { mix } from '../../kit/colour.ts';
import { cap, capShade, type Knot, pillar } from '../../kit/rocks.ts';
import type { Scene } from '../../kit/scene.ts';

export const HAZE = '#f3e6c8';

const behind = (depth: number) => ({
  shade: mix('#b0818a', HAZE, depth),
  middle: mix('#cf9f92', HAZE, depth),
  lit: mix('#f9dcb2', HAZE, depth),
  deep: mix('#8d6478', HAZE, depth),
});
const capBehind = (depth: number) => ({
  dark: mix('#5c4256', HAZE, depth),
  middle: mix('#6d4d5c', HAZE, depth),
  lit: mix('#a3766c', HAZE, depth),
});

interface Cone {
  x: number;
  top: number;
  foot: number;
  half: number;
  neck: number;
  seed: number;
  depth: number;
}

export function cone(scene: Scene, { x, top, foot, half, neck, seed, depth }: Cone): string {
  const height = foot - top;
  const knots: Knot[] = [
    [x, foot, half],
    [x, foot - height * 0.3, half * 0.74],
    [x, foot - height * 0.7, neck * 1.35],
    [x, top, neck],
  ];
  const fills = capBehind(depth);
  return (
    pillar(scene, { id: `cone-${seed}`, knots, seed, fills: behind(depth), gullies: 5 }) +
    capShade(x, top, neck, fills.dark) +
    cap({ x, y: top, half: neck * 1.5, height: neck * 2.5, lean: neck * 0.2, seed, fills })
  );
}
