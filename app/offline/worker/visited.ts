import { copyResponse, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isPage } from '../../site.ts';
import { lessData } from '../../ui/browser/connection.ts';
import { visitedCaches } from '../names.ts';
import { copied, fromCopy, pictureFromCopy } from './copied.ts';

/** In seconds. */
const month = 30 * 24 * 60 * 60;

/** After this the cached page is shown, in seconds. */
const timeout = 4;

/** A page's document does not depend on its query. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
};

/** A failing host may answer the request for a script with a page of HTML. */
const isWhatItSays = ({ url }: Request, { headers }: Response) =>
  isPage(new URL(url).pathname) === (headers.get('Content-Type') ?? '').startsWith('text/html');

/** A page that a browser prepares is visited once it is opened: it says so then. */
const isPrepared = ({ headers }: Request) => headers.has('Sec-Purpose');

const worthKeeping: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isWorth =
      response.status === 200 &&
      isWhatItSays(request, response) &&
      !isPrepared(request) &&
      !lessData();
    if (!isWorth) return null;
    // Browsers open no page from a redirected response.
    return response.redirected ? await copyResponse(response) : response;
  },
};

const plugins = (most: number): WorkboxPlugin[] => [
  worthKeeping,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types lack exactOptionalPropertyTypes
  new ExpirationPlugin({
    maxEntries: most,
    maxAgeSeconds: month,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin,
];

export async function keptPage(address: string) {
  const cache = await caches.open(visitedCaches.pages);
  return (await cache.match(address, { ignoreSearch: true })) ?? copied(address);
}

export const visitedPages = new NetworkFirst({
  cacheName: visitedCaches.pages,
  networkTimeoutSeconds: timeout,
  plugins: [withoutQuery, ...plugins(40), fromCopy],
});

/** Their names contain a hash. */
export const visitedFiles = new CacheFirst({
  cacheName: visitedCaches.files,
  plugins: [...plugins(250), fromCopy],
});

export const visitedPictures = new StaleWhileRevalidate({
  cacheName: visitedCaches.pictures,
  plugins: [...plugins(120), pictureFromCopy],
});

async function forgetCache(name: string) {
  await caches.delete(name);
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

export const forgetVisited = () => Promise.all(Object.values(visitedCaches).map(forgetCache));
