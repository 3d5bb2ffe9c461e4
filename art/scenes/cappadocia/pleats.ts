/** The pleated ridges of the rose valleys. */

import { item, lerp, type Line, random } from '../../kit/numbers.ts';
import { fillDown, type Point, smoothPath } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';

interface Pleats {
  seed: number;
  edge: Line;
  /** Smallest and largest distance from pleat to pleat. */
  spacing: readonly [small: number, large: number];
  height: number;
  /** How far down a lit facet runs. */
  length: number;
  lit: string;
  body: string;
}

/** A ridge folded like cloth; every pleat has a lit facet on the side towards the sun. */
export function pleats({ seed, edge, spacing, height, length, lit, body }: Pleats): string[] {
  const next = random(seed);
  const feet: number[] = [];
  for (let x = -60; x < 1660; x += lerp(...spacing, next())) feet.push(x);

  const crest: Point[] = [];
  const facets: Point[][] = [];
  feet.forEach((x, i) => {
    const peak = edge(x) - height * (0.45 + 0.55 * next());
    const valleyX = lerp(x, feet[i + 1] ?? x + 50, 0.55);
    const valley = edge(valleyX) + height * 0.12 * next();
    crest.push([x - 9, peak + 5], [x, peak], [x + 8, peak + 4], [valleyX, valley]);

    const side = x > 1000 ? -1 : 1;
    const footX = side > 0 ? valleyX : lerp(x, item(feet, i - 1), 0.45);
    const lowX = footX + side * 8 + side * next() * 10;
    const lowY = valley + length * (0.45 + 0.4 * next());
    const tipX = x + side * 14 + side * next() * 10;
    const tipY = peak + length * (0.7 + 0.5 * next());
    facets.push([
      [x + side * 3, peak + 1],
      [lerp(x, footX, 0.55), lerp(peak, valley, 0.42)],
      [footX, valley],
      [lowX, lowY],
      [tipX, tipY],
      [x + side * 2, peak + length * 0.3],
    ]);
  });
  return [
    path(fillDown(crest), body),
    ...facets.map((facet) =>
      path(smoothPath(facet, { close: true, tension: 0.7 }), lit, 'opacity=".8"'),
    ),
  ];
}
