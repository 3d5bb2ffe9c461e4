import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { decoded, readJson } from '../../../app/content/source.ts';
import { type Broken, brokenIn, type Entry } from '../entry.ts';
import { patchJson } from '../form/patch.ts';
import type { Titles } from '../titles.ts';

type Parts = Pick<Entry, 'facts' | 'words'>;

/** A text by key, and what it is about where the text itself does not say it. */
export type Row = { key: string; titles?: Titles };

/** Entries that are parts of JSON files, such as one tag of all tags. */
export type Store = {
  /** In `content/`. */
  files: readonly string[];
  ids: (content: string) => readonly string[];
  titles: (content: string) => (id: string) => Titles;
  /** For texts by key instead of a form: the keys in their order, and what each is about. */
  rows?: (content: string, id: string) => Row[];
  read: (content: string, id: string) => Parts;
  /**
   * The new value of each file.
   * @throws {Refusal}
   */
  write: (content: string, id: string, entry: Parts) => Record<string, unknown>;
};

/** @throws {SourceError} */
export const jsonIn = (content: string, file: string): unknown =>
  readJson(decoded(readFileSync(join(content, file))));

export function stampOf({ files }: Store, content: string) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(content, file)));
  return hash.digest('hex');
}

export const readStored = (store: Store, content: string, id: string): Entry => ({
  ...store.read(content, id),
  stamp: stampOf(store, content),
});

export const brokenOf = (store: Store, content: string): Broken[] =>
  store.files.flatMap((file) => brokenIn(join(content, file), file, readJson));

/** What differs, by paths, in the formatting of each file. */
export async function changesOfStored(content: string, values: Record<string, unknown>) {
  const changes = new Map<string, string>();
  for (const [file, value] of Object.entries(values)) {
    const path = join(content, file);
    const before = decoded(readFileSync(path));
    const patched = patchJson(before, value);
    if (patched === before) continue;
    const { code } = await format(file, patched, { printWidth: 100, singleQuote: true });
    changes.set(path, code);
  }
  return changes;
}
