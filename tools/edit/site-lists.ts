import { z } from 'zod';

/** Lists of content/site.json; a project may have none of the last four. */
export const siteListsSchema = z.object({
  destinations: z.array(z.string()),
  guide: z.array(z.string()),
  experiences: z.array(z.string()),
  answers: z.array(z.string()),
  trips: z.array(z.string()),
  people: z.array(z.string()).default([]),
  reviews: z.array(z.string()).default([]),
  departures: z.array(z.string()).default([]),
  notices: z.array(z.string()).default([]),
});
