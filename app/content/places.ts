import { z } from 'zod';

/* One spelling for each place, content/places.json; tests hold the Arabic texts to it. */

const arabic = z.string().regex(/^[\p{Script=Arabic} ]+$/u);

export const placesSchema = z
  .array(
    z.strictObject({
      arabic: arabic.describe('the name as every Arabic text writes it'),
      turkish: z.string().min(2).describe('the name on signs'),
      sound: arabic.describe('how it is said in Türkiye, for asking the way'),
      also: z
        .array(arabic)
        .default([])
        .describe('spellings that readers meet elsewhere and no text of ours uses'),
    }),
  )
  .min(1);
