import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { isPage, pageAt } from '../../content/site.ts';
import { isLocale } from '../../locales.ts';
import { localeOf } from '../../paths.ts';
import { pagesAtHand } from './at-hand.ts';
import { scope } from './scope.ts';
import { keep, seenData, seenFiles, seenPages, seenPictures } from './seen.ts';
import { keepStandIn, standInFor } from './stand-in.ts';

/*
 * The service worker: what was seen can be seen again without a network. It keeps no state of its own
 * and knows no version of the site, so that it changes with its code only, and a newer one takes over
 * at once without disturbing an open page. Other hosts, and whatever is not named here, it leaves alone.
 */

// Only what a browser waits for in a page; the worker itself asks past its own routes.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  async ({ event, request, url }) => {
    try {
      return await seenPages.handle({ event, request });
    } catch (error) {
      const page = pageAt(url.pathname);
      // Another spelling of a page that is at hand: there its scripts find themselves.
      if (page && page !== url.pathname) return Response.redirect(page + url.search);
      const standIn = await standInFor(localeOf(url.pathname));
      if (standIn) return standIn;
      throw error;
    }
  },
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.endsWith('.data'),
  ({ event, request }) => seenData.handle({ event, request }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ event, request }) => seenFiles.handle({ event, request }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/art/'),
  ({ event, request }) => seenPictures.handle({ event, request }),
);

scope.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null) return;
  if ('seen' in data && typeof data.seen === 'string' && isPage(data.seen)) {
    const files = 'files' in data && Array.isArray(data.files) ? data.files : [];
    const work = Promise.all([
      keep(
        data.seen,
        files.filter((file) => typeof file === 'string'),
        event,
      ),
      keepStandIn(localeOf(data.seen)),
    ]);
    // What the network does not give now, it gives another time.
    event.waitUntil(work.catch(() => {}));
  }
  if ('atHand' in data && typeof data.atHand === 'string' && isLocale(data.atHand)) {
    event.waitUntil(pagesAtHand(data.atHand).then((pages) => event.ports[0]?.postMessage(pages)));
  }
});

scope.addEventListener('install', () => void scope.skipWaiting());
clientsClaim();
