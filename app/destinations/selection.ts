import { pageOfList, pages } from '../pages.ts';
import { linkValue } from '../ui/text/link-query.ts';

/** Anchor of the links between pages: the list, below the filter and the map. */
export const listId = 'places';

/** Name of the query's field. */
export const tagField = 'tag';

export const filterWords = [
  'destinations.filter',
  'destinations.all',
  'destinations.count',
  'destinations.none',
  'destinations.showAll',
] as const;

export type TaggedPlace = { id: string; tags: readonly string[] };

/** The tag in a query in any letter case, which may not exist; `null` for all. */
export const tagIn = (query: string) => linkValue(query, tagField).toLowerCase() || null;

/** The places with a tag, and those of them on a page of the catalogue. */
export function selection(places: readonly TaggedPlace[], tag: string | null, number: number) {
  const matching = places.filter(({ tags }) => tag === null || tags.includes(tag));
  return { matching, ...pageOfList(matching, number, pages.destinations.entries.perPage) };
}
