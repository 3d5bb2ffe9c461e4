import { tripDays } from '../../../app/content/trip-days.ts';

type Stop = { place: string; nights: number; by?: string | undefined };
type Leg = { from: string; to: string; ways: readonly { by: string }[] };

/** Fewest days in words that a trip may have. */
const leastDays = 3;

const waysBetween = (legs: readonly Leg[], one: string, other: string) =>
  legs
    .filter(({ from, to }) => (from === one && to === other) || (from === other && to === one))
    .flatMap(({ ways }) => ways.map(({ by }) => by));

/**
 * A trip that leaves out a place, with the numbers, from 0, of the days that stay and of those at the place. Undefined if no trip is left: it would be
 * too short, or nothing leads from the stop before to the one after.
 */
export function withoutPlace<Any extends Stop>(
  stops: readonly Any[],
  place: string,
  legs: readonly Leg[],
) {
  const left: Any[] = [];
  for (const stop of stops.filter((one) => one.place !== place)) {
    const before = left.at(-1);
    const { by, ...rest } = stop;
    if (before === undefined) left.push({ ...stop, by: undefined });
    else {
      const ways = waysBetween(legs, before.place, rest.place);
      const way = by !== undefined && ways.includes(by) ? by : ways[0];
      if (way === undefined) return undefined;
      left.push({ ...stop, by: way });
    }
  }
  const all = tripDays(stops);
  const gone = new Set(all.flatMap(({ stop }, at) => (stops[stop]?.place === place ? at : [])));
  const days = all.flatMap(({ kind }, at) => (kind === 'leave' || !gone.has(at) ? at : []));
  return left.length > 0 && days.length >= leastDays ? { stops: left, days, gone } : undefined;
}
