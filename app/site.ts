import site from '../content/site.json';
import { destinationIdOf, inLocale, localeOf, pagesOf, paths } from './paths.ts';
import { tryOrUndefined } from './ui/try-or-undefined.ts';

/** What the browser needs of `content/site.json`; its shape is validated while building. */
export const { name: siteName, abbreviation, email } = site;

export const destinationIds: readonly string[] = site.destinations;
export const articleIds: readonly string[] = site.guide;
export const tripIds: readonly string[] = site.trips;

/** Ids of what has a page of its own. */
export const entryIds = { destinations: destinationIds, guide: articleIds, trips: tripIds };

/** Whether an address answers 200. */
export const isPage = (pathname: string) =>
  pagesOf(localeOf(pathname), entryIds).includes(pathname);

/**
 * The page that an address leads to: itself, or the one whose address it is but for capitals,
 * slashes, `/en` and the spelling of a destination.
 */
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

/** Scheme and host for absolute addresses; a build for another host sets `SITE_ORIGIN`. */
export const origin: string = import.meta.env.SITE_ORIGIN ?? site.origin;
