import { z } from 'zod';
import { pictureFacts } from './local-photos.ts';
import type { Photo, PhotoEntry } from './photo-schema.ts';
import { problem } from './problem.ts';
import type { ContentReader } from './read.server.ts';

/* content/photos/: <id>.json, and <id>-<width>.avif and .webp beside it. */

export const ownPhotoSchema = z.strictObject({
  /** Pixels of the picture that it was made from. */
  width: z.int().positive(),
  height: z.int().positive(),
  ...pictureFacts,
});
export type OwnPhotoRecord = z.infer<typeof ownPhotoSchema>;

export const filesOfOwnPhoto = (id: string, { widths }: Pick<OwnPhotoRecord, 'widths'>) =>
  widths.flatMap((width) => ['avif', 'webp'].map((format) => `${id}-${width}.${format}`));

function readRecords(reader: ContentReader) {
  const records = new Map<string, OwnPhotoRecord>();
  for (const file of reader.filesIn('photos')) {
    // Files that an interrupted program left have no record and hinder nothing.
    if (/-[0-9a-f]{8}-\d+\.(?:avif|webp)$/.test(file)) reader.expect(`photos/${file}`);
    if (!file.endsWith('.json')) continue;
    const record = reader.json(`photos/${file}`, ownPhotoSchema);
    if (!record) continue;
    const id = file.replace(/\.json$/, '');
    for (const picture of filesOfOwnPhoto(id, record)) reader.expect(`photos/${picture}`);
    records.set(id, record);
  }
  return records;
}

export function readOwnPhotos(reader: ContentReader) {
  const records = readRecords(reader);
  return {
    records,
    /** Photos of an entry with what is known of their files; `field` is where the entry has one. */
    complete: (
      folder: string,
      photos: readonly PhotoEntry[],
      field = (at: number) => `photos.${at}`,
    ): Photo[] =>
      photos.map((photo, at): Photo => {
        if (photo.host !== 'own') return photo;
        const { id } = photo;
        const record = records.get(id);
        if (!record) {
          reader.problems.push(
            problem(`${folder}/facts.json`, `${field(at)}.id`, 'noPhoto', { id }),
          );
        }
        const { widths = [], colour = '#000000' } = record ?? {};
        return { ...photo, local: { stem: id, widths, colour } };
      }),
  };
}
