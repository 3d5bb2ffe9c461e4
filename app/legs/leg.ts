import type { WayFacts } from '../content/legs.ts';

export type Means = WayFacts['by'];

export type Way = {
  by: Means;
  text: string;
  /** Door to door, our estimate; trains have no timetable here. */
  hours?: number;
  kilometres?: number;
  change?: true;
  /** The town between train and road, and which comes first. */
  via?: { town: string; first: 'rail' | 'road' };
};

export type Leg = { from: string; to: string; ways: readonly Way[] };

export type Gateway = {
  /** In the address of a trip. */
  id: string;
  name: string;
  /** The destination in this town. */
  place?: string;
  /** Latitude and longitude, unless the destination has them. */
  position?: readonly [number, number];
};

/** In hours: such a leg takes the day. */
export const longLeg = 6;

export const legBetween = <L extends Pick<Leg, 'from' | 'to'>>(
  legs: readonly L[],
  from: string,
  to: string,
): L | undefined => legs.find((leg) => leg.from === from && leg.to === to);
