/**
 * The paper grain, a small tile the site lays over every picture in soft light. It is left out of
 * the pictures themselves: noise is what costs bytes, and it would be scaled with them.
 */

import sharp from 'sharp';
import { clamp, item, random } from '../kit/numbers.ts';
import { grain } from './settings.ts';

/** Mean of each pixel and its neighbours, across the edges, so that the tile repeats unseen. */
function soften(values: readonly number[], size: number): number[] {
  const weights = [1, 2, 1];
  return values.map((_, i) => {
    let sum = 0;
    for (const [row, rowWeight] of weights.entries()) {
      for (const [column, columnWeight] of weights.entries()) {
        const y = (Math.floor(i / size) + row - 1 + size) % size;
        const x = ((i % size) + column - 1 + size) % size;
        sum += (item(values, y * size + x) * rowWeight * columnWeight) / 16;
      }
    }
    return sum;
  });
}

export function grainTile(): Promise<Buffer> {
  const { size, seed, quality } = grain;
  const next = random(seed);
  const fine = soften(
    Array.from({ length: size * size }, () => next() - 0.5),
    size,
  );
  const coarse = soften(soften(fine, size), size);
  // Middle grey leaves a picture as it is; soft light works up and down from there.
  const levels = fine.map((value, i) => clamp(0.5 + value * 0.6 + item(coarse, i) * 0.8));
  const pixels = Buffer.from(levels.map((level) => Math.round(level * 255)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .webp({ quality, effort: 6 })
    .toBuffer();
}
