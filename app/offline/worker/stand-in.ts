import { locales, type Locale } from '../../locales.ts';
import { pageTitles, placeOfLinks, standIn, standInCache } from '../names.ts';
import { pagesAtHand } from './at-hand.ts';

/* The page that stands for one that is not at hand. */

/** Keeps the one of the language, as this deployment has it, and what it calls the pages. */
export async function keepStandIn(locale: Locale) {
  const cache = await caches.open(standInCache);
  await Promise.all(
    [standIn(locale), pageTitles(locale)].map(async (address) => {
      const response = await fetch(address, { cache: 'no-cache' });
      if (response.ok) await cache.put(address, response);
    }),
  );
}

/** What was kept last, or else what lies in a copy. */
const keptAt = async (address: string) =>
  (await caches.match(address, { cacheName: standInCache })) ?? caches.match(address);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;' };
const escaped = (text: string) => text.replaceAll(/[&<]/g, (character) => escapes[character] ?? '');

/** Links to the pages that are at hand, as HTML. */
async function linksTo(locale: Locale) {
  const known: unknown = await (await keptAt(pageTitles(locale)))?.json();
  const titles = new Map(Object.entries(typeof known === 'object' && known !== null ? known : {}));
  return (await pagesAtHand(locale))
    .filter((address) => titles.has(address))
    .map((address) => `<li><a href="${address}">${escaped(String(titles.get(address)))}</a></li>`)
    .join('');
}

/** The page, with links to what is at hand. It has no scripts of its own: they may not be at hand. */
export async function standInFor(asked: Locale) {
  const known = await Promise.all(
    [asked, ...locales].map(async (locale) => ({ locale, kept: await keptAt(standIn(locale)) })),
  );
  // In the language of the address, or else in one that is at hand.
  const { locale, kept } = known.find((one) => one.kept) ?? {};
  if (!locale || !kept) return undefined;
  const links = await linksTo(locale);
  const html = (await kept.text()).replace(placeOfLinks, () => links);
  const headers = new Headers(kept.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(html, { headers, status: 503 });
}
