export type TripDay = {
  number: number;
  /** Index of the stop where the night is spent; on the last day, of the one left. */
  stop: number;
  /** Index of the night at the stop; none on the last day. */
  night?: number;
  kind: 'arrive' | 'travel' | 'stay' | 'leave';
};

/** One day for each night, and the day of leaving. */
export function tripDays(stops: readonly { nights: number }[]): TripDay[] {
  if (stops.length === 0) return [];
  const days = stops.flatMap(({ nights }, stop) =>
    Array.from({ length: nights }, (_, night) => {
      if (night > 0) return { stop, night, kind: 'stay' as const };
      return { stop, night, kind: stop === 0 ? ('arrive' as const) : ('travel' as const) };
    }),
  );
  return [...days, { stop: stops.length - 1, kind: 'leave' as const }].map((day, at) => ({
    ...day,
    number: at + 1,
  }));
}
