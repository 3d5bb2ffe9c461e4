/** The pebbles of the beach. */

import { mix } from '../../kit/colour.ts';
import { lerp, type Random } from '../../kit/numbers.ts';
import { draw } from '../../kit/path.ts';
import { ellipse, path } from '../../kit/shapes.ts';

/** Pebbles: larger towards the viewer, each with its lit top. */
export function pebbles(next: Random): string {
  const tones = ['#b08ca0', '#e3b6ac', '#8a7498', '#f6d3bc', '#6f6292'];
  const stones: string[] = [];
  const spots: [number, number][] = [];
  for (let i = 0; i < 2400 && spots.length < 150; i++) {
    const t = next() ** 0.7;
    const y = lerp(640, 905, t);
    const x = lerp(420, 1240, next());
    const edge = 600 + (790 - y) * 1.34 + 70;
    if (x < edge) continue;
    const r = lerp(7, 40, t * t);
    if (spots.some(([a, b]) => Math.hypot(a - x, (b - y) * 1.7) < r * 1.7)) continue;
    spots.push([x, y]);
  }
  spots
    .toSorted((a, b) => a[1] - b[1])
    .forEach(([x, y], i) => {
      const r = lerp(7, 40, ((y - 640) / 265) ** 2) * (0.75 + 0.35 * next());
      const colour = tones[i % 5] ?? '';
      stones.push(
        ellipse(x + r * 0.15, y + r * 0.22, r, r * 0.55, '#54447a', 'opacity=".5"'),
        ellipse(x, y, r, r * 0.58, colour),
        path(
          draw`M${x - r * 0.9} ${y - r * 0.08}A${r} ${r * 0.58} 0 0 1 ${x + r * 0.55} ${y - r * 0.48}Q${x - r * 0.3} ${y - r * 0.34} ${x - r * 0.9} ${y - r * 0.08}z`,
          mix(colour, '#fff0dc', 0.55),
        ),
      );
    });
  return stones.join('');
}
