import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { makeWidths } from '../../tools/photos/make.ts';

const size = { width: 800, height: 500 };

/** Puts a photo of our own into a folder of content and returns its id. */
export async function putOwnPhoto(content: string, name: string, background = '#336699') {
  const photo = await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();
  const hash = createHash('sha256').update(photo).digest('hex').slice(0, 8);
  const id = `${parse(name).name}-${hash}`;
  const { local, files } = await makeWidths(id, photo);
  const { widths, colour } = local;
  mkdirSync(join(content, 'photos'), { recursive: true });
  for (const [file, data] of files) writeFileSync(join(content, 'photos', file), data);
  const record = JSON.stringify({ ...size, widths, colour });
  writeFileSync(join(content, 'photos', `${id}.json`), record);
  return id;
}
