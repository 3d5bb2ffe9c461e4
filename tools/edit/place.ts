import { basename, dirname, join } from 'node:path';
import { SourceError } from '../../app/content/source.ts';
import * as folders from './entry.ts';
import type { Broken, Entry, Saved } from './entry.ts';
import { Refusal } from './refusal.ts';
import { brokenOf, changesOfStored, readStored, type Store, stampOf } from './stores/store.ts';
import { stores } from './stores/stores.ts';

/* Entries by their place, content/<kind>/<id>: a folder, a file, or parts of files that a store knows. */

function storedAt(place: string) {
  const kind = basename(dirname(place));
  const store = Object.hasOwn(stores, kind) ? stores[kind] : undefined;
  return store && { store, content: dirname(dirname(place)), id: basename(place) };
}

/** A store whose files cannot be read has one entry, in which they are mended. */
export function storedIds(kind: string, store: Store, content: string): readonly string[] {
  try {
    return store.ids(content);
  } catch (error) {
    if (error instanceof SourceError) return [kind];
    throw error;
  }
}

/** @throws {Refusal} for anything but an existing entry: the names come from a request. */
export function folderOf(content: string, kind: string, id: string): string {
  const store = Object.hasOwn(stores, kind) ? stores[kind] : undefined;
  if (!store) return folders.folderOf(content, kind, id);
  if (storedIds(kind, store, content).includes(id)) return join(content, kind, id);
  throw new Refusal('entry.unknown', { entry: `${kind}/${id}` });
}

export function readEntry(place: string): Entry & { broken: Broken[] } {
  const stored = storedAt(place);
  if (!stored) return folders.readEntry(place);
  const { store, content, id } = stored;
  const broken = brokenOf(store, content);
  if (broken.length > 0) return { words: {}, stamp: stampOf(store, content), broken };
  return { ...readStored(store, content, id), broken };
}

export const rowsOf = (place: string) => {
  const { store, content, id } = storedAt(place) ?? {};
  if (!store || content === undefined || id === undefined) return undefined;
  return brokenOf(store, content).length > 0 ? undefined : store.rows?.(content, id);
};

export const isCurrent = (place: string, entry: Entry) => {
  const stored = storedAt(place);
  if (!stored) return folders.isCurrent(place, entry);
  return stampOf(stored.store, stored.content) === entry.stamp;
};

/** @throws {Refusal} if the files have changed on disk since they were read, or the disk refuses. */
export async function writeEntry(place: string, entry: Entry, what?: string): Promise<Saved> {
  const stored = storedAt(place);
  if (!stored) return folders.writeEntry(place, entry, what);
  if (!isCurrent(place, entry)) throw new Refusal('entry.changedElsewhere');
  const { store, content, id } = stored;
  return folders.save(place, await changesOfStored(content, store.write(content, id, entry)), what);
}

/** Where a file of an entry is. */
export function pathOf(place: string, file: string) {
  const stored = storedAt(place);
  if (stored) return join(stored.content, file);
  return place.endsWith('.json') ? place : join(place, file);
}

/** The files or the folder of an entry. */
export function pathsOf(place: string): string[] {
  const stored = storedAt(place);
  return stored ? stored.store.files.map((file) => join(stored.content, file)) : [place];
}
