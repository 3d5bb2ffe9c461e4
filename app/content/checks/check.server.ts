import { posix } from 'node:path';
import { illustrations } from '../../pictures/art/manifest.ts';
import { defaultLocale, inEachLocale, locales } from '../../locales.ts';
import { pagesOf, paths } from '../../paths.ts';
import { entriesWithTexts, type Content } from '../collections.server.ts';
import { addressesOf } from '../lists.server.ts';
import { problemsOfBody } from './bodies.server.ts';
import { problemsOfMessages } from './messages.server.ts';
import { problemsOfReferences } from './references.server.ts';
import { problemsOfNotices } from './notices.server.ts';
import { problemsOfMoved } from './moved.server.ts';
import { problemsOfTrips } from './trips.server.ts';
import { problem, type ContentProblem } from '../problem.ts';
import { wordsFile } from '../words-file.ts';

type Pictured = Pick<Content['destinations' | 'articles'][number], 'folder' | 'translations'>;

/** A line for each number in the drawing. */
const problemsOfLegends = ({ folder, translations }: Pictured) =>
  locales.flatMap((locale) =>
    translations[locale].frontMatter.illustrations
      .filter(({ id, legend }) => legend.length !== illustrations[id].markers)
      .map(({ id, legend }) =>
        problem(wordsFile(folder, locale), 'illustrations', 'legend', {
          id,
          have: legend.length,
          need: illustrations[id].markers,
        }),
      ),
  );

/** For each invalid destination, the trips that cannot be checked because of it. */
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
  const { site, unread, destinations, articles, answers } = content;
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
  const draftAddresses = addressesOf(content.drafts);
  const bodies = entriesWithTexts(content).flatMap(({ folder, translations }) =>
    locales.flatMap((locale) => {
      const body = translations[locale]?.body;
      if (body === undefined) return [];
      return problemsOfBody(wordsFile(folder, locale), body, addressesIn[locale], draftAddresses);
    }),
  );

  const plans = destinations.flatMap(({ folder, facts: { nights }, translations }) =>
    locales
      .filter((locale) => translations[locale].frontMatter.plan.length !== nights)
      .map((locale) => problem(wordsFile(folder, locale), 'plan', 'planDays', { need: nights })),
  );

  return [
    ...problemsOfReferences(content),
    ...bodies,
    ...[...destinations, ...articles].flatMap(problemsOfLegends),
    ...plans,
    ...problemsOfTrips(content),
    ...problemsOfNotices(content),
    ...problemsOfMessages(
      content.messages,
      locales.filter((locale) => !unread.has(`ui/${locale}.json`)),
    ),
    ...waitingFor(content),
    ...problemsOfMoved(
      content.moved,
      new Set(locales.flatMap((locale) => [...addressesIn[locale]])),
    ),
  ];
}
