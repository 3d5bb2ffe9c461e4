import { useSyncExternalStore } from 'react';
import { earlierTrip, keptTrip, onKeptTrip } from './kept-trip.ts';

export const useKeptTrip = () => useSyncExternalStore(onKeptTrip, keptTrip, () => '');

export const useEarlierTrip = () => useSyncExternalStore(onKeptTrip, earlierTrip, () => '');
