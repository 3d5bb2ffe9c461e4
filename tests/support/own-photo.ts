import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Locale } from '../../app/locales.ts';

/** A photo of our own, as an entry has it. */
export const ownPhoto = (file: string) => ({ host: 'own', file, author: 'Ayşe', licence: 'own' });

/** Puts a picture into the folder of an entry and returns its name. */
export async function putOwnPhoto(folder: string, file: string) {
  const create = { width: 800, height: 500, channels: 3, background: '#336699' } as const;
  writeFileSync(join(folder, file), await sharp({ create }).png().toBuffer());
  return file;
}

/** What the words of an entry say of it. */
export const altOfOwnPhoto = (locale: Locale) => `A photo of ours, ${locale}`;
