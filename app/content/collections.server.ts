import type { z } from 'zod';
import { inEachLocale, type Locale } from '../locales.ts';
import { monthIds } from '../pages.ts';
import { articleFactsSchema, articleWordsSchema } from './schemas/article.ts';
import { beforeFactsSchema, beforeWordsSchema } from './schemas/before.ts';
import { blockIds, blockWordsSchema } from './schemas/block.ts';
import { noDrafts, type Drafts, withoutDrafts } from './drafts.server.ts';
import { emissionsSchema } from './emissions.ts';
import { holidaysSchema } from './holidays.ts';
import { knownPlacesSchema } from './known-places.ts';
import { legsSchema } from './legs.ts';
import { idsWithoutEntry, unfinishedFolders, withAllEntries } from './lists.server.ts';
import { messagesSchema } from './messages.server.ts';
import { monthFactsSchema, monthWordsSchema } from './schemas/month.ts';
import { noticeFactsSchema, noticeWordsSchema } from './schemas/notice.ts';
import { readOwnPhotos } from './own-photos.server.ts';
import { movedSchema } from './moved.ts';
import type { photos as photosSchema } from './schemas/photo.ts';
import { placesSchema } from './places.ts';
import { problem } from './problem.ts';
import { ContentError, type ContentReader } from './read.server.ts';
import { experienceFactsSchema, experienceWordsSchema } from './schemas/experience.ts';
import {
  answerFactsSchema,
  answerWordsSchema,
  destinationFactsSchema,
  destinationWordsSchema,
  siteSchema,
  tagsSchema,
} from './schemas.ts';
import { searchWordsSchema } from './search-words.ts';
import { siteValuesOf } from './schemas/site-values.ts';
import { publishingSchema } from './schemas/repository.ts';
import { standInsSchema } from './stand-ins.ts';
import { translated } from './schemas/translated.ts';
import { tripFactsSchema, tripWordsSchema } from './schemas/trip.ts';
import {
  departureFactsSchema,
  personFactsSchema,
  personWordsSchema,
  reviewFactsSchema,
} from './schemas/trust.ts';

function readEntries<Facts extends z.ZodType, Words extends z.ZodType>(
  reader: ContentReader,
  kind: string,
  ids: readonly string[],
  schemas: { facts: Facts; words: Words },
) {
  return ids.flatMap((id) => {
    const folder = `${kind}/${id}`;
    const facts = reader.json(`${folder}/facts.json`, schemas.facts);
    const translations = reader.inEveryLocale(folder, schemas.words);
    return facts !== undefined && translations ? [{ id, folder, facts, translations }] : [];
  });
}

function readFacts<Facts extends z.ZodType>(
  reader: ContentReader,
  kind: string,
  ids: readonly string[],
  schema: Facts,
) {
  return ids.flatMap((id) => {
    const folder = `${kind}/${id}`;
    const facts = reader.json(`${folder}/facts.json`, schema);
    return facts === undefined ? [] : [{ id, folder, facts }];
  });
}

/** Entries that may exist in some languages only. */
function readForLocales<Facts extends z.ZodType<{ locales: Locale[] }>, Words extends z.ZodType>(
  reader: ContentReader,
  kind: string,
  ids: readonly string[],
  schemas: { facts: Facts; words: Words },
) {
  return ids.flatMap((id) => {
    const folder = `${kind}/${id}`;
    const facts = reader.json(`${folder}/facts.json`, schemas.facts);
    if (facts === undefined) {
      reader.leaveOut(folder);
      return [];
    }
    return [
      {
        id,
        folder,
        facts,
        translations: reader.inLocales(folder, schemas.words, facts.locales),
      },
    ];
  });
}

