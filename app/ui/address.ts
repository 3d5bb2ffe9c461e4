import { useSyncExternalStore } from 'react';

const changed = 'address:changed';

/** A query that the browser refused to write, and the address that it belongs to. */
let refused: { query: string; at: string } | undefined;

/** The query that was chosen last, with its question mark: the address's, unless that could not be written. */
export const addressQuery = () => (refused?.at === location.href ? refused.query : location.search);

function subscribe(onChange: () => void) {
  const events = ['popstate', 'pageshow', changed];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** The query of the address, with its question mark; empty in the first render, which equals the served page. */
export const useAddressQuery = () => useSyncExternalStore(subscribe, addressQuery, () => '');

/**
 * Changes the query of the page's address and leaves the page where it is.
 * @param query With its question mark, or empty.
 */
export function writeQuery(query: string, { replace = false } = {}) {
  const before = location.href;
  const address = location.pathname + query + location.hash;
  try {
    if (replace) history.replaceState(history.state, '', address);
    else history.pushState(null, '', address);
  } catch {
    // Safari refuses more than a hundred in ten seconds, other browsers do it without an exception.
  }
  if (location.href === before) refused = { query, at: before };
  dispatchEvent(new Event(changed));
}
