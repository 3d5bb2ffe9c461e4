import { areClosed, type Days } from '../closures/closed-days.ts';
import { today } from '../days.ts';
import { datesOf } from './days.ts';
import type { Trip } from './trip.ts';

type Place = { id: string; closed?: Days | undefined };

/** By their index: those whose days are closed; of a trip without dates, those that are closed today. */
export function closedStopsOf(
  trip: Pick<Trip, 'stops' | 'from'>,
  places: readonly Place[],
  day = today(),
): ReadonlySet<number> {
  const dates = datesOf(trip);
  return new Set(
    trip.stops.flatMap(({ place }, at) => {
      const closed = places.find(({ id }) => id === place)?.closed;
      const { first = day, last = first } = dates[at] ?? {};
      return closed && areClosed(closed, first, last) ? at : [];
    }),
  );
}
