import type { WorkboxPlugin } from 'workbox-core';
import { isCopyCache } from '../names.ts';

/* What was taken along: copies of the guide, which only pages make and change (`app/offline/copy/`). */

/** In the order in which they were begun: one that is being renewed comes after the whole one. */
export const copyNames = async () => (await caches.keys()).filter(isCopyCache);

/** What a copy has at an address, whatever its query. */
export async function copied(address: string) {
  const names = await copyNames();
  const found = await Promise.all(
    names.map((cacheName) =>
      caches.match(address, { cacheName, ignoreSearch: true, ignoreVary: true }),
    ),
  );
  return found.find((response) => response !== undefined);
}

/** `/art/hero-land-960.avif`: its name without the width. */
const nameOf = (path: string) => /^(.+)-\d+\.\w+$/.exec(path)?.[1];

/** A picture in the width that a copy has, whichever is asked for. */
async function copiedPicture(address: string) {
  const exact = await copied(address);
  if (exact) return exact;
  const asked = nameOf(new URL(address).pathname);
  const caching = await Promise.all((await copyNames()).map((name) => caches.open(name)));
  const keys = (await Promise.all(caching.map((cache) => cache.keys()))).flat();
  const other = asked && keys.find(({ url }) => nameOf(new URL(url).pathname) === asked);
  return other ? copied(other.url) : undefined;
}

/** What was seen comes first, then what was taken along. */
export const fromCopy: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await copied(request.url)),
};

/** For what does not come from the network, in another width if need be. */
export const pictureFromCopy: WorkboxPlugin = {
  handlerDidError: ({ request }) => copiedPicture(request.url),
};
