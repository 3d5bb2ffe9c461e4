import { locales, type Locale } from '../../locales.ts';
import { standIn, standInCache } from '../names.ts';
import { pagesAtHand } from './at-hand.ts';

/* The page that stands for one that is not at hand. */

/** Keeps the one of the language, as this deployment has it. */
export async function keepStandIn(locale: Locale) {
  const response = await fetch(standIn(locale), { cache: 'no-cache' });
  if (response.ok) await (await caches.open(standInCache)).put(standIn(locale), response);
}

/** The page, with links to what is at hand. It has no scripts of its own: they may not be at hand. */
export async function standInFor(asked: Locale) {
  const known = await Promise.all(
    [asked, ...locales].map(async (locale) => ({
      locale,
      kept: await caches.match(standIn(locale)),
    })),
  );
  // In the language of the address, or else in one that is at hand.
  const { locale, kept } = known.find((one) => one.kept) ?? {};
  if (!locale || !kept) return undefined;
  const pages = await pagesAtHand(locale);
  const links = pages.map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`);
  const html = (await kept.text()).replace(/(<ul[^>]*data-at-hand[^>]*>)/, `$1${links.join('')}`);
  const headers = new Headers(kept.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(html, { headers, status: 503 });
}
