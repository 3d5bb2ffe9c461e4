import type { WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { pageAt } from '../../site.ts';
import { lessData } from '../../ui/connection.ts';
import { dataOf, seenCaches } from '../names.ts';
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
    return Promise.resolve(origin + (pageAt(pathname) ?? pathname));
  },
};

/** Answers that are what was asked for; nothing for whoever saves data. */
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

export const seenData = new NetworkFirst({
  cacheName: seenCaches.data,
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

const requestOf = (address: string) => new Request(new URL(address, location.origin));

async function keepWith(strategy: Strategy, address: string, event: Lasting) {
  const [response, done] = strategy.handleAll({ event, request: requestOf(address) });
  const copy = (await response).clone();
  await done;
  return copy;
}

/** Keeps files that a page loaded past the worker. */
export async function keepFiles(files: readonly string[], event: Lasting) {
  if (lessData()) return;
  const below = (folder: string) => files.filter((file) => file.startsWith(folder));
  await Promise.all([
    ...below('/assets/').map((file) => keepWith(seenFiles, file, event)),
    ...below('/art/').map((file) => keepWith(seenPictures, file, event)),
  ]);
}

/** Keeps a page that was reached in place, or that was there before the worker: its document, too. */
export async function keepPage(page: string, event: Lasting) {
  if (lessData()) return;
  const document = await keepWith(seenPages, page, event);
  const html = await document.text();
  const [, script] = /data-page="([^"]+)"/.exec(html) ?? [];
  // The page carries its styles; a link to it in place asks for them.
  const [, sheet] = /href="(\/assets\/[^"#]+\.css)[^"]*" disabled/.exec(html) ?? [];
  await Promise.all([
    keepWith(seenData, dataOf(page), event),
    keepFiles(
      [script, sheet].filter((file) => file !== undefined),
      event,
    ),
  ]);
}

/** Forgets what was seen, and when. */
export const forgetSeen = () =>
  Promise.all(
    Object.values(seenCaches).map(async (name) => {
      await caches.delete(name);
      await new CacheExpiration(name, { maxEntries: 1 }).delete();
    }),
  );
