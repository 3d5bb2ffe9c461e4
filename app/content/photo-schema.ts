import { z } from 'zod';
import { keepTogether } from './line-breaks.ts';
import { type LocalPhoto, withLocal } from './local-photos.ts';

const author = z.string().trim().min(1).max(80).transform(keepTogether);

export const photoSchema = z.discriminatedUnion('host', [
  z.strictObject({
    host: z.literal('unsplash'),
    id: z
      .string()
      .regex(/^photo-[\w-]+$/)
      .describe('the id in images.unsplash.com/<id>'),
    licence: z.literal('Unsplash License'),
    author: author.describe('the photographer, where we know the name').optional(),
    page: z
      .url({ protocol: /^https$/, hostname: /^unsplash\.com$/ })
      .describe('the page of the photo, which its id does not tell; where we know it')
      .optional(),
  }),
  z.strictObject({
    host: z.literal('wikimedia'),
    path: z
      .string()
      .regex(/^[0-9a-f]\/[0-9a-f]{2}\/[^/]+$/)
      .describe('the part of the file address behind /commons/, percent-encoded'),
    author: author.describe('the author as the file page names them'),
    licence: z.enum(['CC0 1.0', 'CC BY 2.0', 'CC BY 3.0', 'CC BY-SA 3.0', 'CC BY-SA 4.0']),
  }),
]);
/** With its copy on our own host, if there is one. */
export type Photo = z.infer<typeof photoSchema> & { local?: LocalPhoto | undefined };

export const photoWithLocal = photoSchema.transform(withLocal);
