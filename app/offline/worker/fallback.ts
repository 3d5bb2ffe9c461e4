import { locales, type Locale } from '../../locales.ts';
import { localeOf } from '../../paths.ts';
import { isPage } from '../../site.ts';
import { fallbackCache, fallbackPage, linksToken, pageTitles, visitedCaches } from '../names.ts';
import { copyNames } from './copied.ts';

export async function cacheFallback(locale: Locale) {
  const cache = await caches.open(fallbackCache);
  await Promise.all(
    [fallbackPage(locale), pageTitles(locale)].map(async (address) => {
      const response = await fetch(address, { cache: 'no-cache' });
      if (response.ok) await cache.put(address, response);
    }),
  );
}

/** The newest, or else the one in an offline copy. */
const cachedAt = async (address: string) =>
  (await caches.match(address, { cacheName: fallbackCache })) ?? caches.match(address);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;' };
const escaped = (text: string) => text.replaceAll(/[&<]/g, (character) => escapes[character] ?? '');

async function cachedPages(locale: Locale): Promise<string[]> {
  const names = [visitedCaches.pages, ...(await copyNames())];
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return [...new Set(requests.flat().map(({ url }) => new URL(url).pathname))]
    .filter((address) => isPage(address) && localeOf(address) === locale)
    .toSorted();
}

async function linksToCached(locale: Locale) {
  const known: unknown = await (await cachedAt(pageTitles(locale)))?.json();
  const titles = new Map(Object.entries(typeof known === 'object' && known !== null ? known : {}));
  return (await cachedPages(locale))
    .filter((address) => titles.has(address))
    .map((address) => `<li><a href="${address}">${escaped(String(titles.get(address)))}</a></li>`)
    .join('');
}

/** The page has no scripts, which may not be cached. */
export async function fallbackFor(asked: Locale) {
  const known = await Promise.all(
    [asked, ...locales].map(async (locale) => ({
      locale,
      cached: await cachedAt(fallbackPage(locale)),
    })),
  );
  const { locale, cached } = known.find((one) => one.cached) ?? {};
  if (!locale || !cached) return undefined;
  const links = await linksToCached(locale);
  const html = (await cached.text()).replace(linksToken, () => links);
  const headers = new Headers(cached.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(html, { headers, status: 503 });
}
