import type { WayFacts } from '../content/legs.ts';

/* How one gets from one town to another. Legs are made while building, in `legs.server.ts`. */

export type Means = WayFacts['by'];

export type Way = {
  by: Means;
  /** The sentence that says it, in the language of the page. */
  text: string;
  /** From door to door, by our own estimate; left out for trains, which have no timetable here. */
  hours?: number;
  /** By road. */
  kilometres?: number;
  /** Two flights. */
  change?: true;
  /** Where one changes between train and road, and which of the two comes first. */
  via?: { town: string; first: 'rail' | 'road' };
};

/** The ways from one town to another; the way back is a leg of its own. */
export type Leg = { from: string; to: string; ways: readonly Way[] };

/** A town that a trip can begin or end in. */
export type Gateway = {
  /** As the address of a trip names it. */
  id: string;
  name: string;
  /** The destination that it is the town of. */
  place?: string;
};

/** From this many hours on, a leg takes the day. */
export const longLeg = 6;

export const legBetween = <L extends Pick<Leg, 'from' | 'to'>>(
  legs: readonly L[],
  from: string,
  to: string,
): L | undefined => legs.find((leg) => leg.from === from && leg.to === to);
