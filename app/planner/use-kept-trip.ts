import { useSyncExternalStore } from 'react';
import { keptTrip, tripKept } from './kept-trip.ts';

/** This page, another tab, and the way back to a page that the browser has cached. */
const events = [tripKept, 'storage', 'pageshow'];

function subscribe(onChange: () => void) {
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** The kept trip; none in the prerendered page. */
export const useKeptTrip = () => useSyncExternalStore(subscribe, keptTrip, () => '');
