import { z } from 'zod';
import { inEachLocale } from '../locales.ts';

/* Provinces and well-known places of Türkiye: content/known-places.json. */

const name = z.string().min(2);

const knownPlaceSchema = z
  .strictObject({
    ...inEachLocale(() => name.optional()),
    tr: name,
    en: name.optional(),
    ar: name,
    also: z.array(name).default([]),
    near: z.string().optional().meta({ relation: 'destinations' }),
  })
  .transform(({ also, near, ...written }) => ({
    names: inEachLocale((locale) => written[locale] ?? written.en ?? written.tr),
    also,
    near,
  }));

export const knownPlacesSchema = z.array(knownPlaceSchema);
