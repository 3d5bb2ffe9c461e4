import { posix } from 'node:path';
import { illustrations, type IllustrationName } from '../art/manifest.ts';
import { defaultLocale, inEachLocale, locales, type Locale } from '../locales.ts';
import { pagesOf, paths } from '../paths.ts';
import type { Content } from './collections.server.ts';
import { addressesOf } from './drafts.server.ts';
import { problemsOfBody } from './markdown.server.ts';
import { problemsOfMessages } from './messages.server.ts';
import { problemsOfBases } from './check-bases.server.ts';
import { problemsOfNotices } from './check-notices.server.ts';
import { problemsOfMoved } from './check-moved.server.ts';
import { problemsOfTrips } from './check-trips.server.ts';
import { problemsOfTrust } from './check-trust.server.ts';

export const waits = 'not checked before this is mended';

type Count = { folder: string; list: string; thing: string; expected: number };

const problemsOfCount = (
  { folder, list, thing, expected }: Count,
  countIn: (locale: Locale) => number,
) =>
  locales
    .filter((locale) => countIn(locale) !== expected)
    .map(
      (locale) =>
        `content/${folder}/${locale}.md: ${list}: expected ${expected}, ` +
        `one for each ${thing} in facts.json`,
    );

type Worded = { id: IllustrationName; legend: readonly string[] };

function problemsOfIllustrations(ids: readonly IllustrationName[], words: readonly Worded[]) {
  const said = words.map(({ id }) => id);
  if (said.join() !== ids.join()) {
    return [`expected those of facts.json in their order: ${ids.join(', ') || 'none'}`];
  }
  return words
    .filter(({ id, legend }) => legend.length !== illustrations[id].markers)
    .map(({ id, legend }) => {
      const { markers } = illustrations[id];
      return `${id}: legend: ${legend.length} lines for ${markers} numbers in the drawing`;
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
    return waiting.length > 0 ? [`content/${folder}: ${waits}: ${waiting.join(', ')}`] : [];
  });

/** Problems between files: references, and languages that differ. */
export function problemsOfContent(content: Content): string[] {
  const { site, destinations, articles, experiences, answers, blocks, trips, months } = content;
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
      .map((tag) => `content/${folder}/facts.json: tags: "${tag}" is not in content/tags.json`),
  );

  const named = [
    ...[...articles, ...experiences].map(({ folder, facts }) => ({
      folder,
      ids: facts.destinations,
    })),
    ...months.map(({ folder, facts }) => ({
      folder,
      ids: [...facts.happens.map(({ destination }) => destination), ...facts.leaveOut],
    })),
  ];
  const references = named.flatMap(({ folder, ids }) =>
    ids
      .filter((id) => !site.destinations.includes(id))
      .map((id) => `content/${folder}/facts.json: destinations: there is no "${id}"`),
  );

  const draftAddresses = addressesOf(content.drafts);
  const bodies = [
    ...destinations,
    ...articles,
    ...experiences,
    ...answers,
    ...blocks,
    ...trips,
    ...months,
    ...content.people,
    ...content.notices,
  ].flatMap(({ folder, translations }) =>
    locales.flatMap((locale) => {
      const body = translations[locale]?.body;
      if (body === undefined) return [];
      return problemsOfBody(body, addressesIn[locale], draftAddresses).map(
        (problem) => `content/${folder}/${locale}.md: ${problem}`,
      );
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
      problemsOfIllustrations(ids, translations[locale].frontMatter.illustrations).map(
        (problem) => `content/${folder}/${locale}.md: illustrations: ${problem}`,
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
      .map(
        (locale) =>
          `content/${folder}/${locale}.md: plan: expected ${expected} days, as in ` +
          `${defaultLocale}.md; the price is for as many nights`,
      );
  });

  const openings = destinations.flatMap(({ folder, facts, translations }) => {
    const closing = new Set(facts.closings.map(({ sight }) => sight));
    return [
      ...[...closing]
        .filter((sight) => !facts.sights.some(({ id }) => id === sight))
        .map((sight) => `content/${folder}/facts.json: closings: "${sight}" is not in "sights"`),
      ...locales.flatMap((locale) =>
        translations[locale].frontMatter.plan.flatMap(({ needsOpen = [] }, at) =>
          needsOpen
            .filter((sight) => !closing.has(sight))
            .map(
              (sight) =>
                `content/${folder}/${locale}.md: plan.${at}.needsOpen: "${sight}" is not in ` +
                '"closings" of facts.json',
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
