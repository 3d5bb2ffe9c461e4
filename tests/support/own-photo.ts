import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inEachLocale, type Locale } from '../../app/locales.ts';

/** What an entry says of it. */
export const altOfOwnPhoto = (locale: Locale) => `A photo of ours, ${locale}`;

/** A photo of our own, as a person has it. */
export const ownPortrait = (file: string) => ({
  host: 'own',
  file,
  author: 'Ayşe',
  licence: 'own',
});

/** As a place or an article has it. */
export const ownPhoto = (file: string) => ({
  ...ownPortrait(file),
  alt: inEachLocale(altOfOwnPhoto),
});

/** Puts a picture into the folder of an entry and returns its name. */
export async function putOwnPhoto(folder: string, file: string) {
  const create = { width: 800, height: 500, channels: 3, background: '#336699' } as const;
  writeFileSync(join(folder, file), await sharp({ create }).png().toBuffer());
  return file;
}
