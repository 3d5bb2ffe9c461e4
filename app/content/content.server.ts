import type { Content } from './collections.server.ts';
import { loadContent } from './load.server.ts';

let loaded: Content | undefined;

/**
 * While developing, every request reads the files anew, so that a saved text shows at once; what one
 * page asks for in one go is read once. What is still to be written is shown then, and only then.
 */
export function content(): Content {
  if (loaded === undefined) {
    loaded = loadContent(undefined, { unfinished: import.meta.env?.DEV });
    if (import.meta.env?.DEV) setTimeout(() => (loaded = undefined));
  }
  return loaded;
}
