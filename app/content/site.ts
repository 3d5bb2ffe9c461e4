import site from '../../content/site.json';
import { localeOf, pagesOf } from '../paths.ts';

/** What the browser needs of `content/site.json`; its shape is validated while building. */
export const { name: siteName, abbreviation, email } = site;

export const destinationIds: readonly string[] = site.destinations;
export const articleIds: readonly string[] = site.guide;
export const tripIds: readonly string[] = site.trips;

/** Whether an address answers 200. */
export const isPage = (pathname: string) =>
  pagesOf(localeOf(pathname), {
    destinations: destinationIds,
    guide: articleIds,
    trips: tripIds,
  }).includes(pathname);

/** Scheme and host for absolute addresses; a build for another host sets `SITE_ORIGIN`. */
export const origin: string = import.meta.env.SITE_ORIGIN ?? site.origin;
