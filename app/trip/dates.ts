import { addDays, monthOf, yearOf } from '../days.ts';
import { monthIds, type MonthId } from '../pages.ts';
import type { Trip } from './trip.ts';

export const nightsOf = ({ stops }: Pick<Trip, 'stops'>) =>
  stops.reduce((sum, { nights }) => sum + nights, 0);

/** The month of the first day; 0 for January. */
export const monthOfTrip = ({ from, month }: Pick<Trip, 'from' | 'month'>) =>
  from === undefined ? month && monthIds.indexOf(month) : monthOf(from);

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

/** First and last day of the month's next occurrence; the current month begins today. */
export function comingDays(month: MonthId, day: string) {
  const away = (monthIds.indexOf(month) - monthOf(day) + 12) % 12;
  const firstOf = (after: number) => {
    const at = Number(yearOf(day)) * 12 + monthOf(day) + after;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  };
  return { first: away === 0 ? day : firstOf(away), last: addDays(firstOf(away + 1), -1) };
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
