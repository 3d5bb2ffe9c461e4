import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureLimits } from './picture-facts.ts';

/** What is known of pictures, and their files, by the hash of each. */
export const pictureCache = join('node_modules', '.cache', 'photos');

/** In the addresses of its files: browsers keep them as they keep other assets. */
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
