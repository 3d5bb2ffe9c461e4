import { z } from 'zod';
import record from './local-photos.json' with { type: 'json' };

/*
 * Photos that stand on our own host: `npm run photos:local` fetches them and writes this list, `-- --undo`
 * empties it. A photo that is not in it comes from its host.
 */

const localPhotoSchema = z.strictObject({
  /** /photos/<stem>-<width>.avif and .webp */
  stem: z.string(),
  widths: z.array(z.int().positive()).min(1),
  /** Of the whole photo in one, for the time until it is there. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
});
export type LocalPhoto = z.infer<typeof localPhotoSchema>;

export const localPhotosSchema = z.record(z.string(), localPhotoSchema);

type Named = { host: 'unsplash'; id: string } | { host: 'wikimedia'; path: string };

/** What a photo is called on its host. */
export const photoKey = (photo: Named) =>
  photo.host === 'unsplash' ? `unsplash/${photo.id}` : `wikimedia/${photo.path}`;

const known = localPhotosSchema.parse(record);

/** A photo of a host with what stands of it on ours. */
export function withLocal<Photo extends Named>(photo: Photo): Photo & { local?: LocalPhoto } {
  const local = known[photoKey(photo)];
  return local ? { ...photo, local } : photo;
}
