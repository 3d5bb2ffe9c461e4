import { addDays, monthOf } from '../days.ts';
import { monthIds } from '../pages.ts';
import type { Trip } from './trip.ts';
import { legBetween, longLeg, townOf, type Leg, type TripLeg } from './ways.ts';

/* The days of a trip: which is where, and what it is for. */

export type Day = {
  /** From 1 on. */
  number: number;
  date?: string;
  /** Which stop one is at in the evening, counted from 0; none on the day one goes home. */
  stop?: number;
  place: string;
  /** `arrive` and `leave` are ends of the trip without a leg to them. */
  kind: 'arrive' | 'travel' | 'plan' | 'free' | 'leave';
  leg?: TripLeg;
  /** Whether the leg takes the day. */
  long?: true;
  /** Which day of the place's own plan. */
  plan?: number;
};

export const nightsOf = ({ stops }: Pick<Trip, 'stops'>) =>
  stops.reduce((sum, { nights }) => sum + nights, 0);

/** How many days the plan of each place has. */
export type PlanDays = Readonly<Record<string, number>>;

const moving = (leg: TripLeg) => ({
  kind: 'travel' as const,
  leg,
  ...(leg.hours >= longLeg && { long: true as const }),
});

/** Every day of a trip. Nights decide: a day more than nights, and legs fall on the days of moving. */
export function daysOf(trip: Trip, legs: readonly Leg[], planDays: PlanDays): Day[] {
  const { stops, from, start, end, by } = trip;
  const days: Day[] = [];
  const used: Record<string, number> = {};
  const push = (day: Omit<Day, 'number' | 'date'>) => {
    const date = from === undefined ? undefined : addDays(from, days.length);
    days.push({ number: days.length + 1, ...(date !== undefined && { date }), ...day });
  };
  /** A whole day at a place: the next of its plan, or free. */
  const whole = (place: string, stop: number) => {
    const at = used[place] ?? 0;
    used[place] = at + 1;
    if (at < (planDays[place] ?? 0)) push({ kind: 'plan', place, stop, plan: at });
    else push({ kind: 'free', place, stop });
  };

  for (const [stop, { place, nights }] of stops.entries()) {
    const before = stop === 0 ? start && townOf(start) : stops[stop - 1]?.place;
    const leg = before === undefined ? undefined : legBetween(legs, before, place, by);
    if (leg) push({ place, stop, ...moving(leg) });
    else if (stop === 0) push({ place, stop, kind: 'arrive' });
    else whole(place, stop);
    for (let night = 1; night < nights; night++) whole(place, stop);
  }
  const last = stops.at(-1)?.place;
  if (last !== undefined) {
    const home = end && legBetween(legs, last, townOf(end), by);
    push(home ? { place: last, ...moving(home) } : { place: last, kind: 'leave' });
  }
  return days;
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
