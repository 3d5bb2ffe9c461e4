import { addDays, monthOf } from '../days.ts';
import { tripDays, type TripDay } from '../content/trip-days.ts';
import { monthIds } from '../pages.ts';
import type { Trip } from './trip.ts';
import { townOf, tripLeg, type Network, type TripLeg } from './trip-legs.ts';

/* The days of a trip: when each is, how one comes to its place, and what it is for. */

export type Day = TripDay & {
  date?: string;
  place: string;
  /** To the place, or home on the last day. */
  leg?: TripLeg;
  /** Which day of the place's own plan. */
  plan?: number;
};

export const nightsOf = ({ stops }: Pick<Trip, 'stops'>) =>
  stops.reduce((sum, { nights }) => sum + nights, 0);

/** How many days the plan of each place has. */
export type PlanDays = Readonly<Record<string, number>>;

/** The leg of a day of moving, if there is one. */
function legOn({ stop, kind }: TripDay, { stops, start, end, by }: Trip, network: Network) {
  if (kind === 'stay') return undefined;
  const here = stops[stop]?.place;
  const [from, to] = {
    arrive: [start && townOf(network, start), here],
    travel: [stops[stop - 1]?.place, here],
    leave: [here, end && townOf(network, end)],
  }[kind];
  return from !== undefined && to !== undefined ? tripLeg(network, from, to, by) : undefined;
}

/** Every day of a trip. Where no leg leads to a stop, its first day is one at the place. */
export function daysOf(trip: Trip, network: Network, planDays: PlanDays): Day[] {
  const { stops, from } = trip;
  const used: Record<string, number> = {};
  return tripDays(stops).map((day, at) => {
    const place = stops[day.stop]?.place ?? '';
    const date = from === undefined ? {} : { date: addDays(from, at) };
    const leg = legOn(day, trip, network);
    if (leg) return { ...day, ...date, place, leg };
    if (day.kind === 'arrive' || day.kind === 'leave') return { ...day, ...date, place };
    const plan = used[place] ?? 0;
    used[place] = plan + 1;
    const planned = plan < (planDays[place] ?? 0) && { plan };
    return { ...day, ...date, place, kind: 'stay' as const, ...planned };
  });
}

/** First and last day of each stop; the last of one is the first of the next. */
export function datesOf({ stops, from }: Trip) {
  if (from === undefined) return [];
  let gone = 0;
  return stops.map(({ nights }) => {
    const first = addDays(from, gone);
    gone += nights;
    return { first, last: addDays(from, gone) };
  });
}

/** The months of so many nights from a day on, counted from 0; without a day, the trip's own month. */
export function monthsOfNights(
  nights: number,
  first: string | undefined,
  month: Trip['month'],
): { month: number; nights: number }[] {
  if (first === undefined) return month ? [{ month: monthIds.indexOf(month), nights }] : [];
  const months = new Map<number, number>();
  for (let night = 0; night < nights; night++) {
    const at = monthOf(addDays(first, night));
    months.set(at, (months.get(at) ?? 0) + 1);
  }
  return [...months].map(([at, count]) => ({ month: at, nights: count }));
}

/** The months of a stop, with its nights in each: those of the dates, or the trip's. */
export const monthsOfStop = (trip: Trip, stop: number) =>
  monthsOfNights(trip.stops[stop]?.nights ?? 0, datesOf(trip)[stop]?.first, trip.month);

/** The sum of the first figures: each place once, for one and for all. */
export function totalOf(trip: Trip, prices: Readonly<Record<string, number>>) {
  const places = [...new Set(trip.stops.map(({ place }) => place))];
  const person = places.reduce((sum, place) => sum + (prices[place] ?? 0), 0);
  return { person, all: person * (trip.people ?? 1) };
}
