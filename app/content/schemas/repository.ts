import { z } from 'zod';

/* Where the editor of /admin saves: content/publishing.json. Without it, /admin is not published. */

const https = z.url({ protocol: /^https$/ });

const repositorySchema = z.strictObject({
  backend: z.enum(['github', 'gitlab', 'gitea']).describe('the host of the repository'),
  repo: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'owner and name: owner/site')
    .describe('owner and name of the repository: owner/site'),
  branch: z
    .string()
    .regex(/^\w[\w./-]*$/)
    .default('main')
    .describe('the branch that the site is built from'),
  base_url: https.optional().describe('the address of a host of your own'),
  api_root: https.optional().describe('the address of its interface, for a host of your own'),
  drafts: z
    .boolean()
    .default(false)
    .describe('true: a change is a draft with a preview until it is published; not at Gitea'),
});
export type Repository = z.infer<typeof repositorySchema>;

/** `{}` names none. */
export const publishingSchema = z.union([
  z.strictObject({}).transform(() => undefined),
  repositorySchema,
]);
