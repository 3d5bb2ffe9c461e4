/** Folds of banded rock, lit from the left. */

import { item, lerp, type Line, noise, random } from '../../kit/numbers.ts';
import { fillDown, type Point, polygon, ridge } from '../../kit/path.ts';
import { craggy } from '../../kit/rocks.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path } from '../../kit/shapes.ts';

export const INK = '#2c1a40';

interface Cliff {
  id: string;
  /** Peak, cleft, peak, … from left to right. */
  crest: readonly Point[];
  colours: readonly string[];
  thickness: number;
  foot: number;
  seed: number;
  shade: string;
}

/** How far a fold juts out at x: 1 on the buttress below a peak, 0 in the cleft beside it. */
const foldOf =
  (crest: readonly Point[]): Line =>
  (x) => {
    const i = crest.findIndex(([end]) => end > x);
    if (i < 1) return 0;
    const t = (x - item(crest, i - 1)[0]) / (item(crest, i)[0] - item(crest, i - 1)[0]);
    return i % 2 === 1 ? 1 - t : t;
  };

export function cliff(
  scene: Scene,
  { id, crest, colours, thickness, foot, seed, shade }: Cliff,
): string {
  const from = item(crest, 0)[0] - 110;
  const to = item(crest, crest.length - 1)[0];
  const top = Math.min(...crest.map(([, y]) => y));
  const outline = polygon([...craggy(crest, seed, 9), [to + 90, foot], [from, foot]]);
  const fold = foldOf(crest);
  const wave = noise(seed);
  const next = random(seed);

  const strata: string[] = [];
  let y = top - 20;
  for (let i = 0; y < foot; i++) {
    const level = y;
    const edge = (x: number): number => level + wave(x / 170 + i * 0.13) * 22 + fold(x) * 13;
    strata.push(
      path(
        fillDown(ridge(edge, { from, to: to + 90, step: 12 }), foot),
        item(colours, i % colours.length),
      ),
    );
    y += thickness * (0.35 + 1.3 * next());
  }

  let shaded = '';
  let sunny = '';
  for (let i = 0; i < crest.length - 1; i += 2) {
    const [peakX, peakY] = item(crest, i);
    const right = crest[i + 1];
    const left = crest[i - 1];
    const drift = 14 + next() * 46;
    const base: Point = [peakX + drift, foot];
    if (right)
      shaded += polygon([
        ...craggy([[peakX, peakY], base], seed + i, 16),
        base,
        ...craggy([[right[0] + 30 + next() * 20, foot], right], seed + i, 10),
        right,
      ]);
    if (left) sunny += polygon([[peakX, peakY], [lerp(peakX, left[0], 0.45), foot], base]);
  }
  return group(
    scene.clip(id, outline),
    ...strata,
    path(sunny, '#ffd9a0', 'opacity=".26"'),
    path(shaded, shade, 'opacity=".62"'),
    scene.stipple(path(shaded, INK, 'opacity=".16"')),
  );
}
