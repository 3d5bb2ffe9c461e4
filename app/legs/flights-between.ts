import type { Content } from '../content/collections.server.ts';

export type FlightOption = {
  from: string;
  to: string;
  /** Gate to gate, in this direction and in the other. */
  minutes?: number | undefined;
  other?: number | undefined;
  seldom?: true | undefined;
};

/** Direct flights from one of some airports to one of others. */
export const flightsBetween = (
  flights: Content['legs']['flights'],
  starts: readonly string[],
  goals: readonly string[],
): FlightOption[] =>
  flights.flatMap(({ from, to, there, back, seldom }) => {
    if (starts.includes(from) && goals.includes(to))
      return { from, to, minutes: there, other: back, seldom };
    if (starts.includes(to) && goals.includes(from))
      return { from: to, to: from, minutes: back, other: there, seldom };
    return [];
  });
