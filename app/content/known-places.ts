import { z } from 'zod';

/* Provinces and well-known places of Türkiye: content/known-places.json. */

const degrees = (most: number) => z.number().min(-most).max(most);

export const knownPlacesSchema = z
  .array(
    z.strictObject({
      tr: z.string().min(2).describe('the Turkish name'),
      en: z.string().min(2).optional().describe('the English name, where it is another'),
      ar: z.string().min(2).describe('the Arabic name'),
      also: z.array(z.string().min(2)).default([]).describe('other spellings in any language'),
      at: z.tuple([degrees(90), degrees(180)]).describe('latitude and longitude to 0.1°'),
    }),
  )
  .describe('places that people search for, with a tour of ours or without');
