import { legBetween, type Gateway, type Leg, type Way } from '../legs/leg.ts';
import type { Trip } from './trip.ts';

export type Network = { legs: readonly Leg[]; gateways: readonly Gateway[] };

export type TripLeg = Leg & {
  taken: Way;
  /** From door to door. */
  hours: number;
};

/** The id of a gateway in the table of legs. */
export const townOf = ({ gateways }: Pick<Network, 'gateways'>, gateway: string): string =>
  gateways.find(({ id }) => id === gateway)?.place ?? gateway;

/** The leg with its quickest way; undefined within a town. */
export function tripLeg(
  { legs }: Pick<Network, 'legs'>,
  from: string,
  to: string,
  by: Trip['by'],
): TripLeg | undefined {
  const leg = legBetween(legs, from, to);
  if (!leg) return undefined;
  const timed = leg.ways.flatMap((way) =>
    way.hours === undefined || (by === 'car' && way.by !== 'road')
      ? []
      : [{ taken: way, hours: way.hours }],
  );
  const [quickest] = timed.toSorted((a, b) => a.hours - b.hours);
  return quickest && { ...leg, ...quickest };
}

function townsOf({ stops, start, end }: Pick<Trip, 'stops' | 'start' | 'end'>, network: Network) {
  if (stops.length === 0) return [];
  return [
    ...(start ? [townOf(network, start)] : []),
    ...stops.map(({ place }) => place),
    ...(end ? [townOf(network, end)] : []),
  ];
}

export function legsOf(trip: Trip, network: Network): TripLeg[] {
  const towns = townsOf(trip, network);
  return towns.slice(1).flatMap((to, at) => tripLeg(network, towns[at] ?? to, to, trip.by) ?? []);
}

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
