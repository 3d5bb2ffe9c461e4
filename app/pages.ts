import type { SceneName } from './art/manifest.ts';
import type { MessageKey } from './i18n/messages.ts';

/** The lists of `content/site.json` whose entries have a page each. */
export type EntryList = 'destinations' | 'guide' | 'trips';

/**
 * One row for each page that is not an entry of the content. Routes, addresses, the toolbar, the
 * footer, the sitemap, breadcrumbs, `/llms.txt`, share pictures and measurements read it. Adding a
 * page is: its row, its route file, its words (`head.<id>.title` and `.description`).
 */
export type PageRow = {
  /** Below the language's prefix. */
  path: string;
  /** In `app/routes`, without its ending. */
  file: string;
  /** What links to it are called. */
  label: MessageKey;
  /** Lists of links that it stands in. */
  links: readonly ('toolbar' | 'footer')[];
  /** The picture it is shared with. */
  picture: SceneName | 'hero';
  /** Pages below it: one route file for all, an address for each id. */
  entries?: {
    /** A list of `content/site.json`, or the ids themselves where code knows them. */
    list: EntryList | readonly string[];
    file: string;
    /** How many of them the page above shows at once; further ones have an address, `<path>/page/2`. */
    perPage?: number;
    /** An entry that measurements and photographs take for all. */
    sample: string;
  };
};

/** What a month is called in addresses, January first. */
export const monthIds = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
export type MonthId = (typeof monthIds)[number];

export const pages = {
  home: { path: '', file: 'home', label: 'credits.homePage', links: [], picture: 'hero' },
  destinations: {
    path: 'destinations',
    file: 'destinations',
    label: 'nav.destinations',
    links: ['toolbar', 'footer'],
    picture: 'antalya',
    entries: { list: 'destinations', file: 'destination', sample: 'cappadocia', perPage: 12 },
  },
  trips: {
    path: 'trips',
    file: 'trips',
    label: 'trips.title',
    links: ['footer'],
    picture: 'cappadocia',
    entries: { list: 'trips', file: 'trip', sample: 'first-visit' },
  },
  experiences: {
    path: 'experiences',
    file: 'experiences',
    label: 'nav.experiences',
    links: ['toolbar', 'footer'],
    picture: 'experiences',
  },
  whenToGo: {
    path: 'when-to-go',
    file: 'when-to-go',
    label: 'nav.whenToGo',
    links: ['footer'],
    picture: 'guide-cappadocia',
    entries: { list: monthIds, file: 'month', sample: 'october' },
  },
  guide: {
    path: 'guide',
    file: 'guide',
    label: 'nav.guide',
    links: ['toolbar', 'footer'],
    picture: 'guide-istanbul',
    entries: { list: 'guide', file: 'article', sample: 'istanbul' },
  },
  plan: {
    path: 'plan',
    file: 'plan',
    label: 'nav.plan',
    links: ['footer'],
    picture: 'guide-istanbul',
  },
  contact: {
    path: 'contact',
    file: 'contact',
    label: 'nav.contact',
    links: ['toolbar', 'footer'],
    picture: 'turquoise-coast',
  },
  search: {
    path: 'search',
    file: 'search',
    label: 'search.title',
    links: ['footer'],
    picture: 'hero',
  },
  takeAlong: {
    path: 'take-along',
    file: 'take-along',
    label: 'takeAlong.title',
    links: ['footer'],
    picture: 'turquoise-coast',
  },
  credits: {
    path: 'credits',
    file: 'credits',
    label: 'credits.title',
    links: ['footer'],
    picture: 'hero',
  },
  privacy: {
    path: 'privacy',
    file: 'privacy',
    label: 'privacy.title',
    links: ['footer'],
    picture: 'hero',
  },
} as const satisfies Record<string, PageRow>;

export type PageId = keyof typeof pages;

/** The rows in the order of the site, each with its id. */
export const pageRows: readonly (PageRow & { id: PageId })[] = Object.entries<PageRow>(pages).map(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the ids are the keys
  ([id, row]) => ({ ...row, id: id as PageId }),
);

/** How many pages a list has; even an empty one has one. */
export const pageCount = (entries: number, perPage: number) =>
  Math.max(Math.ceil(entries / perPage), 1);

/** The part of a list that one of its pages shows: the last one for a number that is too high. */
export function pageOfList<Entry>(list: readonly Entry[], wanted: number, perPage: number) {
  const count = pageCount(list.length, perPage);
  const page = Math.min(wanted, count);
  return { page, pages: count, shown: list.slice((page - 1) * perPage, page * perPage) };
}

/** A value for every page. */
export const inEachPage = <Value>(make: (row: PageRow) => Value) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no key is left out
  Object.fromEntries(pageRows.map((row) => [row.id, make(row)])) as Record<PageId, Value>;

/** Rows of a list of links. */
export const linkedPages = (list: PageRow['links'][number]) =>
  pageRows.filter(({ links }) => links.includes(list));
