import { isPage } from '../../site.ts';
import { localeOf } from '../../paths.ts';
import type { Locale } from '../../locales.ts';
import { seenCaches } from '../names.ts';
import { copyNames } from './copied.ts';

/** The pages of a language that can be opened without a network. */
export async function pagesAtHand(locale: Locale): Promise<string[]> {
  const names = [seenCaches.pages, ...(await copyNames())];
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return [...new Set(kept.flat().map(({ url }) => new URL(url).pathname))]
    .filter((address) => isPage(address) && localeOf(address) === locale)
    .toSorted();
}
