import { clientsClaim, type RouteMatchCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { isPage, pageAt } from '../../site.ts';
import { localeOf } from '../../paths.ts';
import { copying } from '../names.ts';
import { copied } from './copied.ts';
import { cacheFallback, fallbackFor } from './fallback.ts';
import { scope } from './scope.ts';
import {
  cachePast,
  forgetVisited,
  isPicture,
  keptPage,
  visitedFiles,
  visitedPages,
  visitedPictures,
} from './visited.ts';

/* The service worker knows no version of the site, so that it changes with its code only and a newer one can take over at once. */

/** The content editor, which no visitor opens. */
const isEditor = (pathname: string) => /^\/admin(?:\/|$)/.test(pathname);

/** Requests with the `copying` header go to the network. */
const own =
  (fits: (pathname: string, request: Request) => boolean): RouteMatchCallback =>
  ({ request, sameOrigin, url: { pathname } }) =>
    sameOrigin && !request.headers.has(copying) && !isEditor(pathname) && fits(pathname, request);

registerRoute(
  own((_, { mode }) => mode === 'navigate'),
  async ({ event, request, url }) => {
    try {
      const answer = await visitedPages.handle({ event, request });
      return (answer.status >= 500 && (await keptPage(request.url))) || answer;
    } catch (error) {
      const page = pageAt(url.pathname);
      // Another spelling of a page, which may be cached.
      if (page && page !== url.pathname) return Response.redirect(page + url.search);
      const fallback = await fallbackFor(localeOf(url.pathname));
      if (fallback) return fallback;
      throw error;
    }
  },
);
registerRoute(own(isPicture), visitedPictures);
registerRoute(
  own((pathname) => pathname.startsWith('/assets/')),
  visitedFiles,
);
// Icons and other files at the root.
registerRoute(
  own(() => true),
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const copy = await copied(request.url);
      if (copy) return copy;
      throw error;
    }
  },
);

scope.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null) return;
  // A failed fetch is repeated with the next page.
  const waitFor = (work: Promise<unknown>) => event.waitUntil(work.catch(() => {}));
  if ('visited' in data && typeof data.visited === 'string' && isPage(data.visited)) {
    waitFor(cacheFallback(localeOf(data.visited)));
  }
  if ('past' in data && Array.isArray(data.past)) {
    waitFor(
      cachePast(
        data.past.filter((address) => typeof address === 'string'),
        event,
      ),
    );
  }
  if ('forget' in data) {
    event.waitUntil(forgetVisited().then(() => event.ports[0]?.postMessage(true)));
  }
});

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  // Safari has no navigation preload.
  const preload = scope.registration.navigationPreload?.enable();
  if (preload) event.waitUntil(preload);
});
clientsClaim();
