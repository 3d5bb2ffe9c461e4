import { join } from 'node:path';
import type { Plugin } from 'vite';
import { draftsIn, noDrafts, publishedLists } from '../../app/content/lists.server.ts';
import { siteSchema } from '../../app/content/schemas.ts';
import { root } from '../run/npm.mjs';

const content = join(root, 'content');

/** The lists of `content/site.json` as pages have them: only `npm run dev` shows drafts. */
export function publishedSite(): Plugin {
  let drafts = noDrafts;
  return {
    name: 'published-site',
    enforce: 'pre',
    configResolved({ command }) {
      if (command === 'build') drafts = draftsIn(content);
    },
    transform: {
      filter: { id: /\/content\/site\.json$/ },
      handler: (source) =>
        JSON.stringify(publishedLists(siteSchema.parse(JSON.parse(source)), content, drafts)),
    },
  };
}
