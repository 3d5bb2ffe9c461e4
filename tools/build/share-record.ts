import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { content } from '../../app/content/content.server.ts';
import { shareWords, type ShareWords } from '../../app/documents/head/share.server.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { sharePicture } from '../../app/paths.ts';
import { root } from '../run/npm.mjs';

const recordFile = join(root, 'app/pictures/art/share-words.json');

const wordsSchema = z.strictObject({
  site: z.string(),
  title: z.string(),
  subtitle: z.string().optional(),
  note: z.string().optional(),
});
export type Words = z.infer<typeof wordsSchema>;

/** Without words: a plain picture, drawn by the build. */
const shownSchema = z.strictObject({ scene: z.string(), words: wordsSchema.optional() });
type Shown = z.infer<typeof shownSchema>;
/** By the address of the page. */
export type ShareRecord = Record<string, Shown>;

export const readShareRecord = (): ShareRecord =>
  z.record(z.string(), shownSchema).parse(JSON.parse(readFileSync(recordFile, 'utf8')));

export const writeShareRecord = (record: ShareRecord) =>
  writeFileSync(recordFile, `${JSON.stringify(record, undefined, 1)}\n`);

export type PictureName = ShareWords['scene'];

interface Wanted {
  locale: Locale;
  address: string;
  scene: PictureName;
  words: Words;
  /** Relative to the project. */
  file: string;
  shows: Shown;
}

const fileOf = (address: string) => `public${sharePicture(address)}`;

export const wantedShares = (): Wanted[] =>
  locales.flatMap((locale) =>
    [...shareWords(locale)].map(([address, { scene, ...rest }]) => {
      const words = { site: content().site.name[locale], ...rest };
      return { locale, address, scene, words, file: fileOf(address), shows: { scene, words } };
    }),
  );
