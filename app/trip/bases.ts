import { basesOf, firstNights } from '../stays.ts';
import type { TripPlace } from './trip-data.server.ts';
import type { Stop } from './trip.ts';

type Place = Pick<TripPlace, 'id' | 'bases' | 'nightBases'>;

/** Leaves out the bases if they are those of the plan. */
function stopAt({ id, nightBases: plan }: Place, bases: readonly string[]): Stop {
  const nights = bases.length;
  const isPlanned = bases.join() === firstNights(plan, nights).join();
  return { place: id, nights, ...(!isPlanned && { bases }) };
}

/** A longer stay goes on at its last base, a shorter one loses its last nights. */
export const withNights = (stop: Stop, nights: number, place: Place): Stop =>
  stopAt(place, firstNights(stop.bases ?? place.nightBases, nights));

/** Moves a night to another base: the last one if that base comes later in the list, else the first. */
export function withNightMoved(stop: Stop, from: string, to: string, place: Place): Stop {
  const bases = basesOf(stop, place);
  const order = place.bases.map(({ id }) => id);
  const isLater = order.indexOf(to) > order.indexOf(from);
  const at = isLater ? bases.lastIndexOf(from) : bases.indexOf(from);
  return at < 0 ? stop : stopAt(place, bases.with(at, to));
}
