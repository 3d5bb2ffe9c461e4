import { entryOf } from '../content/entries.ts';
import { basesOf } from '../stays.ts';
import type { Means } from '../content/legs.ts';
import type { DiffersOnDay } from '../content/extras-of-days.ts';
import type { TripData } from './trip-data.server.ts';
import type { Stop, Trip } from './trip.ts';

export type OwnWords = DiffersOnDay & {
  title: string;
  text: string;
  /** The id of what is to be seen. */
  sight?: string;
};

/** A day of a ready-made trip: one of the plan of its place, counted from 0, or in words that may tell of a way. */
export type OwnDay = { plan: number } | (OwnWords & { by?: Means });

type Trips = Pick<TripData, 'trips'>;

const isSame = (one: readonly Stop[], other: readonly Stop[]) =>
  one.length === other.length &&
  one.every(({ place, nights }, at) => place === other[at]?.place && nights === other[at].nights);

/** The ready-made trip with the same stops and nights; one from a town and back also has its start and end. */
export const readyTrip = ({ data, trip }: { data: Trips; trip: Trip }) =>
  data.trips.find(
    ({ stops, from }) =>
      isSame(stops, trip.stops) &&
      (from === undefined || (from === trip.start && from === trip.end)),
  );

/** The ready-made trip that also has the same towns to sleep in, and so the same days. */
export function tripWithDays({
  data,
  trip,
}: {
  data: Trips & Pick<TripData, 'places'>;
  trip: Trip;
}) {
  const ready = readyTrip({ data, trip });
  const towns = (stops: readonly Stop[]) =>
    stops.flatMap((stop) => basesOf(stop, entryOf(data.places, stop.place)));
  return ready && towns(ready.stops).join() === towns(trip.stops).join() ? ready : undefined;
}
