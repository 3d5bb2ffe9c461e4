import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { destinationIdOf, localeOf, paths } from '../../app/paths.ts';
import { filesBelow } from '../build/files.ts';
import { readHeaders, readRedirects } from './host-files.ts';

/** Reads a built site with its `_headers` and `_redirects`. */
export function readSite(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const rules = readHeaders(read('_headers'));
  return {
    /** `/tr.html`, `/assets/page.1a2b3c.js` */
    files: new Set(
      filesBelow(folder)
        .map((file) => `/${relative(folder, file).replaceAll('\\', '/')}`)
        .filter((file) => !/^\/_(headers|redirects)$|\.(br|gz)$/.test(file)),
    ),
    redirects: new Map(
      readRedirects(read('_redirects'))
        .filter(({ status }) => status === 301)
        .map(({ path, to }) => [path, to]),
    ),
    /** Adds up the headers of every rule that matches, as hosts do. */
    headersOf(path: string) {
      const headers = new Headers();
      for (const rule of rules.filter(({ matches }) => matches.test(path))) {
        for (const [name, value] of rule.headers) headers.append(name, value);
      }
      return headers;
    },
  };
}
export type Site = ReturnType<typeof readSite>;

const fileOf = (page: string) => (page === '/' ? '/index.html' : `${page}.html`);

/** `/404.html` is a file, but answers other addresses only. */
const isPage = (path: string, { files }: Site) => files.has(fileOf(path)) && !path.endsWith('/404');

/** `/tr/destinations/Black Sea` → `/tr/destinations/blacksea` */
function destinationAt(path: string, site: Site) {
  const locale = localeOf(path);
  const folder = paths.destination(locale, '');
  if (!path.startsWith(folder)) return undefined;
  const spelling = path.slice(folder.length).replace(/\/$/, '');
  const address = paths.destination(locale, destinationIdOf(spelling));
  return address !== folder + spelling && isPage(address, site) ? address : undefined;
}

/** The 404 page in the folder of an address, or in the nearest one above. */
function nearestNotFound(path: string, { files }: Site) {
  let folder = path;
  do folder = folder.slice(0, folder.lastIndexOf('/'));
  while (folder && !files.has(`${folder}/404.html`));
  return `${folder}/404.html`;
}

type Answer = { status: 200 | 404; file: string } | { status: 301 | 308; location: string };

/**
 * Answers a decoded path as Cloudflare Pages does, but redirects every spelling of a destination and
 * answers the address of a 404 page with 404. A location is always an address of the site.
 */
export function answerTo(path: string, site: Site): Answer {
  const destination = site.redirects.get(path) ?? destinationAt(path, site);
  if (destination !== undefined) return { status: 301, location: destination };

  const clean = path.replace(/(\.html|\/index(\.html)?\/?|\/)$/, '') || '/';
  if (clean !== path && isPage(clean, site)) return { status: 308, location: encodeURI(clean) };

  if (isPage(path, site)) return { status: 200, file: fileOf(path) };
  if (!path.endsWith('.html') && site.files.has(path)) return { status: 200, file: path };
  return { status: 404, file: nearestNotFound(path, site) };
}
