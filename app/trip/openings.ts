import { dateOf } from '../days.ts';
import type { TripData, TripPlace } from './trip-data.server.ts';

type PlanDay = Pick<TripPlace['plan'][number], 'sights' | 'closings'>;
export type Openings = {
  places: readonly (Pick<TripPlace, 'id' | 'nightBases'> & { plan: readonly PlanDay[] })[];
  holidays: Pick<TripData['holidays'], 'spans'>;
};
type Closing = PlanDay['closings'][number];

/** The bayram whose day it is. */
export const bayramOn = (date: string, { holidays }: Pick<Openings, 'holidays'>) =>
  holidays.spans.find(({ kind, from, to }) => kind === 'bayram' && from <= date && date <= to);

const isPublicHoliday = (date: string, { holidays }: Pick<Openings, 'holidays'>) =>
  holidays.spans.some(({ kind, from, to }) => kind === 'holiday' && from <= date && date <= to);

export const closedOn = (date: string, closings: readonly Closing[], openings: Openings) =>
  closings.filter(
    ({ weekday, publicHolidays }) =>
      dateOf(date).getUTCDay() === weekday ||
      (publicHolidays && (isPublicHoliday(date, openings) || bayramOn(date, openings))),
  );

/** Every way to fill `count` days with different numbers below `size`, in ascending order. */
function* orders(count: number, size: number, taken: readonly number[] = []): Generator<number[]> {
  if (taken.length === Math.min(count, size)) {
    yield [...taken];
    return;
  }
  for (let plan = 0; plan < size; plan++) {
    if (!taken.includes(plan)) yield* orders(count, size, [...taken, plan]);
  }
}

/** Which day of a plan each day has: the first in order with the fewest closed sights. */
export function planOrder(
  dates: readonly (string | undefined)[],
  plan: readonly PlanDay[],
  openings: Openings,
): number[] {
  const closedIn = (order: readonly number[]) =>
    order.reduce((sum, at, day) => {
      const date = dates[day];
      const closings = plan[at]?.closings ?? [];
      return sum + (date === undefined ? 0 : closedOn(date, closings, openings).length);
    }, 0);
  let best: number[] = [];
  let least = Infinity;
  for (const order of orders(dates.length, plan.length)) {
    const closed = closedIn(order);
    if (closed < least) [best, least] = [order, closed];
    if (least === 0) break;
  }
  return best;
}
