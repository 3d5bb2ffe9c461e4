import { z } from 'zod';
import { inEachLocale } from '../locales.ts';

/* Provinces and well-known places of Türkiye: content/known-places.json. */

const name = z.string().min(2);

const knownPlaceSchema = z
  .strictObject({
    ...inEachLocale(() => name.optional().describe('the name, where it is not the English one')),
    tr: name.describe('the Turkish name'),
    en: name.optional().describe('the English name, where it is another'),
    ar: name.describe('the Arabic name'),
    also: z.array(name).default([]).describe('other spellings in any language'),
    near: z
      .string()
      .optional()
      .meta({ relation: 'destinations' })
      .describe('the place of ours that is nearest by road, if that is not more than about 250 km'),
  })
  .transform(({ also, near, ...written }) => ({
    names: inEachLocale((locale) => written[locale] ?? written.en ?? written.tr),
    also,
    near,
  }));

export const knownPlacesSchema = z
  .array(knownPlaceSchema)
  .describe('places that people search for, with a tour of ours or without');
