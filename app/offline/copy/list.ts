import type { Locale } from '../../locales.ts';
import { copyCache, copyList, copying, type CopyFile, type CopyList } from '../names.ts';

/** A list as it lies in a copy. The day stands in it once nothing is missing. */
export type SavedList = CopyList & { savedOn?: string };

const isList = (data: unknown): data is SavedList =>
  typeof data === 'object' && data !== null && 'files' in data && Array.isArray(data.files);

/** @throws {TypeError} without a network, or where something else answers in the host's name. */
export async function newestList(locale: Locale, signal?: AbortSignal): Promise<CopyList> {
  const response = await fetch(copyList(locale), {
    cache: 'no-cache',
    headers: { [copying]: '1' },
    ...(signal && { signal }),
  });
  const data: unknown = response.ok && (await response.json());
  if (!isList(data)) throw new TypeError(`${response.status} for ${copyList(locale)}`);
  return data;
}

/** What lies on this device, whole or begun, and which files of it are not there. */
export type Stored = { name: string; list: SavedList; missing: readonly CopyFile[] };

/** Every version of a language's copy that is on this device; there are two while one is renewed. */
export async function storedCopies(locale: Locale): Promise<Stored[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(copyCache(locale)));
  const stored = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const list: unknown = await (await cache.match(copyList(locale)))?.json();
      if (!isList(list)) return [];
      const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      return [{ name, list, missing: list.files.filter(([address]) => !there.has(address)) }];
    }),
  );
  return stored.flat();
}

/** Removes a language's copy, the old and the new. */
export async function removeCopies(locale: Locale) {
  const names = (await caches.keys()).filter((name) => name.startsWith(copyCache(locale)));
  await Promise.all(names.map((name) => caches.delete(name)));
}

export const sentOf = (files: readonly CopyFile[]) =>
  files.reduce((sum, [, , sent]) => sum + sent, 0);
