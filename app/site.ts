import site from '../content/site.json';
import { destinationIdOf, inLocale, localeOf, pagesOf, paths } from './paths.ts';
import { tryOrUndefined } from './ui/try-or-undefined.ts';

// The parts of `content/site.json` that the browser needs; the build validates its shape.
export const { name: siteName, abbreviation, email } = site;

export const destinationIds: readonly string[] = site.destinations;
export const articleIds: readonly string[] = site.guide;
export const tripIds: readonly string[] = site.trips;

export const entryIds = { destinations: destinationIds, guide: articleIds, trips: tripIds };

export const isPage = (pathname: string) =>
  pagesOf(localeOf(pathname), entryIds).includes(pathname);

/** The page at an address, despite capitals, extra slashes, `/en` or another spelling of a destination. */
export function pageAt(pathname: string) {
  const typed = tryOrUndefined(() => decodeURIComponent(pathname)) ?? pathname;
  const lower = typed.toLowerCase().replace(/^\/en(?=\/|$)/, '');
  const locale = localeOf(lower);
  const address = inLocale(lower, locale);
  const folder = paths.destination(locale, '');
  const id = address.startsWith(folder) && destinationIdOf(address.slice(folder.length));
  const page = id && destinationIds.includes(id) ? paths.destination(locale, id) : address;
  return isPage(page) ? page : undefined;
}

/** Scheme and host of absolute addresses. */
export const origin: string = import.meta.env.SITE_ORIGIN ?? site.origin;
