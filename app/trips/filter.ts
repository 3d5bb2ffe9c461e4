import { monthIds } from '../pages.ts';
import { linkFields, linkValue } from '../ui/text/link-query.ts';
import type { TripCardData } from './trips.server.ts';

/* The filter of trips; its address is the same in all languages. */

/** Names of the query's fields. */
export const filterFields = ['days', 'month', 'budget', 'children', 'stairs', 'sort'] as const;
type FieldName = (typeof filterFields)[number];

export const tripLengths = ['short', 'medium', 'long'] as const;

/** In days, at least and at most. */
const spans: Readonly<Record<string, readonly [least: number, most: number]>> = {
  short: [1, 5],
  medium: [6, 9],
  long: [10, 99],
};
const spanOf = (length = '') => spans[length] ?? [0, Infinity];

/** US dollars for one person. */
export const tripBudgets = [1500, 2000, 2500] as const;

/** Other orders than that of `content/site.json`: the lowest first. */
export const tripSorts = ['price', 'days'] as const;

const choices: Record<FieldName, readonly string[]> = {
  days: tripLengths,
  month: monthIds,
  budget: tripBudgets.map(String),
  children: ['yes'],
  stairs: ['few'],
  sort: tripSorts,
};

export const filterWords = [
  'trips.filter',
  'trips.withChildren',
  'trips.effort.few',
  'trips.count',
  'trips.none',
  'trips.noneInMonth',
  'trips.wish',
  'trips.without',
  'trips.closest',
  'trips.askOwn',
  'link.unknown',
  'trips.showAll',
  'ask.label',
  'ask.of',
] as const;

/** Has the values of its query. */
export type TripFilter = Partial<Record<FieldName, string>>;

/** The valid choices in an address, in which a month may be a number; `unknownIn` returns the other values. */
export function readFilter(query: string): TripFilter {
  const filter: TripFilter = {};
  for (const name of filterFields) {
    const asked = linkValue(query, name).toLowerCase();
    const value = name === 'month' ? (monthIds[Number(asked) - 1] ?? asked) : asked;
    if (choices[name].includes(value)) filter[name] = value;
  }
  return filter;
}

const isField = (name: string): name is FieldName => filterFields.some((field) => field === name);

/** Values of the filter's fields that it does not know, as they were written. */
export function unknownIn(query: string): string[] {
  const known = readFilter(query);
  return linkFields(query)
    .filter(({ name, value }) => value !== '' && isField(name) && known[name] === undefined)
    .map(({ text }) => text);
}

/** Leaves out the order, which hides no trip. */
export function wishesOf(filter: TripFilter): Record<string, string> {
  const { sort: _, ...wishes } = filter;
  return wishes;
}

export function inOrder<Trip extends AskedTrip>({ sort }: TripFilter, trips: readonly Trip[]) {
  const by = tripSorts.find((one) => one === sort);
  return by ? trips.toSorted((one, other) => one[by] - other[by]) : trips;
}

export function filterAsQuery(filter: TripFilter) {
  const query = new URLSearchParams(filter).toString();
  return query && `?${query}`;
}

export type AskedTrip = Pick<
  TripCardData,
  'id' | 'days' | 'months' | 'price' | 'children' | 'effort'
>;

/** 1 for January. */
const numberOf = (month: string) => monthIds.findIndex((id) => id === month) + 1;

export function fits(
  { days, month, budget, children, stairs }: TripFilter,
  trip: Omit<AskedTrip, 'id'>,
) {
  const [least, most] = spanOf(days);
  return (
    trip.days >= least &&
    trip.days <= most &&
    (month === undefined || trip.months.includes(numberOf(month))) &&
    trip.price <= Number(budget ?? Infinity) &&
    (children === undefined || trip.children) &&
    (stairs === undefined || trip.effort === 'few')
  );
}

const ofQuery = (asked: Record<string, string>) => readFilter(String(new URLSearchParams(asked)));

export const fitsNoTripInMonth = ({ month }: TripFilter, trips: readonly AskedTrip[]) =>
  month !== undefined && !trips.some((trip) => fits({ month }, trip));

/** Finds, where no trip fits, the choice without which the most trips fit; undefined if none does without it either. */
export function hindrance(filter: TripFilter, trips: readonly AskedTrip[]) {
  const asked = wishesOf(filter);
  const [worst] = Object.keys(asked)
    .map((name) => {
      const { [name]: _, ...rest } = asked;
      return { name, trips: trips.filter((trip) => fits(ofQuery(rest), trip)) };
    })
    .filter((without) => without.trips.length > 0)
    .toSorted((one, other) => other.trips.length - one.trips.length);
  return worst;
}

/** January follows December. */
const monthsApart = (one: number, other: number) => {
  const apart = Math.abs(one - other);
  return Math.min(apart, 12 - apart);
};

/** The trips shown when none fits; the sentence beside them describes the same ones. */
export function shownInstead(filter: TripFilter, trips: readonly AskedTrip[]) {
  const worst = fitsNoTripInMonth(filter, trips) ? undefined : hindrance(filter, trips);
  return worst?.trips ?? closest(filter, trips);
}

/** Puts trips that miss the fewest choices first, then the nearest in month, length and price. */
export function closest(filter: TripFilter, trips: readonly AskedTrip[], most = 2) {
  const each = Object.entries(wishesOf(filter)).map(([name, value]) => ofQuery({ [name]: value }));
  const { days, month, budget } = filter;
  const [least, longest] = spanOf(days);
  const gaps = (trip: AskedTrip) => [
    each.filter((only) => !fits(only, trip)).length,
    month === undefined
      ? 0
      : Math.min(...trip.months.map((one) => monthsApart(one, numberOf(month)))),
    Math.max(0, least - trip.days, trip.days - longest),
    Math.max(0, trip.price - Number(budget ?? Infinity)),
  ];
  return trips
    .map((trip) => ({ trip, gaps: gaps(trip) }))
    .toSorted((one, other) =>
      one.gaps.reduce((order, gap, at) => order || gap - (other.gaps[at] ?? 0), 0),
    )
    .slice(0, most)
    .map(({ trip }) => trip);
}
