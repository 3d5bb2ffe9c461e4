/** The Beydağları, in three ranges of plain facets. */

import { lerp, random } from '../../kit/numbers.ts';
import { type Point, points, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path } from '../../kit/shapes.ts';

/** The horizon. */
export const SEA = 520;

/** A range as plain facets: lit to the left of each crest, in shade to the right of it. */
function range(
  scene: Scene,
  seed: number,
  crest: readonly Point[],
  lit: string,
  shade: string,
  snow?: string,
): string {
  const next = random(seed);
  const all = polygon([...crest, [1240, SEA + 6], [-40, SEA + 6]]);
  let dark = '';
  let caps = '';
  let shaded = '';
  crest.forEach(([x, y], i) => {
    const before = crest[i - 1];
    const after = crest[i + 1];
    if (before === undefined || after === undefined || before[1] < y || after[1] < y) return;
    const drop = SEA - y;
    const spine: Point[] = [[x, y]];
    let lean = 0;
    for (let k = 1; k <= 6; k++) {
      lean += (next() - 0.62) * 0.11;
      spine.push([x + drop * lean, y + (drop * (k - 0.3 * next())) / 6]);
    }
    const end = x + drop * (lean - 0.04);
    const valley = Math.max(end + 24, after[0] - drop * 0.26);
    dark += polygon([...spine, [end, SEA + 6], [valley, SEA + 6], [after[0], after[1]]]);
    if (snow !== undefined && y < 300) {
      const left: Point = [lerp(x, before[0], 0.6), lerp(y, before[1], 0.6)];
      const right: Point = [lerp(x, after[0], 0.7), lerp(y, after[1], 0.7)];
      caps += polygon([
        left,
        [x, y],
        [x + drop * 0.02, y + drop * 0.2],
        [x - drop * 0.06, y + drop * 0.3],
        [x - drop * 0.09, y + drop * 0.16],
        [lerp(x, left[0], 0.8), left[1] + drop * 0.16],
      ]);
      shaded += polygon([
        [x, y],
        right,
        [right[0] - drop * 0.03, right[1] + drop * 0.14],
        [x + drop * 0.12, y + drop * 0.14],
        [x + drop * 0.02, y + drop * 0.2],
      ]);
    }
  });
  const clipped = scene.clip(`range-${seed}`, all);
  return (
    path(all, lit) +
    group(
      clipped,
      path(dark, shade),
      snow === undefined ? '' : path(caps, snow) + path(shaded, '#d9c0d8'),
    )
  );
}
const fade = (scene: Scene, from: string, to: string, top: number): string =>
  scene.verticalGradient(top, SEA, [
    [0, from],
    [1, to],
  ]);

export const mountains = (scene: Scene): string[] => [
  range(
    scene,
    3,
    points(
      '-40,400 90,372 190,330 250,352 330,262 400,300 520,172 572,214 640,236 748,138 812,200 880,226 980,166 1060,230 1140,214 1240,280',
    ),
    fade(scene, '#f7b7a4', '#f3c4b0', 140),
    fade(scene, '#a889b4', '#d9a9b4', 140),
    '#fff0dc',
  ),
  range(
    scene,
    5,
    points(
      '-40,520 210,486 300,430 360,452 470,372 540,408 650,340 720,390 850,300 930,356 1040,282 1110,330 1240,260',
    ),
    fade(scene, '#d28d9c', '#e8aca4', 260),
    fade(scene, '#7d6a9e', '#b58ea8', 260),
  ),
  range(
    scene,
    7,
    points('-40,530 420,520 560,470 620,488 760,424 830,452 960,388 1030,424 1150,352 1240,372'),
    fade(scene, '#9b6d92', '#c48f9c', 350),
    fade(scene, '#5b4c86', '#8a6a96', 350),
  ),
];
