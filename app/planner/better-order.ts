import type { Stop, Trip } from './trip.ts';
import { townOf, tripLeg, type Network } from './trip-legs.ts';

/** Up to this many stops every order is tried. */
const exactLimit = 8;

/** The least saving, in hours, that is offered. */
const leastSaving = 0.5;

type Cost = (from: string | undefined, to: string | undefined) => number;

/** Hours between two towns, looked up once for each pair. */
function costOf(network: Network, by: Trip['by']): Cost {
  const known = new Map<string, number>();
  return (from, to) => {
    if (from === undefined || to === undefined || from === to) return 0;
    const pair = `${from} ${to}`;
    const hours = known.get(pair) ?? tripLeg(network, from, to, by)?.hours ?? 0;
    known.set(pair, hours);
    return hours;
  };
}

type Ends = { first: string | undefined; last: string | undefined };

const lengthOf = (stops: readonly Stop[], { first, last }: Ends, cost: Cost) => {
  const towns = [first, ...stops.map(({ place }) => place), last];
  return towns.slice(1).reduce((sum, to, at) => sum + cost(towns[at], to), 0);
};

/** Branch and bound: an order is dropped once it is longer than the best so far. */
function shortest(stops: readonly Stop[], ends: Ends, cost: Cost): readonly Stop[] {
  let best = stops;
  let least = lengthOf(stops, ends, cost);
  const go = (
    at: string | undefined,
    left: readonly Stop[],
    gone: readonly Stop[],
    sum: number,
  ) => {
    if (sum >= least) return;
    if (left.length === 0) {
      const all = sum + cost(at, ends.last);
      if (all < least) [best, least] = [gone, all];
      return;
    }
    const tried = new Set<string>();
    for (const [index, stop] of left.entries()) {
      // Two stops at one place give the same length in either order.
      if (tried.has(stop.place)) continue;
      tried.add(stop.place);
      go(stop.place, left.toSpliced(index, 1), [...gone, stop], sum + cost(at, stop.place));
    }
  };
  go(ends.first, stops, [], 0);
  return best;
}

/** 2-opt: reverses a part of the route as long as that shortens it. */
function shorter(stops: readonly Stop[], ends: Ends, cost: Cost): readonly Stop[] {
  let best = stops;
  for (let improved = true; improved;) {
    improved = false;
    for (let i = 0; i < best.length - 1; i++) {
      for (let j = i + 1; j < best.length; j++) {
        const turned = [
          ...best.slice(0, i),
          ...best.slice(i, j + 1).toReversed(),
          ...best.slice(j + 1),
        ];
        if (lengthOf(turned, ends, cost) >= lengthOf(best, ends, cost) - 1e-9) continue;
        best = turned;
        improved = true;
      }
    }
  }
  return best;
}

/** The shortest order and the hours it saves. Without a start the first stop stays first, and a round trip stays one. */
export function betterOrder(trip: Trip, network: Network) {
  const { stops, start, end, by } = trip;
  const cost = costOf(network, by);
  const head = start ? [] : stops.slice(0, 1);
  const round = !start && !end && stops.length > 2 && stops[0]?.place === stops.at(-1)?.place;
  const tail = round ? stops.slice(-1) : [];
  const free = stops.slice(head.length, stops.length - tail.length);
  const ends = {
    first: start ? townOf(network, start) : head[0]?.place,
    last: end ? townOf(network, end) : tail[0]?.place,
  };
  const ordered = (free.length > exactLimit ? shorter : shortest)(free, ends, cost);
  const hours = lengthOf(free, ends, cost) - lengthOf(ordered, ends, cost);
  return hours < leastSaving ? undefined : { stops: [...head, ...ordered, ...tail], hours };
}
