import type { Locale } from '../locales.ts';

/* Names that pages and the worker share. */

/** At the root: a worker's scope is the folder it is in. */
export const workerAddress = '/sw.js';

export const visitedCaches = {
  pages: 'visited-pages',
  files: 'visited-files',
  pictures: 'visited-pictures',
} as const;

/** Shown offline for a page that is not cached; `tools/build/fallback-pages.ts` writes it. */
export const fallbackPage = (locale: Locale) => `/offline/${locale}.txt`;
export const fallbackCache = 'fallback';

/** Replaced in it by links to cached pages. */
export const linksToken = '%cached-pages%';

/** Titles by address. */
export const pageTitles = (locale: Locale) => `/offline/titles-${locale}.json`;

/* The offline copy of a language's guide. */

/** `tools/build/copy-lists.ts` writes it. */
export const copyList = (locale: Locale) => `/offline/${locale}.json`;

/** `sent`: compressed bytes. */
export type CopyFile = [address: string, hash: string, sent: number];

export type CopyList = {
  version: string;
  pages: number;
  /** Uncompressed, and compressed. */
  bytes: number;
  sent: number;
  files: readonly CopyFile[];
};

/** In hexadecimal digits. */
export const hashLength = 16;

const copies = 'copy-';
export const isCopyCache = (name: string) => name.startsWith(copies);
/** Without a version it is the prefix of the language's caches. */
export const copyCache = (locale: Locale, version = '') => `${copies}${locale}-${version}`;

/** A page that was loaded without the worker is requested again with this header. */
export const visiting = 'X-Visiting';

/** The worker lets requests with this header through to the network. */
export const copying = 'X-Copying';
