import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isPage } from './content/site.ts';

/**
 * A page whose address is this one but for capitals. Hosts tell `/Guide` from `/guide` and answer
 * with the page for unknown addresses; React Router's client does not tell them apart, so it would
 * look in that page for the guide's data.
 */
function addressWithoutCapitals() {
  const address = location.pathname.toLowerCase();
  return address !== location.pathname && isPage(address) ? address : undefined;
}

const address = addressWithoutCapitals();
if (address) {
  location.replace(address + location.search + location.hash);
} else {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
