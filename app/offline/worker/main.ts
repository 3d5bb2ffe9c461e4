import { clientsClaim, type RouteMatchCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { isPage, pageAt } from '../../site.ts';
import { localeOf } from '../../paths.ts';
import { copying, visiting } from '../names.ts';
import { copied } from './copied.ts';
import { cacheFallback, fallbackFor } from './fallback.ts';
import { scope } from './scope.ts';
import { forgetVisited, keptPage, visitedFiles, visitedPages, visitedPictures } from './visited.ts';

/* The service worker knows no version of the site, so that it changes with its code only and a newer one can take over at once. */

/** The content editor, which no visitor opens. */
const isEditor = (pathname: string) => /^\/admin(?:\/|$)/.test(pathname);

/** Drawings and photos on our own host, in several widths. */
const isPicture = (pathname: string) => /^\/(?:art|photos|assets\/photos)\//.test(pathname);

/** Requests with the `copying` header go to the network. */
const own =
  (fits: (pathname: string, request: Request) => boolean): RouteMatchCallback =>
  ({ request, sameOrigin, url: { pathname } }) =>
    sameOrigin && !request.headers.has(copying) && !isEditor(pathname) && fits(pathname, request);

registerRoute(
  own(
    (pathname, { mode, headers }) =>
      mode === 'navigate' || (headers.has(visiting) && isPage(pathname)),
  ),
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
// Icons and other files at the root, which nothing keeps: those of a past visit are not asked for again.
registerRoute(
  own((_, { headers }) => !headers.has(visiting)),
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
  if ('visited' in data && typeof data.visited === 'string' && isPage(data.visited)) {
    // A failed fetch is repeated with the next page.
    event.waitUntil(cacheFallback(localeOf(data.visited)).catch(() => {}));
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
