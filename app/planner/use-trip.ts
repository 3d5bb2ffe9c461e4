import { useCallback, useEffect, useMemo, useRef } from 'react';
import { addressQuery, useAddressQuery, writeQuery } from '../ui/address.ts';
import { keepTrip } from './kept-trip.ts';
import { parseTrip, type KnownIds } from './parse-trip.ts';
import type { Change } from './parts.ts';
import { writeTrip } from './trip.ts';

export function useTrip(known: KnownIds) {
  const query = useAddressQuery();
  const { trip, problems } = useMemo(() => parseTrip(query, known), [query, known]);
  const last = useRef<{ choice: string | undefined; query: string }>(undefined);

  useEffect(() => {
    if (trip.stops.length > 0) keepTrip(writeTrip(trip));
  }, [trip]);

  const change: Change = useCallback(
    (update, choice, replace = false) => {
      // Two presses may come before React renders.
      const now = addressQuery();
      const { trip: before } = parseTrip(now, known);
      const changed = update(before);
      if (changed === before) return;
      if (changed.stops.length === 0) keepTrip('');
      const written = writeTrip(changed);
      const next = written && `?${written}`;
      const isSameStep =
        choice !== undefined && last.current?.choice === choice && last.current.query === now;
      last.current = { choice, query: next };
      writeQuery(next, { replace: replace || isSameStep });
    },
    [known],
  );
  return { trip, problems, change };
}
