import { monthOfTrip, nightsOf } from './days.ts';
import type { Stop, Trip } from './trip.ts';

type Stops = { stops: readonly Stop[] };

/**
 * Puts those for its month first, then those that share the most places, then those of nearly as many nights; leaves
 * out the trip itself.
 */
export function alike<Other extends Stops & { goodMonths?: readonly number[] }>(
  trip: Pick<Trip, 'stops' | 'from' | 'month'>,
  others: readonly Other[],
): Other[] {
  const places = new Set(trip.stops.map(({ place }) => place));
  const month = monthOfTrip(trip);
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
