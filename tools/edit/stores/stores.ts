import { knownPlaces, moved, places, tags } from './lists.ts';
import { search } from './search.ts';
import { standIns } from './stand-ins.ts';
import type { Store } from './store.ts';
import { texts } from './texts.ts';
import { legs, ways } from './ways.ts';

/** By kind. */
export const stores: Record<string, Store | undefined> = {
  texts,
  search,
  tags,
  ways,
  legs,
  moved,
  'stand-ins': standIns,
  places,
  'known-places': knownPlaces,
};
