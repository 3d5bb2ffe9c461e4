import { z } from 'zod';
import { inEachLocale } from '../../locales.ts';
import { text } from './text.ts';

/* Lists of content/, each in a file of its own. */

export const movedSchema = z.array(
  z.strictObject({
    from: z
      .string()
      .regex(
        /^(?:\/[a-zA-Z][a-zA-Z0-9-]*)+$/,
        'an old address of this site: /destinations/lake-van',
      ),
    to: z
      .string()
      .regex(/^\/[a-zA-Z0-9/-]*(?:#[a-zA-Z0-9-]+)?$/, 'an address of this site: /destinations/van'),
  }),
);
export type Moved = z.infer<typeof movedSchema>;

const arabic = z.string().regex(/^[\p{Script=Arabic} ]+$/u);

/** One spelling for each place; tests hold the Arabic texts to it. */
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

const name = z.string().min(2);

/** Provinces and well-known places of Türkiye. */
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

/**
 * Words that visitors search for and texts do not have, with spaces between them; behind “ / ” those
 * that other entries are asked with too. The key is an English address with its section, or a section
 * alone: `#best-time` of every page.
 */
export const searchWordsSchema = z.record(
  z.string().regex(/^(?:\/[a-z-]*(?:\/[\w-]+)*)?(?:#[\w-]+)?$/),
  text(2, 600),
);

const standInSchema = z.strictObject({
  land: z.enum(['coast', 'mountains', 'hills', 'plain']),
  hue: z.int().min(0).max(359),
});

/** Pictures that the build draws until an illustrator has, by name. */
export const standInsSchema = z.record(z.string(), standInSchema);
