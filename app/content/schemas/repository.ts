import { z } from 'zod';
import { https } from './text.ts';

/* Where the editor of /admin saves: content/publishing.json. Without it, /admin is not published. */

const repositorySchema = z.strictObject({
  backend: z.enum(['github', 'gitlab', 'gitea']),
  repo: z.string().regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'owner and name: owner/site'),
  branch: z
    .string()
    .regex(/^\w[\w./-]*$/)
    .default('main'),
  base_url: https.optional(),
  api_root: https.optional(),
  drafts: z.boolean().default(false),
});
export type Repository = z.infer<typeof repositorySchema>;

/** `{}` names none. */
export const publishingSchema = z.union([
  z.strictObject({}).transform(() => undefined),
  repositorySchema,
]);
