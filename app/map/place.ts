import type { Comfort, ComfortWord } from '../content/comfort.ts';
import type { PlaceId } from './route.ts';

/** What the map knows of a place. */
export type MapPlace = {
  id: PlaceId;
  title: string;
  /** Where its name leads. */
  to: string;
  /** The place that is meant: the page is about it. */
  current?: boolean;
  /** Steps back into the paper, because it is not meant. */
  back?: boolean;
  /** How pleasant a month is there: its pin takes the colour. */
  month?: Comfort;
  /** What its name says of the month. */
  says?: ComfortWord;
  /** What a press on its name does, where it stays on the page: the words have its name in them. */
  add?: string;
  /** Its number on a trip. */
  stop?: number;
};
