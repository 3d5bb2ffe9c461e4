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

/** @throws {Error} for an id that is not in `content/`. */
export function destinationOf(id: string) {
  const found = content().destinations.find((destination) => destination.id === id);
  if (found === undefined) throw new Error(`There is no destination "${id}"`);
  return found;
}
