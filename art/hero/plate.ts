/** A plate of the hero while it is worked on: levels of 0 to 255, with fractions. */

import sharp, { type Sharp } from 'sharp';
import { clamp } from '../pipeline/numbers.ts';

export interface Plate {
  /** Red, green and blue of each pixel, row by row. */
  data: Float32Array;
  width: number;
  height: number;
}

export async function readPlate(file: string): Promise<Plate> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: Float32Array.from(data), width: info.width, height: info.height };
}

/** With 16 bits per channel, so that its gradients reach the encoder without steps. */
export function toSharp({ data, width, height }: Plate): Sharp {
  const levels = Uint16Array.from(data, (level) => Math.round(clamp(level, 0, 255) * 257));
  return sharp(levels, { raw: { width, height, channels: 3 } });
}
