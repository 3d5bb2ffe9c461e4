import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../ui/use-hydrated.ts';
import { keepTrip } from './kept-trip.ts';
import { parseTrip } from './parse-trip.ts';
import { writeTrip, type Trip } from './trip.ts';

/**
 * The trip in the address, and a way to change it. Each choice is a step that Back undoes; presses of
 * the same button one after another are one step. The prerendered page knows no address.
 */
export function useTrip(known: readonly string[]) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = useHydrated() ? search : '';
  const read = useMemo(() => parseTrip(query, known), [query, known]);
  const lastChoice = useRef<{ choice: string; query: string }>(undefined);

  useEffect(() => {
    if (read.trip.stops.length > 0) keepTrip(writeTrip(read.trip));
  }, [read]);

  const change = (next: Trip, choice: string) => {
    if (next.stops.length === 0) keepTrip('');
    const written = writeTrip(next);
    const last = lastChoice.current;
    const replace = last?.choice === choice && last.query === search;
    lastChoice.current = { choice, query: written && `?${written}` };
    void navigate(
      { pathname, search: written },
      { replace, preventScrollReset: true, flushSync: true },
    );
  };
  return { ...read, change };
}
