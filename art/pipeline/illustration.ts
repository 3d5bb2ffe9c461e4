/** Drawings that explain something: one source each, in `art/illustrations/`, with numbers in it. */

import { join } from 'node:path';
import { Scene } from '../kit/scene.ts';
import { affordableQuality, encodeWidths, namesIn, scaled } from './encode.ts';
import { hashOf } from './record.ts';
import { density, illustration, paths, poster } from './settings.ts';

export interface Illustration {
  scene: Scene;
  markers: number;
}

/** What the drawings share; no drawing itself. */
const SHARED = new Set(['marker']);

export const namesOfIllustrations = (): string[] =>
  namesIn(paths.illustrations).filter((name) => !SHARED.has(name));

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
  const { avifQualities, limit, widths } = illustration;
  const at = scaled(png);
  const quality = await affordableQuality(at, {
    qualities: avifQualities,
    limits: { [limit.width]: limit.bytes },
    avif: poster.avif,
  });
  const formats = { avif: { ...poster.avif, quality }, webp: poster.webp };
  const pictures = await encodeWidths(at, `illustrations/${name}`, widths, formats);
  return { quality, pictures: new Map(pictures) };
}
