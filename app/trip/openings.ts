import { dateOf } from '../days.ts';
import { ordersOf } from './orders.ts';
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

/** Which day of a plan each day has: the first order with the fewest closed sights. */
export function planOrder(
  dates: readonly (string | undefined)[],
  plan: readonly PlanDay[],
  openings: Openings,
): number[] {
  const closedIn = (order: readonly number[]) =>
    dates.reduce((sum, date, day) => {
      const closings = plan[order[day] ?? -1]?.closings ?? [];
      return sum + (date === undefined ? 0 : closedOn(date, closings, openings).length);
    }, 0);
  const [best] = ordersOf([...plan.keys()])
    .map((order) => ({ order, closed: closedIn(order) }))
    .toSorted((one, other) => one.closed - other.closed);
  return best?.order ?? [];
}
