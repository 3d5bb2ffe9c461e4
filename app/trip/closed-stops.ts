import { areClosed, type Days } from '../prices/closed-days.ts';
import { addDays, monthOf, today } from '../days.ts';
import { monthIds, type MonthId } from '../pages.ts';
import { datesOf } from './days.ts';
import type { Trip } from './trip.ts';

export type ClosablePlace = { id: string; closed?: Days | undefined };

/** First and last day of the month's next occurrence; the current month begins today. */
function comingDays(month: MonthId, day: string) {
  const away = (monthIds.indexOf(month) - monthOf(day) + 12) % 12;
  const firstOf = (after: number) => {
    const at = Number(day.slice(0, 4)) * 12 + monthOf(day) + after;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  };
  return { first: away === 0 ? day : firstOf(away), last: addDays(firstOf(away + 1), -1) };
}

/** Finds the stops, by their index, that are closed on a day; in a trip without dates all month or, without a month, today. */
export function closedStopsOf(
  trip: Pick<Trip, 'stops' | 'from' | 'month'>,
  places: readonly ClosablePlace[],
  day = today(),
): ReadonlySet<number> {
  const dates = datesOf(trip);
  const { first, last } = trip.month ? comingDays(trip.month, day) : { first: day, last: day };
  return new Set(
    trip.stops.flatMap(({ place }, at) => {
      const closed = places.find(({ id }) => id === place)?.closed;
      if (!closed) return [];
      const stay = dates[at];
      const isClosed = stay
        ? areClosed(closed, stay.first, stay.last)
        : areClosed(closed, first) && areClosed(closed, last);
      return isClosed ? at : [];
    }),
  );
}
