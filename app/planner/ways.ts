import type { Gateway, Trip } from './trip.ts';

/* How one gets from stop to stop, and how long that is. */

type FlightWay = {
  by: 'flight';
  /** Airports at either end, the most frequent first. */
  from: readonly string[];
  to: readonly string[];
  /** In the air, where a timetable says so. */
  minutes?: number;
  /** By way of Istanbul. */
  change?: true;
};
type RoadWay = { by: 'road'; kilometres?: number; hours: readonly [number, number] };
type RailWay = {
  by: 'rail';
  /** Where one goes on by road, and how far. */
  via?: 'konya';
  onward?: number;
};
export type Way = FlightWay | RoadWay | RailWay;

/** Ways from one town to another; the way back is a leg of its own. */
export type Leg = { from: string; to: string; ways: readonly Way[] };

/** A leg of a trip, in its direction. */
export type TripLeg = Leg & {
  /** The way that the trip takes. */
  taken: Way;
  /** From door to door, as reckoned here. */
  hours: number;
};

/** Where there is no timetable: about an hour and a quarter, as between Istanbul and Antalya. */
const usualFlight = 75;

/** Around a flight: to the airport in time, and from the other one on. */
const aroundFlight = 3;
const changeOfPlane = 2;

/** From this many hours on, a leg takes the day. */
export const longLeg = 6;

const hub = 'istanbul';

/** A gateway that is a destination stands in the table of legs under that name. */
export const townOf = (gateway: Gateway): string => (gateway === 'trabzon' ? 'blacksea' : gateway);

/** Hours from door to door; for a train no timetable is known. */
function hoursOf(way: Way): number | undefined {
  if (way.by === 'road') return (way.hours[0] + way.hours[1]) / 2;
  if (way.by === 'rail') return undefined;
  return (way.minutes ?? usualFlight) / 60 + aroundFlight + (way.change ? changeOfPlane : 0);
}

/** The table has each leg there and back. */
const tabled = (legs: readonly Leg[], from: string, to: string): readonly Way[] =>
  legs.find((leg) => leg.from === from && leg.to === to)?.ways ?? [];

const flightIn = (ways: readonly Way[]) => ways.find((way) => way.by === 'flight');

/** Two flights by way of Istanbul, where there is none that is direct and both ends have one. */
function changing(legs: readonly Leg[], from: string, to: string): FlightWay[] {
  if (from === hub || to === hub) return [];
  const first = flightIn(tabled(legs, from, hub));
  const second = flightIn(tabled(legs, hub, to));
  if (!first || !second) return [];
  const minutes = (first.minutes ?? usualFlight) + (second.minutes ?? usualFlight);
  return [{ by: 'flight', from: first.from, to: second.to, minutes, change: true }];
}

/** Every way between two towns; a change of plane only where the road would take the day. */
function waysBetween(legs: readonly Leg[], from: string, to: string): readonly Way[] {
  const ways = tabled(legs, from, to);
  const road = ways.find((way) => way.by === 'road');
  const far = road !== undefined && (hoursOf(road) ?? 0) >= longLeg;
  return far && !flightIn(ways) ? [...ways, ...changing(legs, from, to)] : ways;
}

/** The leg between two towns and the way that a trip takes there: none within a town. */
export function legBetween(
  legs: readonly Leg[],
  from: string,
  to: string,
  by: Trip['by'],
): TripLeg | undefined {
  if (from === to) return undefined;
  const ways = waysBetween(legs, from, to);
  const timed = ways.flatMap((way) => {
    const hours = hoursOf(way);
    return hours === undefined || (by === 'car' && way.by !== 'road') ? [] : [{ way, hours }];
  });
  const [quickest] = timed.toSorted((a, b) => a.hours - b.hours);
  return quickest && { from, to, ways, taken: quickest.way, hours: quickest.hours };
}

/** The towns of a trip in their order: home or the airport, the stops, and home again. */
function townsOf({ stops, start, end }: Pick<Trip, 'stops' | 'start' | 'end'>): string[] {
  if (stops.length === 0) return [];
  return [
    ...(start ? [townOf(start)] : []),
    ...stops.map(({ place }) => place),
    ...(end ? [townOf(end)] : []),
  ];
}

/** Every leg of a trip. */
export function legsOf(trip: Trip, legs: readonly Leg[]): TripLeg[] {
  const towns = townsOf(trip);
  return towns.slice(1).flatMap((to, at) => {
    const leg = legBetween(legs, towns[at] ?? to, to, trip.by);
    return leg ?? [];
  });
}

/** What is on the way in all. */
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
