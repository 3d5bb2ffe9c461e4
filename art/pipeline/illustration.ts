/** Drawings that explain something: one source each, in `art/illustrations/`, with numbers in it. */

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { Scene } from '../kit/scene.ts';
import { hashOf } from './record.ts';
import { density, illustration, paths, poster } from './settings.ts';

export interface Illustration {
  scene: Scene;
  markers: number;
}

/** What the drawings share; no drawing itself. */
const SHARED = new Set(['marker']);

export const namesOfIllustrations = (): string[] =>
  readdirSync(paths.illustrations)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
    .filter((name) => !SHARED.has(name))
    .toSorted();

export async function loadIllustration(name: string): Promise<Illustration> {
  const module: { illustration?: unknown; markers?: unknown } = await import(
    join(paths.illustrations, `${name}.ts`)
  );
  const { illustration: scene, markers } = module;
  if (!(scene instanceof Scene)) throw new TypeError(`${name}.ts exports no illustration`);
  if (typeof markers !== 'number') throw new TypeError(`${name}.ts exports no number of markers`);
  if (scene.width !== illustration.width || scene.height > illustration.mostHeight) {
    throw new RangeError(`${name}.ts: expected a canvas of ${illustration.width} by at most that`);
  }
  return { scene, markers };
}

export const illustrationHash = (svg: string, markers: number): string =>
  hashOf(svg, JSON.stringify([illustration, poster.avif, poster.webp, density, markers]));

export async function encodeIllustration(name: string, png: Buffer) {
  const avif = (width: number, quality: number): Promise<Buffer> =>
    sharp(png)
      .resize(width)
      .avif({ ...poster.avif, quality })
      .toBuffer();

  let quality: number = Math.min(...illustration.avifQualities);
  for (const candidate of illustration.avifQualities) {
    const { length } = await avif(illustration.limit.width, candidate);
    if (length > illustration.limit.bytes) continue;
    quality = candidate;
    break;
  }

  const pictures = new Map<string, Buffer>();
  for (const width of illustration.widths) {
    const stem = `illustrations/${name}-${width}`;
    pictures.set(`${stem}.avif`, await avif(width, quality));
    pictures.set(`${stem}.webp`, await sharp(png).resize(width).webp(poster.webp).toBuffer());
  }
  return { quality, pictures };
}
