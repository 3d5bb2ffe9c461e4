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
  tagsSchema,
} from '../../app/content/schemas.ts';
import { holidaysSchema } from '../../app/content/holidays.ts';
import { knownPlacesSchema } from '../../app/content/known-places.ts';
import { commonOfLegsSchema, waysSchema } from '../../app/content/legs.ts';
import { standInSchema } from '../../app/content/stand-ins.ts';
import { movedSchema } from '../../app/content/moved.ts';
import { placesSchema } from '../../app/content/places.ts';
import { tripFactsSchema, tripWordsSchema } from '../../app/content/trip-schemas.ts';
import {
  departureFactsSchema,
  personFactsSchema,
  personWordsSchema,
  reviewFactsSchema,
} from '../../app/content/trust-schemas.ts';
import { monthIds } from '../../app/pages.ts';
import { type Part, partOf } from './form/part.ts';
import type { siteListsSchema } from './site-lists.ts';
import type { WordKey } from './words.ts';

export type Kind = {
  label: WordKey;
  facts?: z.ZodType;
  words?: z.ZodType;
  /** A single file in content/ instead of a folder of entries. */
  file?: string;
  /** A list in content/site.json, or fixed ids; without it, `stores.ts` has the entries. */
  ids?: keyof z.infer<typeof siteListsSchema> | readonly string[];
  /** How a new one is called by `npm run new`, and by the button that begins it. */
  begins?: { as: string; label: WordKey };
};

/** A form has names for its fields, a list in a file has none. */
const listOf = (schema: z.ZodType) => z.strictObject({ list: schema });

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
  texts: { label: 'kind.texts' },
  search: { label: 'kind.search' },
  tags: { label: 'kind.tags', facts: listOf(tagsSchema), file: 'tags.json' },
  ways: { label: 'kind.ways', facts: waysSchema },
  legs: { label: 'kind.legs', facts: commonOfLegsSchema, file: 'legs.json' },
  holidays: {
    label: 'kind.holidays',
    facts: holidaysSchema,
    file: 'holidays.json',
    ids: ['holidays'],
  },
  'stand-ins': { label: 'kind.standIns', facts: standInSchema },
  moved: { label: 'kind.moved', facts: listOf(movedSchema), file: 'moved.json' },
  places: { label: 'kind.places', facts: listOf(placesSchema), file: 'places.json' },
  'known-places': {
    label: 'kind.knownPlaces',
    facts: listOf(knownPlacesSchema),
    file: 'known-places.json',
  },
};

export type Form = { facts?: Part; words?: Part };

export const formOf = ({ facts, words }: Kind): Form => ({
  ...(facts && { facts: partOf(facts) }),
  ...(words && { words: partOf(words) }),
});
