import { clientsClaim, type RouteMatchCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { isPage, pageAt } from '../../site.ts';
import { localeOf } from '../../paths.ts';
import { copying } from '../names.ts';
import { copied } from './copied.ts';
import { scope } from './scope.ts';
import { forgetFormer, forgetSeen, keepPast, seenFiles, seenPages, seenPictures } from './seen.ts';
import { keepStandIn, standInFor } from './stand-in.ts';

/*
 * The service worker: what was seen can be seen again without a network. It keeps no state of its own
 * and knows no version of the site, so that it changes with its code only, and a newer one takes over
 * at once without disturbing an open page. Other hosts, and what is not named here, it leaves alone.
 */

/** What of this site a route answers for; a page that copies the guide asks past them all. */
const own =
  (fits: (pathname: string, request: Request) => boolean): RouteMatchCallback =>
  ({ request, sameOrigin, url }) =>
    sameOrigin && !request.headers.has(copying) && fits(url.pathname, request);

// Only what a browser waits for in a page; the worker itself asks past its own routes.
registerRoute(
  own((_, { mode }) => mode === 'navigate'),
  async ({ event, request, url }) => {
    try {
      return await seenPages.handle({ event, request });
    } catch (error) {
      const page = pageAt(url.pathname);
      // Another spelling of a page, which may be at hand.
      if (page && page !== url.pathname) return Response.redirect(page + url.search);
      const standIn = await standInFor(localeOf(url.pathname));
      if (standIn) return standIn;
      throw error;
    }
  },
);
registerRoute(
  own((pathname) => pathname.startsWith('/assets/')),
  seenFiles,
);
registerRoute(
  own((pathname) => pathname.startsWith('/art/')),
  seenPictures,
);
// All else: icons, photos on our own host, and what copies hold that an earlier version of the site made.
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
  // What the network does not give now, it gives another time.
  const waitFor = (work: Promise<unknown>) => event.waitUntil(work.catch(() => {}));
  if ('seen' in data && typeof data.seen === 'string' && isPage(data.seen)) {
    waitFor(keepStandIn(localeOf(data.seen)));
  }
  if ('past' in data && Array.isArray(data.past)) {
    waitFor(
      keepPast(
        data.past.filter((address) => typeof address === 'string'),
        event,
      ),
    );
  }
  if ('forget' in data) {
    event.waitUntil(forgetSeen().then(() => event.ports[0]?.postMessage(true)));
  }
});

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  // The browser asks the network for a page while it starts the worker; Safari knows of no such thing.
  const preload = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, forgetFormer()]));
});
clientsClaim();
