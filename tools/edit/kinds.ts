import { z } from 'zod';
import { articleFactsSchema, articleWordsSchema } from '../../app/content/article-schemas.ts';
import { blockIds, blockWordsSchema } from '../../app/content/block-schemas.ts';
import { noticeFactsSchema, noticeWordsSchema } from '../../app/content/notice-schemas.ts';
import { monthFactsSchema, monthWordsSchema } from '../../app/content/month-schemas.ts';
import {
  experienceFactsSchema,
  experienceWordsSchema,
} from '../../app/content/experience-schemas.ts';
import {
  answerFactsSchema,
  answerWordsSchema,
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
import type { WordKey } from './words.ts';

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

export type Kind = {
  label: WordKey;
  facts?: z.ZodType;
  words?: z.ZodType;
  /** A single file in content/ instead of a folder of entries. */
  file?: string;
  /** A list in content/site.json, or fixed ids. */
  ids: keyof z.infer<typeof siteListsSchema> | readonly string[];
  /** How a new one is called by `npm run new`, and by the button that begins it. */
  begins?: { as: string; label: WordKey };
};

export const kinds: Record<string, Kind> = {
  destinations: {
    label: 'kind.destinations',
    facts: destinationFactsSchema,
    words: destinationWordsSchema,
    ids: 'destinations',
    begins: { as: 'destination', label: 'new.destinations' },
  },
  guide: {
    label: 'kind.guide',
    facts: articleFactsSchema,
    words: articleWordsSchema,
    ids: 'guide',
    begins: { as: 'article', label: 'new.guide' },
  },
  trips: {
    label: 'kind.trips',
    facts: tripFactsSchema,
    words: tripWordsSchema,
    ids: 'trips',
    begins: { as: 'trip', label: 'new.trips' },
  },
  answers: {
    label: 'kind.answers',
    facts: answerFactsSchema,
    words: answerWordsSchema,
    ids: 'answers',
    begins: { as: 'answer', label: 'new.answers' },
  },
  experiences: {
    label: 'kind.experiences',
    facts: experienceFactsSchema,
    words: experienceWordsSchema,
    ids: 'experiences',
  },
  notices: {
    label: 'kind.notices',
    facts: noticeFactsSchema,
    words: noticeWordsSchema,
    ids: 'notices',
    begins: { as: 'notice', label: 'new.notices' },
  },
  departures: {
    label: 'kind.departures',
    facts: departureFactsSchema,
    ids: 'departures',
    begins: { as: 'departure', label: 'new.departures' },
  },
  reviews: {
    label: 'kind.reviews',
    facts: reviewFactsSchema,
    ids: 'reviews',
    begins: { as: 'review', label: 'new.reviews' },
  },
  people: {
    label: 'kind.people',
    facts: personFactsSchema,
    words: personWordsSchema,
    ids: 'people',
    begins: { as: 'person', label: 'new.people' },
  },
  months: { label: 'kind.months', facts: monthFactsSchema, words: monthWordsSchema, ids: monthIds },
  site: { label: 'kind.site', facts: siteSchema, file: 'site.json', ids: ['site'] },
  blocks: { label: 'kind.blocks', words: blockWordsSchema, ids: blockIds },
};

export type Form = { facts?: Part; words?: Part };

export const formOf = ({ facts, words }: Kind): Form => ({
  ...(facts && { facts: partOf(facts) }),
  ...(words && { words: partOf(words) }),
});
