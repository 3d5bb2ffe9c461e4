import { localeInfo, type Locale } from '../locales.ts';

/* Which day of a trip is where: for pages and planner, and for the check of trips. */

export type TripDay = {
  /** From 1. */
  number: number;
  /** The stop one sleeps at, or leaves on the last day; from 0. */
  stop: number;
  /** The first day, a day on the way to the next stop, one between, and the last. */
  kind: 'arrive' | 'travel' | 'stay' | 'leave';
};

/** The days of a trip: as many as nights, and the one on which one leaves. */
export function tripDays(stops: readonly { nights: number }[]): TripDay[] {
  if (stops.length === 0) return [];
  const days = stops.flatMap(({ nights }, stop) =>
    Array.from({ length: nights }, (_, night) => {
      if (night > 0) return { stop, kind: 'stay' as const };
      return { stop, kind: stop === 0 ? ('arrive' as const) : ('travel' as const) };
    }),
  );
  return [...days, { stop: stops.length - 1, kind: 'leave' as const }].map((day, at) => ({
    ...day,
    number: at + 1,
  }));
}

/** The title of a day of a place's plan, without its number: it has another one on a trip. */
export function plainTitle(locale: Locale, title: string) {
  const plain = title.replace(/^[^:]+:\s*/u, '');
  return plain.charAt(0).toLocaleUpperCase(localeInfo[locale].intl) + plain.slice(1);
}
