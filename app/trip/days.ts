import { addDays, monthOf } from '../days.ts';
import { type TripDay, tripDays } from '../trip-days.ts';
import { monthIds } from '../pages.ts';
import { keepsHiredCar } from '../prices/offer-of-day.ts';
import type { Trip } from './trip.ts';
import { basesOn, plansOf, type DayBases } from './day-plans.ts';
import type { Openings } from './openings.ts';
import type { OwnDay, OwnWords } from './ready-trip.ts';
import { endOf, meansOf, townOf, tripLeg, type Network, type TripLeg } from './trip-legs.ts';

export type Day = TripDay & {
  date?: string;
  place: string;
  /** To the place, or home on the last day. */
  leg?: TripLeg;
  /** In a hired car that is kept from one drive to the next. */
  isHired?: true;
  /** None on the last day. */
  bases?: DayBases;
  /** Index of a day in the plan of the place. */
  plan?: number;
  /** Of a ready-made trip. */
  own?: OwnWords;
};

export const nightsOf = ({ stops }: Pick<Trip, 'stops'>) =>
  stops.reduce((sum, { nights }) => sum + nights, 0);

function legOn({ stop, kind }: TripDay, trip: Trip, network: Network) {
  if (kind === 'stay') return undefined;
  const { stops, start, end, by } = trip;
  const here = stops[stop];
  const before = kind === 'leave' ? here : stops[stop - 1];
  const from =
    kind === 'arrive'
      ? start && { place: townOf(network, start) }
      : before && endOf(before, network);
  const to = kind === 'leave' ? end && townOf(network, end) : here?.place;
  const wanted = kind === 'travel' ? meansOf(trip, network)[stop] : undefined;
  return from && to ? tripLeg(network, from, to, by, wanted) : undefined;
}

/** The first day at a stop without a leg is a day at the place. */
export function daysOf(trip: Trip, data: Network & Openings): Day[] {
  const { stops, from } = trip;
  const days = tripDays(stops).map((tripDay, at): Day => {
    const bases = basesOn(tripDay, trip, data);
    const day = {
      ...tripDay,
      place: stops[tripDay.stop]?.place ?? '',
      ...(from !== undefined && { date: addDays(from, at) }),
      ...(bases && { bases }),
    };
    const leg = legOn(day, trip, data);
    if (leg) return { ...day, leg };
    return day.kind === 'arrive' || day.kind === 'leave' ? day : { ...day, kind: 'stay' };
  });
  const plans = plansOf(days, data);
  const means = stops.map(
    (_, at) => days.find(({ stop, kind }) => stop === at && kind === 'travel')?.leg?.taken.by,
  );
  return days.map((day) => {
    const plan = plans.get(day.number);
    return {
      ...day,
      ...(plan !== undefined && { plan }),
      ...(keepsHiredCar(means, day.stop) && { isHired: true }),
    };
  });
}

/** A way that the visitor has chosen otherwise keeps the planner's words, as do the ends of a trip in a car of one's own. */
function withOwnDay({ plan, ...day }: Day, own: OwnDay | undefined, isByCar: boolean): Day {
  if (own && 'plan' in own) return { ...day, plan: own.plan };
  const isMet = isByCar && day.kind !== 'stay' && own?.by === undefined;
  if (own && !isMet && own.by === day.leg?.taken.by) return { ...day, own };
  return plan === undefined ? day : { ...day, plan };
}

/** A trip one of whose places is closed has fewer days than its words. */
export const withOwnDays = (
  days: readonly Day[],
  own: readonly OwnDay[] = [],
  { by }: Pick<Trip, 'by'> = {},
) =>
  own.length === days.length ? days.map((day, at) => withOwnDay(day, own[at], by === 'car')) : days;

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
