import { z } from 'zod';
import { articleFactsSchema, articleWordsSchema } from '../../app/content/article-schemas.ts';
import { monthFactsSchema, monthWordsSchema } from '../../app/content/month-schemas.ts';
import {
  experienceFactsSchema,
  experienceWordsSchema,
} from '../../app/content/experience-schemas.ts';
import {
  answerFactsSchema,
  answerWordsSchema,
  blockIds,
  blockWordsSchema,
  destinationFactsSchema,
  destinationWordsSchema,
  siteSchema,
} from '../../app/content/schemas.ts';
import { tripFactsSchema, tripWordsSchema } from '../../app/content/trip-schemas.ts';
import {
  departureFactsSchema,
  personFactsSchema,
  personWordsSchema,
  reviewFactsSchema,
} from '../../app/content/trust-schemas.ts';
import { monthIds } from '../../app/pages.ts';
import { type Part, partOf } from './part.ts';

/** Lists of content/site.json; a project may have none of the last three. */
export const siteListsSchema = z.object({
  destinations: z.array(z.string()),
  guide: z.array(z.string()),
  experiences: z.array(z.string()),
  answers: z.array(z.string()),
  trips: z.array(z.string()),
  people: z.array(z.string()).default([]),
  reviews: z.array(z.string()).default([]),
  departures: z.array(z.string()).default([]),
});

export type Kind = {
  label: string;
  facts?: z.ZodType;
  words?: z.ZodType;
  /** A single file in content/ instead of a folder of entries. */
  file?: string;
  /** A list in content/site.json, or fixed ids. */
  ids: keyof z.infer<typeof siteListsSchema> | readonly string[];
  /** Its name for `npm run new`. */
  begins?: string;
};

export const kinds: Record<string, Kind> = {
  destinations: {
    label: 'Destinations',
    facts: destinationFactsSchema,
    words: destinationWordsSchema,
    ids: 'destinations',
    begins: 'destination',
  },
  guide: {
    label: 'Articles',
    facts: articleFactsSchema,
    words: articleWordsSchema,
    ids: 'guide',
    begins: 'article',
  },
  trips: {
    label: 'Trips',
    facts: tripFactsSchema,
    words: tripWordsSchema,
    ids: 'trips',
    begins: 'trip',
  },
  answers: {
    label: 'Answers',
    facts: answerFactsSchema,
    words: answerWordsSchema,
    ids: 'answers',
    begins: 'answer',
  },
  experiences: {
    label: 'Experiences',
    facts: experienceFactsSchema,
    words: experienceWordsSchema,
    ids: 'experiences',
  },
  departures: {
    label: 'Departures',
    facts: departureFactsSchema,
    ids: 'departures',
    begins: 'departure',
  },
  reviews: { label: 'Reviews', facts: reviewFactsSchema, ids: 'reviews', begins: 'review' },
  people: {
    label: 'People',
    facts: personFactsSchema,
    words: personWordsSchema,
    ids: 'people',
    begins: 'person',
  },
  months: { label: 'Months', facts: monthFactsSchema, words: monthWordsSchema, ids: monthIds },
  site: { label: 'The site', facts: siteSchema, file: 'site.json', ids: ['site'] },
  blocks: { label: 'Texts of pages', words: blockWordsSchema, ids: blockIds },
};

export type Form = { facts?: Part; words?: Part };

export const formOf = ({ facts, words }: Kind): Form => ({
  ...(facts && { facts: partOf(facts) }),
  ...(words && { words: partOf(words) }),
});
