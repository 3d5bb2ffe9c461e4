import type { Locale } from '../locales.ts';

/* What page and worker call the same things. */

/** The worker's own address: at the root, or it would be asked for nothing above it. */
export const workerAddress = '/sw.js';

/** Pages, their files and their pictures that were seen. */
export const seenCaches = {
  pages: 'seen-pages',
  files: 'seen-files',
  pictures: 'seen-pictures',
} as const;

/** The page that stands for one that is not at hand, as `tools/build/stand-ins.ts` leaves it. */
export const standIn = (locale: Locale) => `/offline/${locale}.txt`;
export const standInCache = 'stand-in';

/** Where the worker puts links to what is at hand into that page. */
export const placeOfLinks = '%at-hand%';

/** What the pages of a language are called: titles by address. */
export const pageTitles = (locale: Locale) => `/offline/titles-${locale}.json`;

/** What a page tells the worker: a page is seen. */
export type Seen = { seen: string };

/** What a page tells the worker: documents and files that came past it. */
export type PastWorker = { past: readonly string[] };

/* The copy of a language's guide that a visitor takes along. */

/** What belongs to it, as `tools/build/copy-lists.ts` finds it in the build. */
export const copyList = (locale: Locale) => `/offline/${locale}.json`;

/** The address, the beginning of its SHA-256, and the bytes that a host sends of it. */
export type CopyFile = [address: string, hash: string, sent: number];

export type CopyList = {
  /** Changes with any of the files. */
  version: string;
  pages: number;
  /** On the device, and on the way to it. */
  bytes: number;
  sent: number;
  files: readonly CopyFile[];
};

/** In hexadecimal digits. */
export const hashLength = 16;

const copies = 'copy-';
export const isCopyCache = (name: string) => name.startsWith(copies);
/** Where a version is kept; without one, how the names of all of the language begin. */
export const copyCache = (locale: Locale, version = '') => `${copies}${locale}-${version}`;

/** A request with this header is past the worker: what is copied comes from the network. */
export const copying = 'X-Copying';

/** What a page asks the worker, with a port to answer at: forget what was seen. */
export type ForgetQuestion = { forget: true };
