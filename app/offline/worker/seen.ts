import type { WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { isPage } from '../../site.ts';
import { lessData } from '../../ui/connection.ts';
import { seenCaches } from '../names.ts';
import { fromCopy, pictureFromCopy } from './copied.ts';
import type { Lasting } from './scope.ts';

/* Pages that were seen, and what they are made of, within a limit. */

const month = 30 * 24 * 60 * 60;

/** A network slower than this is none: what is at hand is shown. In seconds. */
const patience = 4;

/** Pages do not depend on their query: `/destinations?tag=beach` is `/destinations`. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
};

/** Answers that are what was asked for; nothing where the browser saves data. */
const worthKeeping: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(response.status === 200 && !lessData() ? response : null),
};

const plugins = (most: number): WorkboxPlugin[] => [
  worthKeeping,
  // Its types say `undefined` where those of a plugin say that nothing is there.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  new ExpirationPlugin({
    maxEntries: most,
    maxAgeSeconds: month,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin,
];

export const seenPages = new NetworkFirst({
  cacheName: seenCaches.pages,
  networkTimeoutSeconds: patience,
  plugins: [withoutQuery, ...plugins(40), fromCopy],
});

/** Named by their content: what is there is right. */
export const seenFiles = new CacheFirst({
  cacheName: seenCaches.files,
  plugins: [...plugins(250), fromCopy],
});

export const seenPictures = new StaleWhileRevalidate({
  cacheName: seenCaches.pictures,
  plugins: [...plugins(120), pictureFromCopy],
});

async function keepWith(strategy: Strategy, address: string, event: Lasting) {
  const request = new Request(new URL(address, location.origin));
  const [response, done] = strategy.handleAll({ event, request });
  await response;
  await done;
}

/** Which strategy keeps what is at an address; none where nothing is kept of it. */
function strategyFor(address: string) {
  if (address.startsWith('/assets/')) return seenFiles;
  if (address.startsWith('/art/')) return seenPictures;
  return isPage(address) ? seenPages : undefined;
}

/** Keeps pages and files that were loaded past the worker. */
export async function keepPast(addresses: readonly string[], event: Lasting) {
  if (lessData()) return;
  await Promise.all(
    addresses.map(async (address) => {
      const strategy = strategyFor(address);
      if (strategy) await keepWith(strategy, address, event);
    }),
  );
}

/** What an earlier version kept: the data of pages that were reached in place. */
const former = 'seen-data';

async function forgetCache(name: string) {
  await caches.delete(name);
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

/** Forgets what was seen, and when. */
export const forgetSeen = () => Promise.all(Object.values(seenCaches).map(forgetCache));

export const forgetFormer = () => forgetCache(former);
