import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, inEachLocale, type Locale } from '../../app/locales.ts';
import { pagesOf, paths } from '../../app/paths.ts';
import { listsOf } from './lists.ts';

/** Whether a link in a text leads to a page; links are written as the English addresses. */
export function addressesOf(content: string): (address: string, locale: Locale) => boolean {
  const site = listsOf(content);
  const pages = pagesOf(defaultLocale, site);
  const known = inEachLocale(
    (locale) =>
      new Set([
        ...pages,
        ...site.answers
          .filter((id) => existsSync(join(content, 'answers', id, `${locale}.md`)))
          .map((id) => `${paths.guide(defaultLocale)}#${id}`),
      ]),
  );
  return (address, locale) => known[locale].has(address);
}
