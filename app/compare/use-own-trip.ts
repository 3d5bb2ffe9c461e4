import { useKeptTrip } from '../planner/use-trip.ts';
import { parseTrip, type KnownIds } from '../trip/parse-trip.ts';
import { writeTrip, type Trip } from '../trip/trip.ts';
import { routeOnly } from './comparison.ts';

const routeIn = (trip: Trip) => writeTrip(routeOnly(trip));

/** The trip kept on this device, and whether the address shows that trip or another one. */
export function useOwnTrip({ stops, ...trip }: Trip, known: KnownIds) {
  const kept = parseTrip(useKeptTrip(), known).trip;
  const isGiven = stops.length > 0;
  const isKept = routeIn({ ...trip, stops }) === routeIn(kept);
  return { kept, isMine: isGiven && isKept, isLinked: isGiven && !isKept };
}
export type OwnTrip = ReturnType<typeof useOwnTrip>;
