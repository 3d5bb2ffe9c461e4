import { posix } from 'node:path';
import { illustrations, type IllustrationName } from '../art/manifest.ts';
import { defaultLocale, inEachLocale, locales, type Locale } from '../locales.ts';
import { pagesOf, paths } from '../paths.ts';
import { entriesWithTexts, type Content } from './collections.server.ts';
import { addressesOf } from './drafts.server.ts';
import { problemsOfBody } from './markdown.server.ts';
import { problemsOfMessages } from './messages.server.ts';
import { problemsOfBases } from './check-bases.server.ts';
import { problemsOfNotices } from './check-notices.server.ts';
import { problemsOfMoved } from './check-moved.server.ts';
import { problemsOfTrips } from './check-trips.server.ts';
import { problemsOfTrust } from './check-trust.server.ts';
import { problem, type ContentProblem } from './problem.ts';
import { wordsFile } from './words-file.ts';

type Count = { folder: string; list: string; thing: string; expected: number };

const problemsOfCount = (
  { folder, list, thing, expected }: Count,
  countIn: (locale: Locale) => number,
) =>
  locales
    .filter((locale) => countIn(locale) !== expected)
    .map((locale) =>
      problem(wordsFile(folder, locale), list, 'count', {
        have: countIn(locale),
        need: expected,
        thing,
      }),
    );

type Worded = { id: IllustrationName; legend: readonly string[] };

function problemsOfIllustrations(
  file: string,
  ids: readonly IllustrationName[],
  words: readonly Worded[],
) {
  const said = words.map(({ id }) => id);
  if (said.join() !== ids.join()) {
    return [problem(file, 'illustrations', 'drawings', { ids: ids.join(', ') || '–' })];
  }
  return words
    .filter(({ id, legend }) => legend.length !== illustrations[id].markers)
    .map(({ id, legend }) => {
      const { markers } = illustrations[id];
      return problem(file, 'illustrations', 'legend', { id, have: legend.length, need: markers });
    });
}

/** One line for each destination that does not fit: which trips its faults leave unchecked. */
const waitingFor = ({ unread, trips }: Content) =>
  [...unread].flatMap((folder) => {
    const waiting = trips
      .filter(({ facts }) =>
        facts.stops.some(({ place }) => folder === posix.join('destinations', place)),
      )
      .map((trip) => trip.folder);
    return waiting.length > 0
      ? [problem(folder, '', 'waits', { entries: waiting.join(', ') })]
      : [];
  });

