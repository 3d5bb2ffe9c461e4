import { isPage } from '../../site.ts';
import { localeOf } from '../../paths.ts';
import type { Locale } from '../../locales.ts';
import { seenCaches, type PageAtHand } from '../names.ts';
import { copied, copyNames } from './copied.ts';

/** The title of a page: it stands near the beginning, so the rest is not read. */
async function titleOf(response: Response | undefined) {
  const reader = response?.body?.getReader();
  if (!reader) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one piece after the other
    const { value, done } = await reader.read();
    text += decoder.decode(value, { stream: true });
    const [, title] = /<title>([^<]*)<\/title>/.exec(text) ?? [];
    if (title !== undefined || done) {
      void reader.cancel();
      // Behind the dot stands the name of the site.
      return title?.replace(/ · [^·]*$/, '');
    }
  }
}

/** What can be opened without a network in a language: addresses, and titles as they stand in HTML. */
export async function pagesAtHand(locale: Locale): Promise<PageAtHand[]> {
  const seen = await caches.open(seenCaches.pages);
  const copies = await Promise.all((await copyNames()).map((name) => caches.open(name)));
  const kept = await Promise.all([seen, ...copies].map((cache) => cache.keys()));
  const addresses = [...new Set(kept.flat().map(({ url }) => new URL(url).pathname))]
    .filter((address) => isPage(address) && localeOf(address) === locale)
    .toSorted();
  const found = await Promise.all(
    addresses.map(async (address) => ({
      address,
      title: await titleOf((await seen.match(address)) ?? (await copied(address))),
    })),
  );
  return found.flatMap(({ address, title }) => (title ? [{ address, title }] : []));
}
