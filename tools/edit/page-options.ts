import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { belowPage, noticePages } from '../../app/content/notice-schemas.ts';
import { inEachLocale, type Locale } from '../../app/locales.ts';
import { pageRows } from '../../app/pages.ts';
import { jsonOr } from './lists.ts';
import type { siteListsSchema } from './site-lists.ts';
import { titlesOf } from './titles.ts';
import { sayIn } from './words.ts';

const messagesSchema = z.record(z.string(), z.string());

/** Pages that a notice can be on, called by their links and by the titles of their entries. */
export function pageOptions(content: string, site: z.infer<typeof siteListsSchema>) {
  const messages = inEachLocale((locale) =>
    jsonOr(join(content, `ui/${locale}.json`), messagesSchema, () => ({})),
  );
  const nameOf = (address: string, locale: Locale): string => {
    if (belowPage.test(address)) {
      const page = nameOf(address.replace(belowPage, ''), locale);
      return sayIn(locale)('choice.pagesBelow', { page });
    }
    const [path, id] = address.slice(1).split('/');
    const row = pageRows.find((one) => one.path === path);
    const page = messages[locale][row?.label ?? ''] ?? address;
    if (id === undefined) return page;
    const list = row?.entries?.list;
    const kind = typeof list === 'string' ? list : 'months';
    const isThere = existsSync(join(content, kind, id));
    return `${page}: ${isThere ? titlesOf(content, kind, id)[locale] : id}`;
  };
  return noticePages(site).map((id) => ({
    id,
    names: inEachLocale((locale) => nameOf(id, locale)),
  }));
}
