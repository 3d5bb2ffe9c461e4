import { useEffect, useMemo, useRef, useState } from 'react';
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
  const [ahead, setAhead] = useState<{ query: string; since: string }>();
  // What was pressed shows at once and is what the next press changes; the address follows.
  if (ahead && ahead.since !== search) setAhead(undefined);
  const shown = ahead?.since === search ? ahead.query : search;
  const query = useHydrated() ? shown : '';
  const read = useMemo(() => parseTrip(query, known), [query, known]);
  const lastChoice = useRef<{ choice: string; query: string }>(undefined);

  useEffect(() => {
    if (read.trip.stops.length > 0) keepTrip(writeTrip(read.trip));
  }, [read]);

  const change = (next: Trip, choice: string) => {
    if (next.stops.length === 0) keepTrip('');
    const written = writeTrip(next);
    const last = lastChoice.current;
    const replace = last?.choice === choice && last.query === query;
    lastChoice.current = { choice, query: written && `?${written}` };
    setAhead({ query: written && `?${written}`, since: search });
    void navigate(
      { pathname, search: written },
      { replace, preventScrollReset: true, flushSync: true },
    );
  };
  return { ...read, change };
}
