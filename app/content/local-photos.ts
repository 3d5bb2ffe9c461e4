import { z } from 'zod';
import record from './local-photos.json' with { type: 'json' };

/* Photos on our own host; `npm run photos:local` writes the list, `-- --undo` empties it. */

export const pictureFacts = {
  widths: z.array(z.int().positive()).min(1),
  /** Average colour, shown until the photo has loaded. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
};

const localPhotoSchema = z.strictObject({
  /** <stem>-<width>.avif and .webp */
  stem: z.string(),
  ...pictureFacts,
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
