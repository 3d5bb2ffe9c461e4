import { isPage } from '../../site.ts';
import { localeOf } from '../../paths.ts';
import type { Locale } from '../../locales.ts';
import { visitedCaches } from '../names.ts';
import { copyNames } from './copied.ts';

export async function cachedPages(locale: Locale): Promise<string[]> {
  const names = [visitedCaches.pages, ...(await copyNames())];
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return [...new Set(requests.flat().map(({ url }) => new URL(url).pathname))]
    .filter((address) => isPage(address) && localeOf(address) === locale)
    .toSorted();
}
