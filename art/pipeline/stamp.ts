/** A picture of each sight: one source each, in `art/stamps/`. */

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { Scene } from '../kit/scene.ts';
import { hashOf } from './record.ts';
import { density, paths, poster, stamp } from './settings.ts';

export const namesOfStamps = (): string[] =>
  readdirSync(paths.stamps)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
    .toSorted();

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
  const avif = (width: number, quality: number): Promise<Buffer> =>
    sharp(png)
      .resize(width)
      .avif({ ...poster.avif, quality })
      .toBuffer();

  let quality: number = Math.min(...stamp.avifQualities);
  for (const candidate of stamp.avifQualities) {
    const sizes = await Promise.all(stamp.widths.map((width) => avif(width, candidate)));
    if (stamp.widths.some((width, at) => (sizes[at]?.length ?? 0) > stamp.limits[width])) continue;
    quality = candidate;
    break;
  }

  const pictures = new Map<string, Buffer>();
  for (const width of stamp.widths) {
    const stem = `stamps/${name}-${width}`;
    pictures.set(`${stem}.avif`, await avif(width, quality));
    pictures.set(`${stem}.webp`, await sharp(png).resize(width).webp(poster.webp).toBuffer());
  }
  return { quality, pictures };
}
