import type { Content } from './collections.server.ts';
import { loadContent } from './load.server.ts';

let loaded: Content | undefined;

/** In development every request reads the files again, and shows drafts. */
export function content(): Content {
  if (loaded === undefined) {
    loaded = loadContent(undefined, { withDrafts: import.meta.env?.DEV });
    if (import.meta.env?.DEV) setTimeout(() => (loaded = undefined));
  }
  return loaded;
}
