import { join } from 'node:path';
import type { Plugin } from 'vite';
import { draftsIn, withoutDrafts } from '../../app/content/drafts.server.ts';
import { siteSchema } from '../../app/content/schemas.ts';
import { root } from '../run/npm.mjs';

/** `content/site.json` without drafts, for what a build takes from it; `npm run dev` shows them. */
export const publishedSite = (): Plugin => ({
  name: 'published-site',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/content\/site\.json$/ },
    handler: (source) =>
      JSON.stringify(
        withoutDrafts(siteSchema.parse(JSON.parse(source)), draftsIn(join(root, 'content'))),
      ),
  },
});
