import { useSyncExternalStore } from 'react';
import { earlierTrip, keptTrip, onKeptTrip } from '../trip/kept-trip.ts';

export const useKeptTrip = () => useSyncExternalStore(onKeptTrip, keptTrip, () => '');

export const useEarlierTrip = () => useSyncExternalStore(onKeptTrip, earlierTrip, () => '');
