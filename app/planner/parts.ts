import type { PlannerData } from './planner.server.ts';
import type { Trip } from './trip.ts';
import type { TripLeg } from './trip-legs.ts';
import type { Words } from './words.ts';

/** What every part of the planner is given. */
export type Parts = {
  data: PlannerData;
  trip: Trip;
  legs: readonly TripLeg[];
  words: Words;
};

/**
 * Changes the trip as it is at the press; the same trip is no change. `choice` names what was pressed:
 * its presses one after another are one step that Back undoes, and without a name each is its own.
 * `replace` makes no step: browsers skip those that no press made.
 */
export type Change = (update: (trip: Trip) => Trip, choice?: string, replace?: boolean) => void;
