import { entryOf } from '../content/entries.ts';
import { basesOf } from '../stays.ts';
import type { Means } from '../content/legs.ts';
import { bestOf, legBetween, type Leg, type Way } from '../legs/leg.ts';
import type { Gateway } from '../legs/legs.server.ts';
import { readyTrip } from './ready-trip.ts';
import type { TripData } from './trip-data.server.ts';
import type { Stop, Trip } from './trip.ts';

export type Network = {
  legs: readonly Leg[];
  gateways: readonly Gateway[];
  places: readonly { id: string; nightBases: readonly string[] }[];
} & Pick<TripData, 'trips'>;

/** Where a leg begins: a town, or a stop at the base of its last night. */
type Start = { place: string; base?: string | undefined };

export type TripLeg = Leg & {
  taken: Way;
  /** From door to door. */
  hours: number;
};

/** The id of a gateway in the table of legs. */
export const townOf = ({ gateways }: Pick<Network, 'gateways'>, gateway: string): string =>
  gateways.find(({ id }) => id === gateway)?.place ?? gateway;

export const endOf = (stop: Stop, { places }: Pick<Network, 'places'>): Start => ({
  place: stop.place,
  base: basesOf(stop, entryOf(places, stop.place)).at(-1),
});

/** The leg with the way that the trip takes; undefined within a town. */
export function tripLeg(
  { legs }: Pick<Network, 'legs'>,
  from: Start,
  to: string,
  by: Trip['by'],
  wanted?: Means,
): TripLeg | undefined {
  const leg = legBetween(legs, from.place, to, from.base);
  if (!leg) return undefined;
  const ways = leg.ways.filter((way) => by !== 'car' || way.by === 'road');
  const taken = bestOf(ways.filter((way) => way.by === wanted)) ?? bestOf(ways);
  return taken && { ...leg, taken, hours: taken.hours };
}

/** The leg to each stop, then the one home; undefined where nothing has to be travelled. */
export function legsToStops(trip: Trip, network: Network): (TripLeg | undefined)[] {
  const { stops, start, end, by } = trip;
  if (stops.length === 0) return [];
  const towns = [
    start && { place: townOf(network, start) },
    ...stops.map((stop) => endOf(stop, network)),
    end && { place: townOf(network, end) },
  ];
  const ready = readyTrip({ data: network, trip });
  return towns.slice(1).map((to, at) => {
    const from = towns[at];
    if (!from || !to) return undefined;
    return tripLeg(network, from, to.place, by, ready?.stops[at]?.by);
  });
}

export const legsOf = (trip: Trip, network: Network) =>
  legsToStops(trip, network).filter((leg) => leg !== undefined);

export function journeyOf(legs: readonly TripLeg[]) {
  const roads = legs.flatMap(({ taken }) => (taken.by === 'road' ? taken : []));
  return {
    hours: legs.reduce((sum, { hours }) => sum + hours, 0),
    kilometres: roads.reduce((sum, { kilometres }) => sum + (kilometres ?? 0), 0),
    flights: legs.reduce(
      (sum, { taken }) => sum + (taken.by === 'flight' ? (taken.change ? 2 : 1) : 0),
      0,
    ),
  };
}
