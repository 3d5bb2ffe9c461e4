import { z } from 'zod';

/* One spelling for each place, content/places.json; tests hold the Arabic texts to it. */

const arabic = z.string().regex(/^[\p{Script=Arabic} ]+$/u);

export const placesSchema = z
  .array(
    z.strictObject({
      arabic,
      turkish: z.string().min(2),
      sound: arabic,
      also: z.array(arabic).default([]),
    }),
  )
  .min(1);
