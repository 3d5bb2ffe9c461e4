import { z } from 'zod';
import { defaultLocale } from '../../locales.ts';
import { pageRows } from '../../pages.ts';
import { firstPage, inLocale, pagesOf } from '../../paths.ts';
import { text } from './text.ts';

/* content/notices/<id>/; there may be none. */

export const noticeFactsSchema = z.strictObject({
  kind: z.enum(['news', 'warning']),
  from: z.iso.date(),
  until: z.iso.date(),
  pages: z.array(z.string().regex(/^\/[a-zA-Z/-]*\*?$/)).default([]),
});

export const noticeWordsSchema = z.strictObject({
  title: text(3, 60),
});

/** Of the plain text below the title. */
export const longestNotice = 240;

type EntryIds = Parameters<typeof pagesOf>[1];

/** What `pages` of a notice may name. */
export const noticePages = (ids: EntryIds): string[] => [
  ...pagesOf(defaultLocale, ids).filter((address) => firstPage(address) === address),
  ...pageRows.filter(({ entries }) => entries).map(({ path }) => `/${path}/*`),
];

/** What an address ends with that means the pages below it too. */
const belowPage = /\/\*$/;

/** @param pathname In any language. */
export function isShownOn(pages: readonly string[], pathname: string) {
  const page = firstPage(inLocale(pathname, defaultLocale));
  return (
    pages.length === 0 ||
    pages.some((one) =>
      belowPage.test(one) ? `${page}/`.startsWith(one.replace(belowPage, '/')) : page === one,
    )
  );
}

/** A page that shows it, in English. */
export const pageThatShows = (pages: readonly string[]) => pages[0]?.replace(belowPage, '') ?? '/';
