import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { colour } from '../local-photos.ts';

/* A picture that an owner has put into the folder of an entry. */

export const pictureLimits = {
  megabytes: 15,
  /** What a picture may take of the computer's memory. */
  megapixels: 120,
  /** Pixels, upright: the frame of a photo in a text, 16:10, at its usual width. */
  leastWidth: 800,
  leastHeight: 500,
};

export const pictureFactsSchema = z.strictObject({
  /** Pixels, upright; 0 if they are not known. */
  width: z.int(),
  height: z.int(),
  colour,
  fault: z
    .enum([
      'photoAnimated',
      'photoDamaged',
      'photoFormat',
      'photoHeavy',
      'photoHeic',
      'photoPixels',
      'photoSmall',
    ])
    .optional(),
});
export type PictureFacts = z.infer<typeof pictureFactsSchema>;

/** What is known of pictures, and their files, by the hash of each. */
export const pictureCache = join('node_modules', '.cache', 'photos');

/** Is part of the addresses of its files: browsers keep them as they keep other assets. */
export const hashOf = (picture: Buffer) =>
  createHash('sha256').update(picture).digest('hex').slice(0, 16);

const limits = Object.values(pictureLimits).join('-');

/** The file with the facts of a picture. */
export const recordOf = (hash: string) => join(pictureCache, `${hash}-${limits}.json`);

/** Whole or not at all, because several programs may write the same file. */
export function writeWhole(path: string, data: string | Buffer) {
  mkdirSync(pictureCache, { recursive: true });
  writeFileSync(`${path}.${process.pid}`, data);
  renameSync(`${path}.${process.pid}`, path);
}
