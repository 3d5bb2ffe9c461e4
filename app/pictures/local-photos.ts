import { z } from 'zod';
import record from './local-photos.json' with { type: 'json' };

/* Photos on our own host; `npm run photos:local` writes the list, `-- --undo` empties it. */

/** Pixels. */
const steps = [480, 800, 1280, 1920];

/** Widths of the files of a photo: none is wider than the photo itself. */
export function widthsOf(width: number): number[] {
  const fitting = steps.filter((step) => step <= width);
  return fitting.length > 0 ? fitting : [width];
}

/** Average colour, shown until the photo has loaded. */
export const colour = z.string().regex(/^#[0-9a-f]{6}$/);

const localPhotoSchema = z.strictObject({
  /** <stem>-<width>.avif and .webp */
  stem: z.string(),
  widths: z.array(z.int().positive()).min(1),
  colour,
});
export type LocalPhoto = z.infer<typeof localPhotoSchema>;

export const localPhotosSchema = z.record(z.string(), localPhotoSchema);

type Named = { host: 'unsplash'; id: string } | { host: 'wikimedia'; path: string };

export const photoKey = (photo: Named) =>
  photo.host === 'unsplash' ? `unsplash/${photo.id}` : `wikimedia/${photo.path}`;

const known = localPhotosSchema.parse(record);

export function withLocal<Photo extends Named>(photo: Photo): Photo & { local?: LocalPhoto } {
  const local = known[photoKey(photo)];
  return local ? { ...photo, local } : photo;
}
