import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { destinationIds, isPage } from './content/site.ts';
import { destinationIdOf, inLocale, localeOf, paths } from './paths.ts';
import { tryOrUndefined } from './ui/try-or-undefined.ts';

/**
 * A page whose address is this one but for capitals, slashes, `/en` and the spelling of a destination.
 * Hosts tell `/Guide` and `//guide` from `/guide` and answer with the page for unknown addresses;
 * React Router's client does not tell them apart, so it would look in that page for the guide's data.
 */
function addressOfPage() {
  const typed = tryOrUndefined(() => decodeURIComponent(location.pathname)) ?? location.pathname;
  const lower = typed.toLowerCase().replace(/^\/en(?=\/|$)/, '');
  const locale = localeOf(lower);
  const address = inLocale(lower, locale);
  const folder = paths.destination(locale, '');
  const id = address.startsWith(folder) && destinationIdOf(address.slice(folder.length));
  const page = id && destinationIds.includes(id) ? paths.destination(locale, id) : address;
  return page !== location.pathname && isPage(page) ? page : undefined;
}

// A page that changes again before it has changed gives up its transition; React Router leaves that
// unhandled.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

const address = addressOfPage();
if (address) {
  location.replace(address + location.search + location.hash);
} else {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* A page that is there is shown at once: rendered in slices it would come a third later. */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    );
  });
}
