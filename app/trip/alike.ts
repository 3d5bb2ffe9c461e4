import { nightsOf } from './dates.ts';
import type { Stop } from './trip.ts';

type Stops = { stops: readonly Stop[] };

/**
 * Puts those for the month (0 for January) first, then those that share the most places, then those of nearly as many nights; leaves
 * out the trip itself.
 */
export function alike<Other extends Stops & { goodMonths?: readonly number[] }>(
  trip: Stops,
  others: readonly Other[],
  month?: number,
): Other[] {
  const places = new Set(trip.stops.map(({ place }) => place));
  const isTimely = ({ goodMonths }: Other) =>
    month !== undefined && goodMonths?.includes(month + 1) ? 1 : 0;
  const shared = ({ stops }: Stops) =>
    new Set(stops.flatMap(({ place }) => (places.has(place) ? place : []))).size;
  const longer = (other: Stops) => Math.abs(nightsOf(other) - nightsOf(trip));
  const inWords = ({ stops }: Stops) => stops.map(({ place, nights }) => place + nights).join();
  return others
    .filter((other) => inWords(other) !== inWords(trip))
    .toSorted(
      (a, b) => isTimely(b) - isTimely(a) || shared(b) - shared(a) || longer(a) - longer(b),
    );
}
