import { pageOfList, pages } from '../pages.ts';

/** What its island says. */
export const filterWords = [
  'destinations.filter',
  'destinations.all',
  'destinations.count',
  'destinations.none',
  'destinations.showAll',
] as const;

/** What the filter knows of a place. */
export type TaggedPlace = { id: string; tags: readonly string[] };

/** The tag in a query, which may be one that does not exist; nothing for all. */
export const tagIn = (query: string) => new URLSearchParams(query).get('tag') || null;

/** The places of a tag, and those of them that a page of the catalogue shows. */
export function selection(places: readonly TaggedPlace[], tag: string | null, number: number) {
  const meant = places.filter(({ tags }) => tag === null || tags.includes(tag));
  return { meant, ...pageOfList(meant, number, pages.destinations.entries.perPage) };
}
