import { useSyncExternalStore } from 'react';

const changed = 'address:changed';

function subscribe(onChange: () => void) {
  const events = ['popstate', 'pageshow', changed];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** Calls back when the query of the address changes: by `writeQuery`, Back or Forward. */
export const onAddress = subscribe;

/** The query of the address, with its question mark; empty in the first render, which equals the served page. */
export const useAddressQuery = () =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );

/**
 * Changes the query of the page's address and leaves the page where it is.
 * @param query With its question mark, or empty.
 */
export function writeQuery(query: string, { replace = false } = {}) {
  const address = location.pathname + query + location.hash;
  try {
    if (replace) history.replaceState(history.state, '', address);
    else history.pushState(null, '', address);
  } catch {
    // Safari refuses more than a hundred in ten seconds; the next change writes all of it.
  }
  dispatchEvent(new Event(changed));
}
