/** Ploughed fields of the plains. */

import { random } from '../kit/numbers.ts';
import { draw, type Point, polygon } from '../kit/path.ts';
import { group, path, stroke } from '../kit/shapes.ts';
import type { Layout, Place } from './layouts.ts';

interface Fields {
  at: Place;
  /** How many across and down. */
  grid: readonly [number, number];
  /** How far they lean, as a share of their height. */
  lean: number;
  crops: readonly (keyof typeof CROPS)[];
}

export const CROPS = {
  wheat: ['#f8d574', '#d9a24e'],
  barley: ['#f1c663', '#cf9347'],
  stubble: ['#f6e0a0', '#ddb26c'],
  green: ['#bcc578', '#8fa65c'],
  sunflower: ['#f4c63f', '#b98a3a'],
} as const;

/** The plains of Konya, the upper Sakarya, the Kızılırmak, Thrace and Harran. */
const FIELDS: readonly Fields[] = [
  { at: [32.75, 37.95], grid: [4, 3], lean: 0.5, crops: ['wheat', 'barley', 'stubble', 'wheat'] },
  { at: [33.4, 37.62], grid: [3, 2], lean: -0.3, crops: ['barley', 'wheat', 'green'] },
  { at: [31.75, 39.1], grid: [4, 2], lean: -0.5, crops: ['stubble', 'wheat', 'green', 'barley'] },
  { at: [33.2, 39.55], grid: [3, 2], lean: 0.6, crops: ['wheat', 'stubble', 'barley'] },
  { at: [35.5, 39.65], grid: [3, 2], lean: -0.4, crops: ['stubble', 'barley', 'wheat'] },
  {
    at: [27.1, 41.3],
    grid: [4, 2],
    lean: 0.4,
    crops: ['sunflower', 'green', 'sunflower', 'stubble'],
  },
  { at: [39.7, 37.05], grid: [4, 2], lean: 0.3, crops: ['wheat', 'green', 'barley', 'stubble'] },
  { at: [41.2, 37.4], grid: [2, 2], lean: -0.4, crops: ['barley', 'wheat', 'stubble'] },
  { at: [35.35, 36.95], grid: [2, 1], lean: 0.3, crops: ['green', 'stubble'] },
];

/** Fields side by side, each ploughed its own way, along a line that bends a little. */
export function fields(layout: Layout): string[] {
  const next = random(77);
  return FIELDS.flatMap(({ at, grid: [across, down], lean, crops }) => {
    const unit = layout.scaleAt(at);
    const [x, y] = layout.project(at);
    const w = unit * 0.27;
    const h = unit * 0.13;
    const bend = (u: number, v: number): Point => [
      x + (u - across / 2) * w + (v - down / 2) * h * lean,
      y + (v - down / 2) * h + Math.sin((u / across) * Math.PI) * h * -0.35,
    ];
    const parts: string[] = [];
    for (let v = 0; v < down; v++) {
      for (let u = 0; u < across; u++) {
        if (next() < 0.12) continue;
        const crop = crops[(u + v * 2) % crops.length] ?? 'wheat';
        const [tone, furrow] = CROPS[crop];
        const gap = 0.035;
        const corners = [
          bend(u + gap, v + gap),
          bend(u + 1 - gap, v + gap),
          bend(u + 1 - gap, v + 1 - gap),
          bend(u + gap, v + 1 - gap),
        ];
        let rows = '';
        const along = (u + v) % 2 === 0;
        for (let k = 1; k < 5; k++) {
          const t = k / 5;
          const [from, to] = along
            ? [bend(u + t, v + 0.1), bend(u + t, v + 0.9)]
            : [bend(u + 0.06, v + t), bend(u + 0.94, v + t)];
          rows += draw`M${from}L${to}`;
        }
        parts.push(
          path(polygon(corners), tone),
          stroke(rows, furrow, (unit * 0.011).toFixed(2), 'opacity=".7"'),
        );
      }
    }
    return [group('opacity=".88"', ...parts)];
  });
}
