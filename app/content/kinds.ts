import type { z } from 'zod';
import { emissionsSchema } from './emissions.ts';
import { holidaysSchema } from './holidays.ts';
import {
  knownPlacesSchema,
  movedSchema,
  placesSchema,
  standInsSchema,
} from './schemas/single-files.ts';
import { legsSchema } from './legs.ts';
import * as entries from './schemas.ts';
import * as article from './schemas/article.ts';
import * as before from './schemas/before.ts';
import { blockWordsSchema } from './schemas/block.ts';
import * as experience from './schemas/experience.ts';
import * as month from './schemas/month.ts';
import * as notice from './schemas/notice.ts';
import { translated } from './schemas/text.ts';
import * as trip from './schemas/trip.ts';
import * as trust from './schemas/trust.ts';

/** Folders of content/: the facts of an entry, and what it says in each language. */
export const kinds = {
  destinations: { words: entries.destinationWordsSchema, facts: entries.destinationFactsSchema },
  trips: { words: trip.tripWordsSchema, facts: trip.tripFactsSchema },
  guide: { words: article.articleWordsSchema, facts: article.articleFactsSchema },
  answers: { words: entries.answerWordsSchema, facts: entries.answerFactsSchema },
  experiences: { words: experience.experienceWordsSchema, facts: experience.experienceFactsSchema },
  people: { words: trust.personWordsSchema, facts: trust.personFactsSchema },
  before: { words: before.beforeWordsSchema, facts: before.beforeFactsSchema },
  notices: { words: notice.noticeWordsSchema, facts: notice.noticeFactsSchema },
  reviews: { facts: trust.reviewFactsSchema },
  departures: { facts: trust.departureFactsSchema },
  months: { words: month.monthWordsSchema, facts: month.monthFactsSchema },
  blocks: { words: blockWordsSchema },
} satisfies Record<string, { words?: z.ZodType; facts?: z.ZodType }>;

/** JSON files of content/ without a language. */
export const singleFiles = {
  site: entries.siteSchema,
  tags: entries.tagsSchema,
  legs: legsSchema,
  holidays: holidaysSchema,
  emissions: emissionsSchema,
  places: placesSchema,
  'known-places': knownPlacesSchema,
  moved: movedSchema,
  'stand-ins': standInsSchema,
  numbers: translated,
} satisfies Record<string, z.ZodType>;
