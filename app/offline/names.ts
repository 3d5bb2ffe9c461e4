import type { Locale } from '../locales.ts';

/* What page and worker call the same things. */

/** The worker's own address: at the root, or it would be asked for nothing above it. */
export const workerAddress = '/sw.js';

/** Pages, their data, their files and their pictures that were seen. */
export const seenCaches = {
  pages: 'seen-pages',
  data: 'seen-data',
  files: 'seen-files',
  pictures: 'seen-pictures',
} as const;

/** The page that stands for one that is not at hand, as `tools/build/stand-ins.ts` leaves it. */
export const standIn = (locale: Locale) => `/offline/${locale}.txt`;
export const standInCache = 'stand-in';

/** Where a change of page in place asks for the data of a page. */
export const dataOf = (page: string) => (page === '/' ? '/_.data' : `${page}.data`);

/** What a page tells the worker: a page is seen, with what it had fetched before the worker was there. */
export type Seen = { seen: string; files: readonly string[] };

/** What a page asks the worker, with a port to answer at: which pages of a language are at hand? */
export type AtHandQuestion = { atHand: Locale };

export type PageAtHand = { address: string; title: string };
