import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { addressQuery, useAddressQuery, writeQuery } from '../ui/browser/address.ts';
import { earlierTrip, forgetTrip, keepTrip, keptTrip, onKeptTrip } from './kept-trip.ts';
import { parseTrip, type KnownIds } from '../trip/parse-trip.ts';
import type { Change } from '../trip/parts.ts';
import { writeTrip } from '../trip/trip.ts';

export const useKeptTrip = () => useSyncExternalStore(onKeptTrip, keptTrip, () => '');

export const useEarlierTrip = () => useSyncExternalStore(onKeptTrip, earlierTrip, () => '');

const keptNow = () => ({ kept: keptTrip(), earlier: earlierTrip() });

/** A change is kept on this device with the address; Back takes both back, unless another page changed what is kept. */
function useSteps() {
  const keptAt = useRef(new Map<string, ReturnType<typeof keptNow>>());
  /** The query that the kept trips belong to. */
  const current = useRef('');

  useEffect(() => {
    const goBack = () => {
      const left = keptAt.current.get(current.current);
      const there = keptAt.current.get(addressQuery());
      if (!left || !there) return;
      current.current = addressQuery();
      const { kept, earlier } = keptNow();
      if (left.kept === kept && left.earlier === earlier) keepTrip(there.kept, there.earlier);
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);

  return (next: string, keepIt: () => void, replace = false) => {
    keptAt.current.set(addressQuery(), keptNow());
    keepIt();
    keptAt.current.set(next, keptNow());
    current.current = next;
    writeQuery(next, { replace });
  };
}

const queryOf = (written: string) => written && `?${written}`;

const sameTrip = (written: string, kept: string, known: KnownIds) =>
  written === writeTrip(parseTrip(kept, known).trip);

/** The trip of the address, which is kept on this device once it is changed here. */
export function useTrip(known: KnownIds) {
  const query = useAddressQuery();
  const { trip, problems } = useMemo(() => parseTrip(query, known), [query, known]);
  const last = useRef<{ choice: string | undefined; query: string }>(undefined);
  const [isRefused, setRefused] = useState(false);
  const step = useSteps();

  /** A trip that is not the kept one takes its place, and the kept one becomes the earlier. */
  const keep = (written: string, isOwn: boolean) =>
    setRefused(!(isOwn ? keepTrip(written) : keepTrip(written, keptTrip())));

  const change: Change = (update, choice) => {
    // Two presses may come before React renders.
    const now = addressQuery();
    const { trip: before } = parseTrip(now, known);
    const changed = update(before);
    if (changed === before) return;
    const isOwn = before.stops.length > 0 && sameTrip(writeTrip(before), keptTrip(), known);
    const written = writeTrip(changed);
    const next = queryOf(written);
    const isSameStep =
      choice !== undefined && last.current?.choice === choice && last.current.query === now;
    last.current = { choice, query: next };
    const keepChanged = () => {
      if (changed.stops.length > 0) keep(written, isOwn);
      else if (isOwn) forgetTrip();
    };
    step(next, keepChanged, isSameStep);
  };

  const kept = useKeptTrip();
  const written = writeTrip(trip);
  const isShown = trip.stops.length > 0;
  return {
    trip,
    problems,
    change,
    isOwn: isShown && sameTrip(written, kept, known),
    isRefused,
    keepShown: () => keep(written, false),
    forgetKept: () => {
      forgetTrip();
      if (isShown) writeQuery('');
    },
    /** The earlier trip takes the place of the kept one, which Back shows again. */
    takeEarlier: () => {
      const earlier = earlierTrip();
      step(queryOf(earlier), () => keepTrip(earlier, ''));
    },
  };
}
