import type { Content } from './collections.server.ts';
import { loadContent } from './load.server.ts';

let loaded: Content | undefined;

/** In development every request reads the files again, and shows texts that say WRITE. */
export function content(): Content {
  if (loaded === undefined) {
    loaded = loadContent(undefined, { unfinished: import.meta.env?.DEV });
    if (import.meta.env?.DEV) setTimeout(() => (loaded = undefined));
  }
  return loaded;
}
