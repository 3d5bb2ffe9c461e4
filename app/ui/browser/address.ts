import { useSyncExternalStore } from 'react';
import { listenTo } from './listen-to.ts';

const changed = 'address:changed';

/** Safari refuses more than 100 history entries in 10 seconds; other browsers ignore them silently. */
let refused: { query: string; at: string } | undefined;

export const addressQuery = () => (refused?.at === location.href ? refused.query : location.search);

function subscribe(onChange: () => void) {
  return listenTo(['popstate', 'pageshow', changed], onChange);
}

/** Empty in the first render, which equals the served page. */
export const useAddressQuery = () => useSyncExternalStore(subscribe, addressQuery, () => '');

/** @param query With its question mark, or empty. */
export function writeQuery(query: string, { replace = false } = {}) {
  const before = location.href;
  const address = location.pathname + query + location.hash;
  try {
    if (replace) history.replaceState(history.state, '', address);
    else history.pushState(null, '', address);
  } catch {
    // Safari throws; the comparison below finds both kinds of refusal.
  }
  if (location.href === before) refused = { query, at: before };
  dispatchEvent(new Event(changed));
}
