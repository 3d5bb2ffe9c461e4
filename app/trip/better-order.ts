import { ordersOf } from './orders.ts';
import type { Stop, Trip } from './trip.ts';
import { endOf, townOf, tripLeg, type Network } from './trip-legs.ts';

/** Seven stops have 5,040 orders; a trip with more gets no offer. */
const mostStops = 7;

/** The least saving, in hours, that is offered. */
const leastSaving = 0.5;

type Town = ReturnType<typeof endOf>;

/** Hours between two towns, looked up once for each pair. */
function hoursOn(network: Network, by: Trip['by']) {
  const known = new Map<string, number>();
  return (from: Town | undefined, to: string) => {
    if (from === undefined || from.place === to) return 0;
    const pair = `${from.place} ${from.base ?? ''} ${to}`;
    const hours = known.get(pair) ?? tripLeg(network, from, to, by)?.hours ?? 0;
    known.set(pair, hours);
    return hours;
  };
}

/** The shortest order and the hours it saves. Without a start the first stop stays first, and a round trip stays one. */
export function betterOrder(trip: Trip, network: Network) {
  const { stops, start, end, by } = trip;
  if (stops.length > mostStops) return undefined;
  const hoursBetween = hoursOn(network, by);
  const [before, after] = [start, end].map((town) =>
    town ? [{ place: townOf(network, town) }] : [],
  );
  const hoursOf = (order: readonly Stop[]) => {
    const towns = [
      ...(before ?? []),
      ...order.map((stop) => endOf(stop, network)),
      ...(after ?? []),
    ];
    return towns.reduce((sum, town, at) => sum + hoursBetween(towns[at - 1], town.place), 0);
  };
  const hours = hoursOf(stops);
  const isRound = !start && !end && stops.length > 2 && stops[0]?.place === stops.at(-1)?.place;
  const head = start ? [] : stops.slice(0, 1);
  const tail = isRound ? stops.slice(-1) : [];
  const free = stops.slice(head.length, stops.length - tail.length);
  const [best] = ordersOf(free)
    .map((middle) => [...head, ...middle, ...tail])
    .map((order) => ({ stops: order, hours: hours - hoursOf(order) }))
    .toSorted((one, other) => other.hours - one.hours);
  return best && best.hours >= leastSaving ? best : undefined;
}
