import type { WorkboxPlugin } from 'workbox-core';
import { isCopyCache } from '../names.ts';

/* Reads offline copies; pages make and change them (`app/offline/copy/`). */

/** Ordered by creation: the whole copy comes before one that is begun. */
export const copyNames = async () => (await caches.keys()).filter(isCopyCache);

export async function copied(address: string) {
  const names = await copyNames();
  const found = await Promise.all(
    names.map((cacheName) =>
      caches.match(address, { cacheName, ignoreSearch: true, ignoreVary: true }),
    ),
  );
  return found.find((response) => response !== undefined);
}

/** `/art/hero-land-960.avif` without width and extension. */
const pictureNameOf = (path: string) => /^(.+)-\d+\.\w+$/.exec(path)?.[1];

/** A copy holds one width of each picture. */
async function copiedPicture(address: string) {
  const exact = await copied(address);
  if (exact) return exact;
  const asked = pictureNameOf(new URL(address).pathname);
  const caching = await Promise.all((await copyNames()).map((name) => caches.open(name)));
  const keys = (await Promise.all(caching.map((cache) => cache.keys()))).flat();
  const other = asked && keys.find(({ url }) => pictureNameOf(new URL(url).pathname) === asked);
  return other ? copied(other.url) : undefined;
}

export const fromCopy: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await copied(request.url)),
};

export const pictureFromCopy: WorkboxPlugin = {
  handlerDidError: ({ request }) => copiedPicture(request.url),
};
