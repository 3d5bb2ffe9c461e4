/**
 * The wide plate is seen in 16:9; tablets and windows that are nearly square see more sky. It is carried on
 * upwards, each column as steeply as it ends in the plate, into the one colour of the night that
 * the page continues with.
 */

import { clamp, lerp } from '../pipeline/numbers.ts';
import type { Plate } from './plate.ts';

/** Rows of the plate that say how steeply its sky grows darker; columns that are taken together. */
const ROWS = 96;
const BLUR = 48;

/** Mean of a band of the plate, one value for each column and channel, smoothed across. */
function band({ data, width }: Plate, from: number, rows: number): number[][] {
  const columns = Array.from({ length: width }, (_, x) =>
    [0, 1, 2].map((channel) => {
      let sum = 0;
      for (let y = from; y < from + rows; y++) sum += data[(y * width + x) * 3 + channel] ?? 0;
      return sum / rows;
    }),
  );
  return columns.map((_, x) => {
    const near = columns.slice(Math.max(0, x - BLUR), x + BLUR + 1);
    return [0, 1, 2].map(
      (channel) => near.reduce((sum, column) => sum + (column[channel] ?? 0), 0) / near.length,
    );
  });
}

/** From a colour with a slope to one that stays: Hermite, never past its end. */
function easeTo(start: number, slope: number, end: number, length: number): (t: number) => number {
  const way = end - start;
  const first = clamp(slope * length, Math.min(0, 3 * way), Math.max(0, 3 * way));
  return (t) => {
    const risen = t * t * (3 - 2 * t);
    return lerp(start, end, risen) + first * t * (1 - t) * (1 - t);
  };
}

/** The plate with `above` more rows of sky, which end in the colour `night`. */
export function withSky(plate: Plate, above: number, night: readonly number[]): Plate {
  const { width, height } = plate;
  const data = new Float32Array(width * (above + height) * 3);
  data.set(plate.data, width * above * 3);
  const [edge, below] = [band(plate, 0, 4), band(plate, ROWS, 4)];
  for (let x = 0; x < width; x++) {
    for (const [channel, end] of night.entries()) {
      const start = edge[x]?.[channel] ?? end;
      const slope = (start - (below[x]?.[channel] ?? start)) / ROWS;
      const colour = easeTo(start, slope, end, above);
      for (let y = 0; y < above; y++) {
        data[(y * width + x) * 3 + channel] = colour((above - y) / above);
      }
    }
  }
  return { data, width, height: above + height };
}
