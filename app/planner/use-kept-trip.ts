import { useSyncExternalStore } from 'react';
import { keptTrip, tripKept } from './kept-trip.ts';

function subscribe(onChange: () => void) {
  addEventListener(tripKept, onChange);
  // Another tab.
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(tripKept, onChange);
    removeEventListener('storage', onChange);
  };
}

/** The kept trip; none in the prerendered page. */
export const useKeptTrip = () => useSyncExternalStore(subscribe, keptTrip, () => '');
