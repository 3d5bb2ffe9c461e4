import { z } from 'zod';
import { inEachLocale } from '../../locales.ts';
import { ownSchema, unsplashSchema, wikimediaSchema } from '../../pictures/photo-facts.ts';
import { text } from './text.ts';

export const photo = z.discriminatedUnion('host', [unsplashSchema, wikimediaSchema, ownSchema]);

const said = {
  alt: z.strictObject(inEachLocale(() => text(10, 180))),
  sight: z.string().meta({ relation: 'anySight' }).optional(),
};

/** Photos of an entry, with what it says of each. */
export const photos = z
  .array(
    z
      .discriminatedUnion('host', [
        unsplashSchema.extend(said),
        wikimediaSchema.extend(said),
        ownSchema.extend(said),
      ])
      .transform(({ alt, sight, ...own }) => ({ photo: own, alt, sight })),
  )
  .min(1)
  .max(4);
