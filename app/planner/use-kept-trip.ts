import { useSyncExternalStore } from 'react';
import { keptTrip, onKeptTrip } from './kept-trip.ts';

export const useKeptTrip = () => useSyncExternalStore(onKeptTrip, keptTrip, () => '');
