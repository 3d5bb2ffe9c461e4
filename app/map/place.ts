import type { Comfort, ComfortWord } from '../climate/comfort.ts';
import type { LayoutName, PlaceId } from './route.ts';

/** In units of each layout. */
export type MapPoint = Record<LayoutName, readonly [x: number, y: number]>;

export type MapPlace = {
  id: PlaceId;
  title: string;
  to: string;
  /** The page is about it. */
  current?: boolean;
  dimmed?: boolean;
  /** Gives the pin its colour. */
  month?: Comfort;
  /** Comfort of the month, for screen readers. */
  says?: ComfortWord;
  /** Label of a button that adds it to the trip. */
  add?: string;
  /** Its number on a trip. */
  stop?: number;
};
