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

/** @throws {Error} for an id that no entry of a list has. */
export function entryOf<Entry extends { id: string }>(entries: readonly Entry[], id: string) {
  const found = entries.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`There is no entry "${id}"`);
  return found;
}

export const destinationOf = (id: string) => entryOf(content().destinations, id);
