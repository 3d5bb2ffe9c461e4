/** A picture of each sight: one source each, in `art/stamps/`. */

import { join } from 'node:path';
import { Scene } from '../kit/scene.ts';
import { affordableQuality, encodeWidths, namesIn, scaled } from './encode.ts';
import { hashOf } from './record.ts';
import { density, paths, poster, stamp } from './settings.ts';

export const namesOfStamps = (): string[] => namesIn(paths.stamps);

export async function loadStamp(name: string): Promise<Scene> {
  const module: { stamp?: unknown } = await import(join(paths.stamps, `${name}.ts`));
  const { stamp: scene } = module;
  const { width, height } = stamp.canvas;
  if (!(scene instanceof Scene)) throw new TypeError(`${name}.ts exports no stamp`);
  if (scene.width !== width || scene.height !== height) {
    throw new RangeError(`${name}.ts: expected a canvas of ${width} by ${height}`);
  }
  return scene;
}

export const stampHash = (svg: string): string =>
  hashOf(svg, JSON.stringify([stamp, poster.avif, poster.webp, density]));

export async function encodeStamp(name: string, png: Buffer) {
  const { avifQualities: qualities, limits, widths } = stamp;
  const at = scaled(png);
  const quality = await affordableQuality(at, { qualities, limits, avif: poster.avif });
  const formats = { avif: { ...poster.avif, quality }, webp: poster.webp };
  const pictures = await encodeWidths(at, `stamps/${name}`, widths, formats);
  return { quality, pictures: new Map(pictures) };
}
