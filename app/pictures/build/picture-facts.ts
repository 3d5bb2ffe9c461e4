import { z } from 'zod';
import { colour } from '../local-photos.ts';

/* A picture that an owner has put into the folder of an entry. */

export const pictureLimits = {
  megabytes: 15,
  /** What a picture may take of the computer's memory. */
  megapixels: 120,
  /** Pixels, upright: the frame of a photo in a text, 16:10, at its usual width. */
  leastWidth: 800,
  leastHeight: 500,
};

export const pictureFactsSchema = z.strictObject({
  /** Pixels, upright; 0 if they are not known. */
  width: z.int(),
  height: z.int(),
  colour,
  fault: z
    .enum([
      'photoAnimated',
      'photoDamaged',
      'photoFormat',
      'photoHeavy',
      'photoHeic',
      'photoPixels',
      'photoSmall',
    ])
    .optional(),
});
export type PictureFacts = z.infer<typeof pictureFactsSchema>;
