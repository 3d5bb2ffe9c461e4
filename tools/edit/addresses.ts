import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, inEachLocale, type Locale } from '../../app/locales.ts';
import { pagesOf, paths } from '../../app/paths.ts';
import { siteListsSchema } from './kinds.ts';

/** Whether a link in a text leads to a page; links are written as the English addresses. */
export function addressesOf(content: string): (address: string, locale: Locale) => boolean {
  const source = readFileSync(join(content, 'site.json'), 'utf8');
  const site = siteListsSchema.parse(JSON.parse(source));
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
