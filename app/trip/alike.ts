import { nightsOf } from './days.ts';
import type { Stop } from './trip.ts';

type Stops = { stops: readonly Stop[] };

/** Puts those first that share the most places, then those of nearly as many nights; leaves out the trip itself. */
export function alike<Other extends Stops>(trip: Stops, others: readonly Other[]): Other[] {
  const places = new Set(trip.stops.map(({ place }) => place));
  const shared = ({ stops }: Stops) =>
    new Set(stops.flatMap(({ place }) => (places.has(place) ? place : []))).size;
  const longer = (other: Stops) => Math.abs(nightsOf(other) - nightsOf(trip));
  const inWords = ({ stops }: Stops) => stops.map(({ place, nights }) => place + nights).join();
  return others
    .filter((other) => inWords(other) !== inWords(trip))
    .toSorted((a, b) => shared(b) - shared(a) || longer(a) - longer(b));
}
