import { addDays } from '../days.ts';

/** First and last day; an open start or end where one is missing. */
export type Days = { from?: string | undefined; until?: string | undefined };

/** Whether one of the days from the first to the last is closed. */
export const areClosed = ({ from, until }: Days, first: string, last = first) =>
  (from === undefined || from <= last) && (until === undefined || first <= until);

export const isWithin = (days: Days, day: string) => areClosed(days, day);

/** The days from this one on, divided where a closure begins or ends. */
export function spansBetween(closures: readonly Days[], day: string): (Days & { first: string })[] {
  const changes = closures
    .flatMap(({ from, until }) => [from, until === undefined ? until : addDays(until, 1)])
    .filter((change) => change !== undefined && change > day);
  const firsts = [day, ...new Set(changes)].filter((one) => one !== undefined).toSorted();
  return firsts.map((first, at) => {
    const next = firsts[at + 1];
    return {
      first,
      ...(at > 0 && { from: first }),
      ...(next !== undefined && { until: addDays(next, -1) }),
    };
  });
}
