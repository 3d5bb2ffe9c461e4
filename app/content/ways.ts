import type { Content } from './collections.server.ts';

/* What content/legs.json has between two towns. */

type Legs = Content['legs'];

/** The ways on the ground; `back` if the file has the towns the other way round. */
export function groundWays({ legs, fromHome }: Legs, from: string, to: string) {
  const all = [...legs, ...fromHome];
  const waysOf = (start: string, end: string) =>
    all.find((leg) => leg.from === start && leg.to === end)?.ways;
  const ways = waysOf(from, to);
  return ways ? { ways, back: false } : { ways: waysOf(to, from) ?? [], back: true };
}

/** Direct flights from one of some airports to one of others; `minutes` in this direction, `other` in the other one. */
export const directFlights = (
  { flights }: Legs,
  starts: readonly string[],
  goals: readonly string[],
) =>
  flights.flatMap(({ from, to, there, back, seldom }) => {
    if (starts.includes(from) && goals.includes(to))
      return { from, to, minutes: there, other: back, seldom };
    if (starts.includes(to) && goals.includes(from))
      return { from: to, to: from, minutes: back, other: there, seldom };
    return [];
  });
