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

/** The one place that builds an internal address: no trailing slash, English without a prefix. */
const address = (locale: Locale, path: string) =>
  locale === defaultLocale ? `/${path}` : `/${locale}${path && `/${path}`}`;

/** What stands below a page. */
const below = ({ path }: PageRow, rest: string) => `${path}/${rest}`;

/** A page of a list that may be too long for one. */
export const pathOfPage = (row: PageRow, number: number) =>
  number > 1 ? below(row, `page/${number}`) : row.path;

const entry = (row: PageRow, locale: Locale, id: string) => address(locale, below(row, id));

/** The address of each page. */
const pagePaths = inEachPage(
  ({ path }) =>
    (locale: Locale) =>
      address(locale, path),
);

/** The pages of `pages.ts` by their ids, and what stands below them. */
export const paths = {
  ...pagePaths,
  destinations: (locale: Locale, tag?: string | null, page = 1): string =>
    address(locale, pathOfPage(pages.destinations, page)) +
    (tag ? `?tag=${encodeURIComponent(tag)}` : ''),
  search: (locale: Locale, query?: string): string =>
    pagePaths.search(locale) + (query ? `?q=${encodeURIComponent(query)}` : ''),
  destination: (locale: Locale, id: string) => entry(pages.destinations, locale, id),
  article: (locale: Locale, id: string) => entry(pages.guide, locale, id),
  /** The planner; a trip in it is a query that `writeTrip` wrote. */
  plan: (locale: Locale, trip = ''): string => pagePaths.plan(locale) + (trip && `?${trip}`),
  month: (locale: Locale, id: MonthId) => entry(pages.whenToGo, locale, id),
  trip: (locale: Locale, id: string) => entry(pages.trips, locale, id),
  /** The card with the number to dial, one press away from every page. */
  emergency: (locale: Locale) => `${pagePaths.takeAlong(locale)}#emergency-card`,
  feed: (locale: Locale) => entry(pages.guide, locale, 'feed.xml'),
  /** Prerendered once for each language; static hosts serve the file for unknown addresses. */
  notFound: (locale: Locale) => address(locale, '404'),
  /** Prerendered for the service worker, which shows it in place of what is not at hand. */
  standIn: (locale: Locale) => address(locale, 'not-at-hand'),
};

/** Ids of what has a page of its own, in the order of `content/site.json`. */
type EntryIds = Record<EntryList, readonly string[]>;

const idsOf = ({ list }: NonNullable<PageRow['entries']>, known: EntryIds) =>
  typeof list === 'string' ? known[list] : list;

/** Numbers of the further pages of a list: 2, 3, …; none where one page shows it all. */
export function furtherPages({ entries }: PageRow, ids: EntryIds) {
  if (!entries?.perPage) return [];
  const count = pageCount(idsOf(entries, ids).length, entries.perPage);
  return Array.from({ length: count - 1 }, (_, at) => at + 2);
}

/** Every address of one language that answers 200, for prerendering, the sitemap and tests. */
export const pagesOf = (locale: Locale, ids: EntryIds) =>
  pageRows.flatMap((row) => [
    address(locale, row.path),
    ...furtherPages(row, ids).map((page) => address(locale, pathOfPage(row, page))),
    ...(row.entries ? idsOf(row.entries, ids).map((id) => entry(row, locale, id)) : []),
  ]);

const pageNumber = /\/page\/(\d+)\/?$/;

/** Which page of a list an address is. */
export const pageNumberOf = (pathname: string) => Number(pageNumber.exec(pathname)?.[1] ?? 1);

/** The list itself for a further page of it; any other address as it is. */
export const firstPage = (pathname: string) => pathname.replace(pageNumber, '');

/** The prerendered pages that hosts answer unknown addresses with, status 404: one for each folder. */
export const notFoundPagesOf = (locale: Locale) => [
  paths.notFound(locale),
  ...pageRows.filter(({ entries }) => entries).map((row) => entry(row, locale, '404')),
];

/** The same page in another language. Never `//…`, which would be an address of another site. */
export function inLocale(pathname: string, locale: Locale): string {
  const current = localeOf(pathname);
  const prefix = current === defaultLocale ? '' : `/${current}`;
  return address(locale, pathname.slice(prefix.length).replace(/^\/+|\/+$/g, ''));
}

/** The picture that a page is shared with, as `npm run art -- share` makes it. */
export function sharePicture(pathname: string): string {
  const page = firstPage(inLocale(pathname, defaultLocale));
  return `/art/share/${localeOf(pathname)}${page === '/' ? '/home' : page}.jpg`;
}

/**
 * The id that any spelling of a destination's name stands for: lower case, white space removed.
 * Marks go too, so that the Turkish capital of "istanbul" (İ, whose lower case is i and a dot
 * above) finds its page, and slashes at the end.
 */
export const destinationIdOf = (spelling: string) =>
  spelling
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\s\p{M}]|\/+$/gu, '');
