import { z } from 'zod';
import { inEachLocale } from '../../locales.ts';
import { type LocalPhoto, withLocal } from '../local-photos.ts';
import { commonsLicences, ownLicences } from './photo-licences.ts';

const author = z.string().trim().min(1).max(80);

const unsplashSchema = z.strictObject({
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
});

const wikimediaSchema = z.strictObject({
  host: z.literal('wikimedia'),
  path: z
    .string()
    .regex(/^[0-9a-f]\/[0-9a-f]{2}\/[^/]+$/)
    .describe('the part of the file address behind /commons/, percent-encoded'),
  author: author.describe('the author as the file page names them'),
  licence: z.enum(commonsLicences),
});

/** Values of `object-position`. */
const focusPoints = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'top left',
  'top right',
  'bottom left',
  'bottom right',
] as const;

const ownSchema = z.strictObject({
  host: z.literal('own'),
  file: z
    .string()
    .regex(/^[^/\\]+$/)
    .meta({ relation: 'pictures' })
    .describe('the name of the picture in the folder of this entry'),
  author: author.describe('who took it'),
  licence: z.enum(ownLicences).describe('own: our own photograph, all rights reserved'),
  focus: z
    .enum(focusPoints)
    .optional()
    .describe('the part that stays in sight where the photo is cropped'),
});

type OwnEntry = z.infer<typeof ownSchema>;

/** With its copy on our own host, if there is one. */
export type HostedPhoto = z.infer<typeof unsplashSchema | typeof wikimediaSchema> & {
  local?: LocalPhoto | undefined;
};
export type OwnPhoto = OwnEntry & { local: LocalPhoto };
export type Photo = HostedPhoto | OwnPhoto;

/** As an entry has it: `own-photos.server.ts` adds what the files of our own are. */
export type PhotoEntry = HostedPhoto | OwnEntry;

const withCopy = (photo: PhotoEntry): PhotoEntry =>
  photo.host === 'own' ? photo : withLocal(photo);

export const photoWithLocal = z
  .discriminatedUnion('host', [unsplashSchema, wikimediaSchema, ownSchema])
  .transform(withCopy);

const said = {
  alt: z
    .strictObject(inEachLocale(() => z.string().trim().min(10).max(180)))
    .describe('what it shows, in each language'),
  sight: z
    .string()
    .meta({ relation: 'anySight' })
    .optional()
    .describe('the sight on it, whose picture is shown where the photo does not come'),
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
      .transform(({ alt, sight, ...photo }) => ({ photo: withCopy(photo), alt, sight })),
  )
  .min(1)
  .max(4);