/** @throws {ContentError} if a file is missing without which nothing else can be read. */
export function readCollections(reader: ContentReader, drafts: Drafts = noDrafts) {
  const whole = reader.json('site.json', siteSchema);
  if (whole === undefined) throw new ContentError(reader.problems);
  const site = withoutDrafts(withAllEntries(whole, reader.root), drafts);

  const numbers = reader.json('numbers.json', translated);
  if (numbers === undefined) throw new ContentError(reader.problems);
  // Messages have the names and counts in them; other texts have what messages call the parts of a price, too.
  reader.siteValues = siteValuesOf(site, numbers);
  const messages = inEachLocale((locale) => reader.json(`ui/${locale}.json`, messagesSchema) ?? {});
  reader.siteValues = siteValuesOf(site, numbers, messages);

  const legs = reader.json('legs.json', legsSchema);
  if (legs === undefined) throw new ContentError(reader.problems);

  const holidays = reader.json('holidays.json', holidaysSchema);
  if (holidays === undefined) throw new ContentError(reader.problems);

  const emissions = reader.json('emissions.json', emissionsSchema);
  if (emissions === undefined) throw new ContentError(reader.problems);

  const withFile = readOwnPhotos(reader);
  const withFiles = (folder: string, photos: z.infer<typeof photosSchema>) =>
    photos.map(({ photo, ...said }, at) => ({
      ...said,
      photo: withFile(folder, photo, `photos.${at}`),
    }));
  return {
    unread: reader.unread,
    /** What an author should know although the site is built. */
    remarks: [
      ...idsWithoutEntry(whole, reader.root).map(({ list, id }) =>
        problem('site.json', list, 'noEntry', { id, list }),
      ),
      ...unfinishedFolders(reader.root).map((folder) => problem(folder, '', 'noFacts', {})),
    ],
    site,
    drafts,
    legs,
    holidays,
    emissions,
    places: reader.json('places.json', placesSchema) ?? [],
    knownPlaces: reader.json('known-places.json', knownPlacesSchema) ?? [],
    standIns: reader.json('stand-ins.json', standInsSchema) ?? {},
    publishing: reader.optionalJson('publishing.json', publishingSchema),
    tags: reader.json('tags.json', tagsSchema) ?? [],
    moved: reader.json('moved.json', movedSchema) ?? [],
    messages,
    searchWords: inEachLocale(
      (locale) => reader.json(`search/${locale}.json`, searchWordsSchema) ?? {},
    ),
    destinations: readEntries(reader, 'destinations', site.destinations, {
      facts: destinationFactsSchema,
      words: destinationWordsSchema,
    }).map(({ facts, ...entry }) => ({
      ...entry,
      facts: { ...facts, photos: withFiles(entry.folder, facts.photos) },
    })),
    articles: readEntries(reader, 'guide', site.guide, {
      facts: articleFactsSchema,
      words: articleWordsSchema,
    }).map(({ facts, ...entry }) => ({
      ...entry,
      facts: { ...facts, photos: withFiles(entry.folder, facts.photos) },
    })),
    trips: readEntries(reader, 'trips', site.trips, {
      facts: tripFactsSchema,
      words: tripWordsSchema,
    }),
    months: readEntries(reader, 'months', monthIds, {
      facts: monthFactsSchema,
      words: monthWordsSchema,
    }),
    experiences: readEntries(reader, 'experiences', site.experiences, {
      facts: experienceFactsSchema,
      words: experienceWordsSchema,
    }),
    answers: readForLocales(reader, 'answers', site.answers, {
      facts: answerFactsSchema,
      words: answerWordsSchema,
    }),
    before: readForLocales(reader, 'before', site.before, {
      facts: beforeFactsSchema,
      words: beforeWordsSchema,
    }),
    people: readEntries(reader, 'people', site.people, {
      facts: personFactsSchema,
      words: personWordsSchema,
    }).map(({ facts: { photo, ...facts }, ...entry }) => ({
      ...entry,
      facts: { ...facts, ...(photo && { photo: withFile(entry.folder, photo, 'photo') }) },
    })),
    reviews: readFacts(reader, 'reviews', site.reviews, reviewFactsSchema),
    departures: readFacts(reader, 'departures', site.departures, departureFactsSchema),
    notices: readEntries(reader, 'notices', site.notices, {
      facts: noticeFactsSchema,
      words: noticeWordsSchema,
    }),
    blocks: blockIds.flatMap((id) => {
      const folder = `blocks/${id}`;
      const translations = reader.inEveryLocale(folder, blockWordsSchema);
      return translations ? [{ id, folder, translations }] : [];
    }),
  };
}

export type Content = ReturnType<typeof readCollections>;

/** All entries that have texts, of every kind. */
export const entriesWithTexts = (content: Content) => [
  ...content.destinations,
  ...content.articles,
  ...content.experiences,
  ...content.answers,
  ...content.blocks,
  ...content.trips,
  ...content.months,
  ...content.people,
  ...content.notices,
  ...content.before,
];
