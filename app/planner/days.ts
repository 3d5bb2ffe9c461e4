import { addDays, monthOf } from '../days.ts';
import { tripDays, type TripDay } from '../content/trip-days.ts';
import { monthIds } from '../pages.ts';
import type { Trip } from './trip.ts';
import { planOrder, type Openings } from './openings.ts';
import { townOf, tripLeg, type Network, type TripLeg } from './trip-legs.ts';

export type Day = TripDay & {
  date?: string;
  place: string;
  /** To the place, or home on the last day. */
  leg?: TripLeg;
  /** Index of a day in the plan of the place. */
  plan?: number;
};

export const nightsOf = ({ stops }: Pick<Trip, 'stops'>) =>
  stops.reduce((sum, { nights }) => sum + nights, 0);

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

/** The first day at a stop without a leg is a day at the place. */
export function daysOf(trip: Trip, data: Network & Openings): Day[] {
  const { stops, from } = trip;
  const days = tripDays(stops).map((day, at): Day => {
    const place = stops[day.stop]?.place ?? '';
    const date = from === undefined ? {} : { date: addDays(from, at) };
    const leg = legOn(day, trip, data);
    if (leg) return { ...day, ...date, place, leg };
    if (day.kind === 'arrive' || day.kind === 'leave') return { ...day, ...date, place };
    return { ...day, ...date, place, kind: 'stay' };
  });
  const plans = new Map(
    [...new Set(stops.map(({ place }) => place))].flatMap((place) => {
      const stays = days.filter((day) => day.kind === 'stay' && !day.leg && day.place === place);
      const order = planOrder(
        stays.map(({ date }) => date),
        place,
        data,
      );
      return stays.map(({ number }, at) => [number, order[at]] as const);
    }),
  );
  return days.map((day) => {
    const plan = plans.get(day.number);
    return plan === undefined ? day : { ...day, plan };
  });
}

/** The last day of a stop is the first of the next. */
export function datesOf({ stops, from }: Trip) {
  if (from === undefined) return [];
  let gone = 0;
  return stops.map(({ nights }) => {
    const first = addDays(from, gone);
    gone += nights;
    return { first, last: addDays(from, gone) };
  });
}

/** `month` is 0 for January; without a first day, the month of the trip. */
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

export const monthsOfStop = (trip: Trip, stop: number) =>
  monthsOfNights(trip.stops[stop]?.nights ?? 0, datesOf(trip)[stop]?.first, trip.month);
