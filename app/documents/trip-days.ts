import type { APIContext } from 'astro';
import { content } from '../content/content.server.ts';
import { entryOf } from '../content/entries.ts';
import { localeOf } from '../paths.ts';
import { ownDays } from '../trips/own-days.server.ts';

export const getStaticPaths = () => content().trips.map(({ id }) => ({ params: { id } }));

/** The days of a trip, which the planner loads once it shows that trip. */
export function GET({ routePattern, params: { id } }: APIContext) {
  const entry = entryOf(content().trips, id ?? '');
  return Response.json(ownDays(localeOf(routePattern), entry));
}
