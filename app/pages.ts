import type { SceneName } from './pictures/art/manifest.ts';
import type { MessageKey } from './i18n/messages.ts';

/** Lists of `content/site.json` whose entries each have a page. */
export type EntryList = 'destinations' | 'guide' | 'trips';

/** A page that is not an entry of the content; "Add a page" in CONTRIBUTING.md lists what else it needs. */
export type PageRow = {
  /** Below the language's prefix. */
  path: string;
  /** The `.astro` file in `app/documents/`, without its extension. */
  file: string;
  /** The text of links to it. */
  label: MessageKey;
  links: readonly ('toolbar' | 'footer')[];
  picture: SceneName | 'hero';
  /** Pages below it: one document for all, an address for each id. */
  entries?: {
    /** A list of `content/site.json`, or the ids themselves. */
    list: EntryList | readonly string[];
    file: string;
    /** Longer lists continue at `<path>/page/2`. */
    perPage?: number;
    /** The entry that measurements and screenshots use. */
    sample: string;
  };
};

/** How many entries home, the guide and the footer show. */
export const featured = { destinations: 6, articles: 5, trips: 6 } as const;

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
  compare: {
    path: 'compare',
    file: 'compare',
    label: 'compare.title',
    links: ['footer'],
    picture: 'ephesus',
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
  accessibility: {
    path: 'accessibility',
    file: 'accessibility',
    label: 'accessibility.title',
    links: ['footer'],
    picture: 'guide-istanbul',
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

export const pageRows: readonly (PageRow & { id: PageId })[] = Object.entries<PageRow>(pages).map(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.entries` widens the keys to strings
  ([id, row]) => ({ ...row, id: id as PageId }),
);

/** At least 1, also for an empty list. */
export const pageCount = (entries: number, perPage: number) =>
  Math.max(Math.ceil(entries / perPage), 1);

/** What one page of a list shows; a number that is too high gives the last page. */
export function pageOfList<Entry>(list: readonly Entry[], wanted: number, perPage: number) {
  const count = pageCount(list.length, perPage);
  const page = Math.min(wanted, count);
  return { page, pages: count, shown: list.slice((page - 1) * perPage, page * perPage) };
}

export const inEachPage = <Value>(make: (row: PageRow) => Value) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each page has its key
  Object.fromEntries(pageRows.map((row) => [row.id, make(row)])) as Record<PageId, Value>;

export const linkedPages = (list: PageRow['links'][number]) =>
  pageRows.filter(({ links }) => links.includes(list));

/** In the order of the menu and of the toolbar's list. */
export const tools = [
  'trips',
  'plan',
  'compare',
  'whenToGo',
  'takeAlong',
] as const satisfies PageId[];
