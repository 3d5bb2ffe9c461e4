import type { APIContext } from 'astro';
import { content } from '../content/content.server.ts';
import { locales } from '../locales.ts';
import { pageTitles } from '../offline/names.ts';
import { paths } from '../paths.ts';
import { searchEntries } from '../search/search.server.ts';
import { isPage } from '../site.ts';

/** Titles by address, for the worker's list of cached pages. */
export function GET({ routePattern }: APIContext) {
  const locale = locales.find((one) => pageTitles(one) === routePattern);
  if (!locale) throw new Error(`${routePattern} is of no language`);
  return Response.json(
    Object.fromEntries([
      ...searchEntries(locale).flatMap(({ title, to }) => (isPage(to) ? [[to, title]] : [])),
      [paths.search(locale), content().messages[locale]['search.title']],
    ]),
  );
}
