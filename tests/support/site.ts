import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite as folder, requireBuild } from '../../tools/build/built-site.ts';
import { type Page, readBuiltSite } from './built-pages.ts';

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
