import { monthIds } from '../pages.ts';
import { linkFields } from '../ui/link-query.ts';

/* The filter of trips; its address is the same in all languages. */

/** Names of the query's fields. */
export const filterFields = ['days', 'month', 'budget', 'children'] as const;

/** In days, at least and at most. */
const spans = { short: [1, 5], medium: [6, 9], long: [10, 99] } as const;
type TripLength = keyof typeof spans;
export const tripLengths: readonly TripLength[] = ['short', 'medium', 'long'];

/** US dollars for one person. */
export const tripBudgets = [1500, 2000, 2500] as const;

export const filterWords = [
  'trips.filter',
  'trips.any',
  'trips.withChildren',
  'trips.count',
  'trips.none',
  'trips.noneInMonth',
  'trips.showAll',
] as const;

export type TripFilter = {
  length?: TripLength;
  /** 1 for January. */
  month?: number;
  budget?: number;
  children?: true;
};

/** What of an address is known; the rest asks nothing. */
export function readFilter(query: string): TripFilter {
  const fields = linkFields(query);
  const asked = (name: (typeof filterFields)[number]) =>
    fields.find((field) => field.name === name)?.value.toLowerCase();
  const length = tripLengths.find((id) => id === asked('days'));
  const month =
    monthIds.findIndex((id, at) => [id, `${at + 1}`, `0${at + 1}`].includes(asked('month') ?? '')) +
    1;
  const budget = tripBudgets.find((most) => String(most) === asked('budget'));
  return {
    ...(length && { length }),
    ...(month > 0 && { month }),
    ...(budget && { budget }),
    ...(asked('children') === 'yes' && { children: true }),
  };
}

export const writeFilter = ({
  length,
  month,
  budget,
  children,
}: TripFilter): Record<string, string> => ({
  ...(length && { days: length }),
  ...(month && { month: monthIds[month - 1] ?? '' }),
  ...(budget && { budget: String(budget) }),
  ...(children && { children: 'yes' }),
});

export function filterAsQuery(filter: TripFilter) {
  const query = new URLSearchParams(writeFilter(filter)).toString();
  return query && `?${query}`;
}

export type AskedTrip = {
  id: string;
  days: number;
  months: readonly number[];
  price: number;
  children: boolean;
};

export function fits({ length, month, budget, children }: TripFilter, trip: Omit<AskedTrip, 'id'>) {
  const [least, most] = length ? spans[length] : [0, Infinity];
  return (
    trip.days >= least &&
    trip.days <= most &&
    (month === undefined || trip.months.includes(month)) &&
    trip.price <= (budget ?? Infinity) &&
    (!children || trip.children)
  );
}
