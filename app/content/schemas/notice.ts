import { z } from 'zod';
import { defaultLocale } from '../../locales.ts';
import { pageRows } from '../../pages.ts';
import { firstPage, pagesOf } from '../../paths.ts';
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

type EntryIds = Parameters<typeof pagesOf>[1];

/** What `pages` of a notice may name. */
export const noticePages = (ids: EntryIds): string[] => [
  ...pagesOf(defaultLocale, ids).filter((address) => firstPage(address) === address),
  ...pageRows.filter(({ entries }) => entries).map(({ path }) => `/${path}/*`),
];
