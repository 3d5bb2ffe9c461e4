import { monthIds } from '../pages.ts';

/* What a visitor asks of a ready-made trip, as the address says it: the same words in all languages. */

/** Days at least and at most. */
const spans = { short: [1, 5], medium: [6, 9], long: [10, 99] } as const;
type TripLength = keyof typeof spans;
export const tripLengths: readonly TripLength[] = ['short', 'medium', 'long'];

/** In dollars for one person, for all stops together. */
export const tripBudgets = [1500, 2000, 2500] as const;

/** What its island says. */
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
  /** From 1. */
  month?: number;
  budget?: number;
  children?: true;
};

/** What of an address is known; the rest asks nothing. */
export function readFilter(search: URLSearchParams): TripFilter {
  const length = tripLengths.find((id) => id === search.get('days'));
  const month = monthIds.findIndex((id) => id === search.get('month')) + 1;
  const budget = tripBudgets.find((most) => String(most) === search.get('budget'));
  return {
    ...(length && { length }),
    ...(month > 0 && { month }),
    ...(budget && { budget }),
    ...(search.get('children') === 'yes' && { children: true }),
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

/** The query that says it; empty where nothing is asked. */
export function filterAsQuery(filter: TripFilter) {
  const query = new URLSearchParams(writeFilter(filter)).toString();
  return query && `?${query}`;
}

/** What the filter knows of a trip. */
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
