import { guestsOf } from '../../prices/party.ts';
import type { Change } from '../../trip/parts.ts';
import type { Trip } from '../../trip/trip.ts';

type TripChoices = { [Field in keyof Omit<Trip, 'stops'>]?: Trip[Field] | undefined };

/** Rooms never outnumber the guests. */
function withChoice(trip: Trip, next: TripChoices): Trip {
  const all = { ...trip, ...next };
  const rooms = all.rooms && Math.min(all.rooms, guestsOf(all));
  const known = Object.entries({ ...all, rooms }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), stops: trip.stops };
}

/** `served`: chosen before hydration. */
export const choiceOf =
  (onChange: Change) =>
  (next: TripChoices, choice: string, served = false) =>
    onChange((trip) => withChoice(trip, next), choice, served);
