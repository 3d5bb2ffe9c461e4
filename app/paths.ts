import { defaultLocale, localeOf, type Locale } from './locale-ids.ts';
import {
  inEachPage,
  pageCount,
  pageRows,
  pages,
  type EntryList,
  type MonthId,
  type PageRow,
} from './pages.ts';

export { localeOf };

/** No trailing slash, and no prefix in English. */
const address = (locale: Locale, path: string) =>
  locale === defaultLocale ? `/${path}` : `/${locale}${path && `/${path}`}`;

const below = ({ path }: PageRow, rest: string) => `${path}/${rest}`;

export const pathOfPage = (row: PageRow, number: number) =>
  number > 1 ? below(row, `page/${number}`) : row.path;

export const entryPath = (row: PageRow, locale: Locale, id: string) =>
  address(locale, below(row, id));

const pagePaths = inEachPage(
  ({ path }) =>
    (locale: Locale) =>
      address(locale, path),
);

/** Addresses of the pages of `pages.ts` by their ids, and of the pages below them. */
export const paths = {
  ...pagePaths,
  destinations: (locale: Locale, tag?: string | null, page = 1): string =>
    address(locale, pathOfPage(pages.destinations, page)) +
    (tag ? `?tag=${encodeURIComponent(tag)}` : ''),
  search: (locale: Locale, query?: string): string =>
    pagePaths.search(locale) + (query ? `?q=${encodeURIComponent(query)}` : ''),
  destination: (locale: Locale, id: string) => entryPath(pages.destinations, locale, id),
  article: (locale: Locale, id: string) => entryPath(pages.guide, locale, id),
  /** `trip` is a query that `writeTrip` wrote. */
  plan: (locale: Locale, trip = ''): string => pagePaths.plan(locale) + (trip && `?${trip}`),
  /** `asked` is a query that `writeComparison` wrote, or ids of trips. */
  compare: (locale: Locale, asked: string | readonly string[] = ''): string => {
    const query = typeof asked === 'string' ? asked : `trips=${asked.join()}`;
    return pagePaths.compare(locale) + (query && `?${query}`);
  },
  month: (locale: Locale, id: string) => entryPath(pages.whenToGo, locale, id),
  trip: (locale: Locale, id: string, month?: MonthId): string =>
    entryPath(pages.trips, locale, id) + (month ? `?month=${month}` : ''),
  /** A calendar file. */
  departure: (locale: Locale, id: string) => entryPath(pages.trips, locale, `departures/${id}.ics`),
  /** The days of a trip in words, which the planner loads. */
  tripDays: (locale: Locale, id: string) => entryPath(pages.trips, locale, `days/${id}.json`),
  /** What the planner says of a trip beside its plan, which it loads. */
  advice: (locale: Locale) => entryPath(pages.plan, locale, 'advice.json'),
  emergency: (locale: Locale) => `${pagePaths.takeAlong(locale)}#emergency-card`,
  /** Where the guide is saved. */
  save: (locale: Locale) => `${pagePaths.takeAlong(locale)}#save`,
  feed: (locale: Locale) => entryPath(pages.guide, locale, 'feed.xml'),
  manifest: (locale: Locale) => address(locale, 'site.webmanifest'),
  /** Static hosts serve this file for unknown addresses. */
  notFound: (locale: Locale) => address(locale, '404'),
  /** The service worker shows this page in place of one that is not cached. */
  offlineFallback: (locale: Locale) => address(locale, 'offline-fallback'),
};

/** Ids in the order of `content/site.json`. */
type EntryIds = Record<EntryList, readonly string[]>;

const idsOf = ({ list }: NonNullable<PageRow['entries']>, known: EntryIds) =>
  typeof list === 'string' ? known[list] : list;

export function furtherPages({ entries }: PageRow, ids: EntryIds) {
  if (!entries?.perPage) return [];
  const count = pageCount(idsOf(entries, ids).length, entries.perPage);
  return Array.from({ length: count - 1 }, (_, at) => at + 2);
}

/** Every address of one language that answers 200. */
export const pagesOf = (locale: Locale, ids: EntryIds) =>
  pageRows.flatMap((row) => [
    address(locale, row.path),
    ...furtherPages(row, ids).map((page) => address(locale, pathOfPage(row, page))),
    ...(row.entries ? idsOf(row.entries, ids).map((id) => entryPath(row, locale, id)) : []),
  ]);

const pageNumber = /\/page\/(\d+)\/?$/;

export const pageNumberOf = (pathname: string) => Number(pageNumber.exec(pathname)?.[1] ?? 1);

/** The first page of a list for any of its pages; other addresses are unchanged. */
export const firstPage = (pathname: string) => pathname.replace(pageNumber, '');

/** One 404 page for each folder. */
export const notFoundPagesOf = (locale: Locale) => [
  paths.notFound(locale),
  ...pageRows.filter(({ entries }) => entries).map((row) => entryPath(row, locale, '404')),
];

/** The same page in another language. Slashes at the start are cut, because `//…` is another site. */
export function inLocale(pathname: string, locale: Locale): string {
  const current = localeOf(pathname);
  const prefix = current === defaultLocale ? '' : `/${current}`;
  return address(locale, pathname.slice(prefix.length).replace(/^\/+|\/+$/g, ''));
}

/** The picture that `npm run art -- share` draws for a page. */
export function sharePicture(pathname: string): string {
  const page = firstPage(inLocale(pathname, defaultLocale));
  return `/art/share/${localeOf(pathname)}${page === '/' ? '/home' : page}.jpg`;
}

/**
 * Removes white space, marks and slashes at the end. Marks, because the lower case of İ is i with a
 * combining dot above.
 */
export const destinationIdOf = (spelling: string) =>
  spelling
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\s\p{M}]|\/+$/gu, '');