/** Problems between files: references, and languages that differ. */
export function problemsOfContent(content: Content): ContentProblem[] {
  const { site, destinations, articles, experiences, answers, months } = content;
  const { unread } = content;
  const pages = pagesOf(defaultLocale, site);
  /** Answers exist in some languages only. */
  const addressesIn = inEachLocale(
    (locale) =>
      new Set([
        ...pages,
        ...site.answers
          .filter(
            (id) =>
              unread.has(`answers/${id}`) ||
              answers.some((one) => one.id === id && one.translations[locale] !== undefined),
          )
          .map((id) => `${paths.guide(defaultLocale)}#${id}`),
      ]),
  );
  const tagIds = new Set(content.tags.map((tag) => tag.id));

  const tags = destinations.flatMap(({ folder, facts }) =>
    facts.tags
      .filter((tag) => !tagIds.has(tag) && !unread.has('tags.json'))
      .map((id) => problem(`${folder}/facts.json`, 'tags', 'tag', { id })),
  );

  const named = [
    ...[...articles, ...experiences].map(({ folder, facts }) => ({
      folder,
      list: 'destinations',
      ids: facts.destinations,
    })),
    ...months.flatMap(({ folder, facts }) => [
      { folder, list: 'happens', ids: facts.happens.map(({ destination }) => destination) },
      { folder, list: 'leaveOut', ids: facts.leaveOut },
    ]),
  ];
  const references = named.flatMap(({ folder, list, ids }) =>
    ids
      .filter((id) => !site.destinations.includes(id))
      .map((id) => problem(`${folder}/facts.json`, list, 'entry', { id })),
  );

  const draftAddresses = addressesOf(content.drafts);
  const bodies = entriesWithTexts(content).flatMap(({ folder, translations }) =>
    locales.flatMap((locale) => {
      const body = translations[locale]?.body;
      if (body === undefined) return [];
      const file = wordsFile(folder, locale);
      return problemsOfBody(file, body, addressesIn[locale], draftAddresses);
    }),
  );

  const photoAlts = [...destinations, ...articles].flatMap(({ folder, facts, translations }) =>
    problemsOfCount(
      { folder, list: 'photoAlts', thing: 'photo', expected: facts.photos.length },
      (locale) => translations[locale].frontMatter.photoAlts.length,
    ),
  );

  const drawings = [
    ...destinations.map(({ facts, ...entry }) => ({ ...entry, ids: facts.illustrations })),
    ...articles.map(({ facts, ...entry }) => ({
      ...entry,
      ids: facts.illustrations.map(({ id }) => id),
    })),
  ].flatMap(({ folder, ids, translations }) =>
    locales.flatMap((locale) =>
      problemsOfIllustrations(
        wordsFile(folder, locale),
        ids,
        translations[locale].frontMatter.illustrations,
      ),
    ),
  );

  const sights = destinations.flatMap(({ folder, facts, translations }) =>
    problemsOfCount(
      { folder, list: 'sights', thing: 'sight', expected: facts.sights.length },
      (locale) => translations[locale].frontMatter.sights.length,
    ),
  );

  const plans = destinations.flatMap(({ folder, translations }) => {
    const expected = translations[defaultLocale].frontMatter.plan.length;
    return locales
      .filter((locale) => translations[locale].frontMatter.plan.length !== expected)
      .map((locale) => problem(wordsFile(folder, locale), 'plan', 'planDays', { need: expected }));
  });

  const openings = destinations.flatMap(({ folder, facts, translations }) => {
    const closing = new Set(facts.closings.map(({ sight }) => sight));
    const { figureSight } = facts;
    return [
      ...(figureSight === undefined || facts.sights.some(({ id }) => id === figureSight)
        ? []
        : [problem(`${folder}/facts.json`, 'figureSight', 'figureSight', { id: figureSight })]),
      ...[...closing]
        .filter((id) => !facts.sights.some((sight) => sight.id === id))
        .map((id) => problem(`${folder}/facts.json`, 'closings', 'closedSight', { id })),
      ...locales.flatMap((locale) =>
        translations[locale].frontMatter.plan.flatMap(({ needsOpen = [] }, at) =>
          needsOpen
            .filter((sight) => !closing.has(sight))
            .map((id) =>
              problem(wordsFile(folder, locale), `plan.${at}.needsOpen`, 'needsOpen', { id }),
            ),
        ),
      ),
    ];
  });

  const ofMonths = months.flatMap(({ folder, facts, translations }) =>
    (['happens', 'leaveOut'] as const).flatMap((list) =>
      problemsOfCount(
        { folder, list, thing: `entry of ${list}`, expected: facts[list].length },
        (locale) => translations[locale].frontMatter[list].length,
      ),
    ),
  );

  return [
    ...tags,
    ...references,
    ...bodies,
    ...photoAlts,
    ...drawings,
    ...sights,
    ...plans,
    ...openings,
    ...ofMonths,
    ...problemsOfTrips(content),
    ...problemsOfTrust(content),
    ...problemsOfNotices(content),
    ...problemsOfBases(content),
    ...problemsOfMessages(
      content.messages,
      defaultLocale,
      locales.filter((locale) => !unread.has(`ui/${locale}.json`)),
    ),
    ...waitingFor(content),
    ...problemsOfMoved(
      content.moved,
      new Set(locales.flatMap((locale) => [...addressesIn[locale]])),
    ),
  ];
}
