import type { OwnDay } from './ready-trip.ts';
import type { TripData } from './trip-data.server.ts';
import type { Trip } from './trip.ts';
import type { TripLeg } from './trip-legs.ts';
import type { Words } from './words.ts';

export type Parts = {
  data: TripData;
  trip: Trip;
  legs: readonly TripLeg[];
  words: Words;
  /** The days of a ready-made trip, once they are loaded. */
  own?: readonly OwnDay[];
};

/** Successive changes with the same `choice` are one entry in the history. */
export type Change = (update: (trip: Trip) => Trip, choice?: string) => void;
