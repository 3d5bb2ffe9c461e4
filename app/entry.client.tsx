import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageAt } from './site.ts';

// A page that changes again before it has changed gives up its transition; React Router leaves that
// unhandled.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

// Hosts tell `/Guide` and `//guide` from `/guide` and answer with the page for unknown addresses;
// React Router's client does not tell them apart, so it would look in that page for the guide's data.
const address = pageAt(location.pathname);
if (address && address !== location.pathname) {
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
