import { z } from 'zod';

/* Where the site is sent to: content/publishing.json, without passwords and tokens. */

/** A tool would read a leading hyphen as an option. */
const place = z.string().regex(/^[^-\s][^\n]*$/);
const name = z.string().regex(/^[a-z0-9][a-z0-9.-]*$/i);

export const publishingSchema = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('zip') }),
  z.strictObject({ to: z.literal('folder'), folder: place }),
  z.strictObject({
    to: z.literal('git'),
    /** `https://host/name.git`, `git@host:name.git` or a folder; a password in it would be published with the content. */
    repository: place.regex(/^(?!\w+:\/\/[^/@]*:[^/@]*@)/),
    branch: z.string().regex(/^\w[\w./-]*$/),
  }),
  z.strictObject({ to: z.literal('netlify'), project: name }),
  z.strictObject({ to: z.literal('cloudflare'), project: name }),
  /** `name@server:/folder` */
  z.strictObject({ to: z.literal('rsync'), server: place.regex(/^[\w.@-]+:[\w./~-]+$/) }),
]);
