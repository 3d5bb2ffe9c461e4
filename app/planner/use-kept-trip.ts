import { useSyncExternalStore } from 'react';
import { keptTrip, onKeptTrip } from './kept-trip.ts';

/** The kept trip; none in the prerendered page. */
export const useKeptTrip = () => useSyncExternalStore(onKeptTrip, keptTrip, () => '');
