import { guestsOf } from '../../prices/party-price.ts';
import type { Change } from '../../trip/parts.ts';
import { tripOf, type Trip, type TripChoices } from '../../trip/trip.ts';

/** Rooms never outnumber the guests. */
function withChoice(trip: Trip, next: TripChoices): Trip {
  const all = { ...trip, ...next };
  return tripOf(trip.stops, { ...all, rooms: all.rooms && Math.min(all.rooms, guestsOf(all)) });
}

export const choiceOf = (onChange: Change) => (next: TripChoices, choice: string) =>
  onChange((trip) => withChoice(trip, next), choice);
