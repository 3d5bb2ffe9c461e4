import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { builtSite as folder, requireBuild } from '../../tools/build/built-site.ts';
import { type Page, readBuiltSite } from './built-pages.ts';
import { content } from './texts.ts';

export { all, attribute, decode, only, textOf, type Page } from './built-pages.ts';

requireBuild();

export const builtSite = readBuiltSite(folder);
export const { everyPage, pages, notFoundPages } = builtSite;

export const inSite = (address: string) => join(folder, address);
export const readSite = (address: string) => readFileSync(inSite(address), 'utf8');

/** As addresses: `/assets/root-1a2b3c.js`; without the editor, which an owner may publish. */
export const files = [...builtSite.files].filter((file) => !/^\/admin[./]/.test(file));
export const isFile = (address: string) => builtSite.files.has(address);

export const inPages = (list: readonly Page[], complain: (page: Page) => readonly string[]) =>
  list.flatMap((page) => complain(page).map((complaint) => `${page.address}: ${complaint}`));

export function pageAt(address: string): Page {
  const page = everyPage.find((one) => one.address === address);
  if (!page) throw new Error(`${address} is not in the build`);
  return page;
}

/** One in each language. */
export const pagesAt = (addressIn: (locale: Locale) => string) =>
  locales.map((locale) => pageAt(addressIn(locale)));

/** Pages of places and of trips, each with its entry. */
export const placePages = content.destinations.flatMap((entry) =>
  pagesAt((locale) => paths.destination(locale, entry.id)).map((page) => ({ ...page, entry })),
);
export const tripPages = content.trips.flatMap((entry) =>
  pagesAt((locale) => paths.trip(locale, entry.id)).map((page) => ({ ...page, entry })),
);
