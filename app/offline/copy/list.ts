import type { Locale } from '../../locales.ts';
import { copyCache, copyList, copying, type CopyFile, type CopyList } from '../names.ts';

/** `savedOn` is set once the copy is whole. */
export type SavedList = CopyList & { savedOn?: string };

const isList = (data: unknown): data is SavedList =>
  typeof data === 'object' && data !== null && 'files' in data && Array.isArray(data.files);

/** @throws {TypeError} offline, or when a captive portal answers. */
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

/** A whole or begun copy and its missing files. */
export type Stored = { name: string; list: SavedList; missing: readonly CopyFile[] };

/** Two while a copy is being updated. */
const copyCaches = async (locale: Locale) =>
  (await caches.keys()).filter((name) => name.startsWith(copyCache(locale)));

export async function storedCopies(locale: Locale): Promise<Stored[]> {
  const stored = await Promise.all(
    (await copyCaches(locale)).map(async (name) => {
      const cache = await caches.open(name);
      const list: unknown = await (await cache.match(copyList(locale)))?.json();
      if (!isList(list)) return [];
      const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      return [{ name, list, missing: list.files.filter(([address]) => !there.has(address)) }];
    }),
  );
  return stored.flat();
}

export const removeCopies = async (locale: Locale) =>
  Promise.all((await copyCaches(locale)).map((name) => caches.delete(name)));

export const sentOf = (files: readonly CopyFile[]) =>
  files.reduce((sum, [, , sent]) => sum + sent, 0);
