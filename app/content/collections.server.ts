import type { z } from 'zod';
import { siteValuesOf } from '../i18n/site-values.ts';
import { inEachLocale, type Locale } from '../locales.ts';
import { monthIds } from '../pages.ts';
import { kinds, singleFiles } from './kinds.ts';
import {
  type Drafts,
  idsWithoutEntry,
  type List,
  noDrafts,
  unfinishedFolders,
  publishedLists,
} from './lists.server.ts';
import { messagesSchema } from './messages.server.ts';
import { readOwnPhotos } from './own-photos.server.ts';
import { problem } from './problem.ts';
import type { ContentReader } from './read.server.ts';
import { blockIds } from './schemas/block.ts';
import type { photos as photosSchema } from './schemas/photo.ts';
import { publishingSchema } from './schemas/repository.ts';
import { searchWordsSchema } from './schemas/single-files.ts';

/** @throws {ContentError} if a file is missing without which nothing else can be read. */
export function readCollections(reader: ContentReader, drafts: Drafts = noDrafts) {
  const whole = reader.needed('site.json', singleFiles.site);
  const site = publishedLists(whole, reader.root, drafts);
  const numbers = reader.needed('numbers.json', singleFiles.numbers);
  // Messages have the names and counts in them; other texts have what messages call the parts of a price, too.
  reader.siteValues = siteValuesOf(site, numbers);
  const messages = inEachLocale((locale) => reader.json(`ui/${locale}.json`, messagesSchema) ?? {});
  reader.siteValues = siteValuesOf(site, numbers, messages);

  const withFile = readOwnPhotos(reader);
  const withFiles = (folder: string, photos: z.infer<typeof photosSchema>) =>
    photos.map(({ photo, ...said }, at) => ({
      ...said,
      photo: withFile(folder, photo, `photos.${at}`),
    }));

  function factsOf<Facts extends z.ZodType>(kind: List | 'months', schema: Facts) {
    const ids = kind === 'months' ? monthIds : site[kind];
    return ids.map((id) => {
      const folder = `${kind}/${id}`;
      return { id, folder, facts: reader.json(`${folder}/facts.json`, schema) };
    });
  }

  const entriesOf = <Facts extends z.ZodType, Words extends z.ZodType>(
    kind: List | 'months',
    { facts: schema, words }: { facts: Facts; words: Words },
  ) =>
    factsOf(kind, schema).flatMap(({ facts, ...entry }) => {
      const translations = reader.inEveryLocale(entry.folder, words);
      return facts !== undefined && translations ? [{ ...entry, facts, translations }] : [];
    });

  /** Entries that may exist in some languages only. */
  const someLocalesOf = <Facts extends z.ZodType<{ locales: Locale[] }>, Words extends z.ZodType>(
    kind: List,
    { facts: schema, words }: { facts: Facts; words: Words },
  ) =>
    factsOf(kind, schema).flatMap(({ facts, ...entry }) => {
      if (facts === undefined) {
        reader.leaveOut(entry.folder);
        return [];
      }
      const translations = reader.inLocales(entry.folder, words, facts.locales);
      return [{ ...entry, facts, translations }];
    });

  const withoutWords = <Facts extends z.ZodType>(kind: List, { facts: schema }: { facts: Facts }) =>
    factsOf(kind, schema).flatMap(({ facts, ...entry }) =>
      facts === undefined ? [] : [{ ...entry, facts }],
    );

  return {
    unread: reader.unread,
    /** What an author should know although the site is built. */
    remarks: [
      ...idsWithoutEntry(whole, reader.root).map(({ list, id }) =>
        problem('site.json', list, 'noEntry', { id, list }),
      ),
      ...unfinishedFolders(reader.root).map((folder) => problem(folder, '', 'noFacts')),
    ],
    site,
    drafts,
    legs: reader.needed('legs.json', singleFiles.legs),
    holidays: reader.needed('holidays.json', singleFiles.holidays),
    emissions: reader.needed('emissions.json', singleFiles.emissions),
    places: reader.json('places.json', singleFiles.places) ?? [],
    knownPlaces: reader.json('known-places.json', singleFiles['known-places']) ?? [],
    standIns: reader.json('stand-ins.json', singleFiles['stand-ins']) ?? {},
    publishing: reader.optionalJson('publishing.json', publishingSchema),
    tags: reader.json('tags.json', singleFiles.tags) ?? [],
    moved: reader.json('moved.json', singleFiles.moved) ?? [],
    messages,
    searchWords: inEachLocale(
      (locale) => reader.json(`search/${locale}.json`, searchWordsSchema) ?? {},
    ),
    destinations: entriesOf('destinations', kinds.destinations).map(({ facts, ...entry }) => ({
      ...entry,
      facts: { ...facts, photos: withFiles(entry.folder, facts.photos) },
    })),
    articles: entriesOf('guide', kinds.guide).map(({ facts, ...entry }) => ({
      ...entry,
      facts: { ...facts, photos: withFiles(entry.folder, facts.photos) },
    })),
    trips: entriesOf('trips', kinds.trips),
    months: entriesOf('months', kinds.months),
    experiences: entriesOf('experiences', kinds.experiences),
    answers: someLocalesOf('answers', kinds.answers),
    before: someLocalesOf('before', kinds.before),
    people: entriesOf('people', kinds.people).map(({ facts: { photo, ...facts }, ...entry }) => ({
      ...entry,
      facts: { ...facts, ...(photo && { photo: withFile(entry.folder, photo, 'photo') }) },
    })),
    reviews: withoutWords('reviews', kinds.reviews),
    departures: withoutWords('departures', kinds.departures),
    notices: entriesOf('notices', kinds.notices),
    blocks: blockIds.flatMap((id) => {
      const folder = `blocks/${id}`;
      const translations = reader.inEveryLocale(folder, kinds.blocks.words);
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
