import type { Effort } from '../content/efforts.ts';
import { monthIds } from '../pages.ts';
import { linkFields, linkValue } from '../ui/text/link-query.ts';

/* The filter of trips; its address is the same in all languages. */

/** Names of the query's fields. */
export const filterFields = ['days', 'month', 'budget', 'children', 'stairs', 'sort'] as const;
type FieldName = (typeof filterFields)[number];

/** In days, at least and at most. */
const spans = { short: [1, 5], medium: [6, 9], long: [10, 99] } as const;
type TripLength = keyof typeof spans;
export const tripLengths: readonly TripLength[] = ['short', 'medium', 'long'];

/** US dollars for one person. */
export const tripBudgets = [1500, 2000, 2500] as const;

/** Other orders than that of `content/site.json`: the lowest first. */
export const tripSorts = ['price', 'days'] as const;
type TripSort = (typeof tripSorts)[number];

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

export type TripFilter = {
  length?: TripLength;
  /** 1 for January. */
  month?: number;
  budget?: number;
  children?: true;
  fewStairs?: true;
  sort?: TripSort | undefined;
};

/** The valid choices in an address; `unknownIn` returns the other values. */
export function readFilter(query: string): TripFilter {
  const asked = (name: FieldName) => linkValue(query, name).toLowerCase();
  const length = tripLengths.find((id) => id === asked('days'));
  const month =
    monthIds.findIndex((id, at) => [id, `${at + 1}`, `0${at + 1}`].includes(asked('month'))) + 1;
  const budget = tripBudgets.find((most) => String(most) === asked('budget'));
  const sort = tripSorts.find((id) => id === asked('sort'));
  return {
    ...(length && { length }),
    ...(month > 0 && { month }),
    ...(budget && { budget }),
    ...(asked('children') === 'yes' && { children: true }),
    ...(asked('stairs') === 'few' && { fewStairs: true }),
    ...(sort && { sort }),
  };
}

/** Values of the filter's fields that it does not know, as they were written. */
export function unknownIn(query: string): string[] {
  const known = writeFilter(readFilter(query));
  return linkFields(query)
    .filter(({ name, value }) => value !== '' && isField(name) && known[name] === undefined)
    .map(({ text }) => text);
}

const isField = (name: string): name is FieldName => filterFields.some((field) => field === name);

export const writeFilter = ({
  length,
  month,
  budget,
  children,
  fewStairs,
  sort,
}: TripFilter): Record<string, string> => ({
  ...(length && { days: length }),
  ...(month && { month: monthIds[month - 1] ?? '' }),
  ...(budget && { budget: String(budget) }),
  ...(children && { children: 'yes' }),
  ...(fewStairs && { stairs: 'few' }),
  ...(sort && { sort }),
});

/** Leaves out the order, which hides no trip. */
export const wishesOf = (filter: TripFilter) => writeFilter({ ...filter, sort: undefined });

export const inOrder = <Trip extends AskedTrip>({ sort }: TripFilter, trips: readonly Trip[]) =>
  sort ? trips.toSorted((one, other) => one[sort] - other[sort]) : trips;

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
  effort: Effort;
};

export function fits(
  { length, month, budget, children, fewStairs }: TripFilter,
  trip: Omit<AskedTrip, 'id'>,
) {
  const [least, most] = length ? spans[length] : [0, Infinity];
  return (
    trip.days >= least &&
    trip.days <= most &&
    (month === undefined || trip.months.includes(month)) &&
    trip.price <= (budget ?? Infinity) &&
    (!children || trip.children) &&
    (!fewStairs || trip.effort === 'few')
  );
}

const ofQuery = (asked: Record<string, string>) => readFilter(String(new URLSearchParams(asked)));

/** Each choice of a filter by itself. */
const choicesIn = (filter: TripFilter) =>
  Object.entries(wishesOf(filter)).map(([name, value]) => ({
    name,
    only: ofQuery({ [name]: value }),
  }));

export const fitsNoTripInMonth = ({ month }: TripFilter, trips: readonly AskedTrip[]) =>
  month !== undefined && !trips.some((trip) => fits({ month }, trip));

/** Where no trip fits: the choice without which the most trips fit; undefined if none fits without it either. */
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

/** Shown where no trip fits: the trips of the sentence that is beside them. */
export function shownInstead(filter: TripFilter, trips: readonly AskedTrip[]) {
  const worst = fitsNoTripInMonth(filter, trips) ? undefined : hindrance(filter, trips);
  return worst?.trips ?? closest(filter, trips);
}

/** Those that miss the fewest choices first, then the nearest in month, length and price. */
export function closest(filter: TripFilter, trips: readonly AskedTrip[], most = 2) {
  const choices = choicesIn(filter);
  const { length, month, budget = Infinity } = filter;
  const [least, longest] = length ? spans[length] : [0, Infinity];
  const gaps = (trip: AskedTrip) => [
    choices.filter(({ only }) => !fits(only, trip)).length,
    month === undefined ? 0 : Math.min(...trip.months.map((one) => monthsApart(one, month))),
    Math.max(0, least - trip.days, trip.days - longest),
    Math.max(0, trip.price - budget),
  ];
  return trips
    .map((trip) => ({ trip, gaps: gaps(trip) }))
    .toSorted((one, other) =>
      one.gaps.reduce((order, gap, at) => order || gap - (other.gaps[at] ?? 0), 0),
    )
    .slice(0, most)
    .map(({ trip }) => trip);
}
