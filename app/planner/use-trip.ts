import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterPaint } from '../ui/after-paint.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { keepTrip } from './kept-trip.ts';
import { parseTrip, type KnownIds } from './parse-trip.ts';
import type { Change } from './parts.ts';
import { writeTrip } from './trip.ts';

/** What was chosen and is not in the address yet. */
type Ahead = {
  query: string;
  /** The trip that it changed. */
  base: string;
  /** The step of the history that it was chosen on. */
  since: string;
  /** Whether it belongs to the step that the address has. */
  replace: boolean;
};

/**
 * The trip in the address, and a way to change it. Each choice is a step that Back undoes; presses of
 * the same button one after another are one step. The prerendered page knows no address.
 */
export function useTrip(known: KnownIds) {
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const [ahead, setAhead] = useState<Ahead>();
  // What was pressed shows at once and is what the next press changes; the address follows.
  // The router tells of a new address late: what was chosen upon it in between is no longer ahead of another.
  if (ahead && ahead.since !== key) {
    setAhead(ahead.base === search ? { ...ahead, since: key } : undefined);
  }
  const shown = ahead?.since === key ? ahead.query : search;
  const query = useHydrated() ? shown : '';
  const read = useMemo(() => parseTrip(query, known), [query, known]);
  const lastChoice = useRef<{ choice: string | undefined; query: string }>(undefined);

  useEffect(() => {
    if (read.trip.stops.length > 0) keepTrip(writeTrip(read.trip));
  }, [read]);

  // A new address draws every link of the page anew: the answer to a press does not wait for it.
  useEffect(() => {
    if (!ahead) return undefined;
    return afterPaint(() => {
      void navigate(
        { pathname, search: ahead.query },
        // At once: a press in between would be one upon the old address.
        { replace: ahead.replace, preventScrollReset: true, flushSync: true },
      );
    });
  }, [ahead, navigate, pathname]);

  const now = useRef({ trip: read.trip, query, key, ahead });
  useLayoutEffect(() => {
    now.current = { trip: read.trip, query, key, ahead };
  });
  const change: Change = useCallback((update, choice) => {
    const at = now.current;
    const trip = update(at.trip);
    if (trip === at.trip) return;
    if (trip.stops.length === 0) keepTrip('');
    const written = writeTrip(trip);
    const next = written && `?${written}`;
    const last = lastChoice.current;
    const isSameStep = choice !== undefined && last?.choice === choice && last.query === at.query;
    lastChoice.current = { choice, query: next };
    const replace = at.ahead?.replace ?? isSameStep;
    setAhead({ query: next, base: at.query, since: at.key, replace });
  }, []);
  return { ...read, change };
}
