import {
  abbreviation,
  destinations as destinationIds,
  email,
  guide as articleIds,
  name as siteName,
  origin as ownOrigin,
  trips as tripIds,
} from '../content/site.json';
import { destinationIdOf, inLocale, localeOf, pagesOf, paths } from './paths.ts';
import { tryOrUndefined } from './ui/try-or-undefined.ts';

// By name, so that no other field of `content/site.json` reaches a browser; the build validates its shape.
export { abbreviation, articleIds, destinationIds, email, siteName, tripIds };

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
export const origin: string = import.meta.env.SITE_ORIGIN ?? ownOrigin;
