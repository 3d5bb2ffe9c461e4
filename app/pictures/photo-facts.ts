import { z } from 'zod';
import type { LocalPhoto } from './local-photos.ts';

/** As Wikimedia Commons names them. */
const commonsLicences = [
  'Public domain',
  'CC0 1.0',
  'CC BY 2.0',
  'CC BY 2.5',
  'CC BY 3.0',
  'CC BY 4.0',
  'CC BY-SA 2.0',
  'CC BY-SA 2.5',
  'CC BY-SA 3.0',
  'CC BY-SA 4.0',
] as const;

/** `own`: all rights reserved. */
const ownLicences = ['own', 'CC0 1.0', 'CC BY 4.0', 'CC BY-SA 4.0'] as const;

const author = z.string().trim().min(1).max(80);

export const unsplashSchema = z.strictObject({
  host: z.literal('unsplash'),
  id: z.string().regex(/^photo-[\w-]+$/),
  licence: z.literal('Unsplash License'),
  author: author.optional(),
  page: z.url({ protocol: /^https$/, hostname: /^unsplash\.com$/ }).optional(),
});

export const wikimediaSchema = z.strictObject({
  host: z.literal('wikimedia'),
  path: z.string().regex(/^[0-9a-f]\/[0-9a-f]{2}\/[^/]+$/),
  author,
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

export const ownSchema = z.strictObject({
  host: z.literal('own'),
  file: z
    .string()
    .regex(/^[^/\\]+$/)
    .meta({ relation: 'pictures' }),
  author,
  licence: z.enum(ownLicences),
  focus: z.enum(focusPoints).optional(),
});

/** What an entry has; `own-photos.server.ts` adds what is on our own host. */
export type PhotoEntry = HostedEntry | OwnEntry;
type HostedEntry = z.infer<typeof unsplashSchema | typeof wikimediaSchema>;
type OwnEntry = z.infer<typeof ownSchema>;

/** Has its copy on our own host, if there is one. */
export type HostedPhoto = HostedEntry & { local?: LocalPhoto | undefined };
export type OwnPhoto = OwnEntry & { local: LocalPhoto };
export type Photo = HostedPhoto | OwnPhoto;
