import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { makePhoto } from '../../tools/edit/photos/photos.ts';

/** Puts a photo of our own into a folder of content and returns its id. */
export async function putOwnPhoto(content: string, name: string, background = '#336699') {
  const create = { width: 800, height: 500, channels: 3, background } as const;
  const { id, files } = await makePhoto(name, await sharp({ create }).png().toBuffer());
  mkdirSync(join(content, 'photos'), { recursive: true });
  for (const [file, data] of files) writeFileSync(join(content, 'photos', file), data);
  return id;
}
