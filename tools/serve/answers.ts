import { destinationIdOf, localeOf, paths } from '../../app/paths.ts';
import type { Site } from './host-files.ts';

/** What an address is answered with. Locations are addresses found in the site, never made up. */
export type Answer = { status: 200 | 404; file: string } | { status: 301 | 308; location: string };

type Known = Pick<Site, 'files' | 'redirects'>;

const rootNotFound = '/404.html';

const fileOf = (page: string) => (page === '/' ? '/index.html' : `${page}.html`);

/** A 404 page has an address, as every file has, but is an answer to others and no page itself. */
const isPage = (path: string, { files }: Known) =>
  files.has(fileOf(path)) && !path.endsWith('/404');

/** `/tr/destinations/Black Sea` → `/tr/destinations/blacksea`, if there is such a page. */
function destinationAt(path: string, known: Known) {
  const locale = localeOf(path);
  const start = paths.destination(locale, '');
  if (!path.startsWith(start)) return undefined;
  const spelling = path.slice(start.length).replace(/\/$/, '');
  const id = destinationIdOf(spelling);
  const address = paths.destination(locale, id);
  return id !== spelling && isPage(address, known) ? address : undefined;
}

/** The 404 page in the address's own folder, or in the nearest one above. */
const nearestNotFound = (path: string, { files }: Known) =>
  [...files]
    .filter((file) => file.endsWith(rootNotFound))
    .filter((file) => path.startsWith(file.slice(0, -rootNotFound.length + 1)))
    .reduce((nearest, file) => (file.length > nearest.length ? file : nearest), rootNotFound);

/**
 * Answers a path (decoded) as Cloudflare Pages does, with two differences: every spelling of a
 * destination leads to its page, and the address of a 404 page is answered with 404.
 */
export function answerTo(path: string, known: Known): Answer {
  const destination = known.redirects.get(path) ?? destinationAt(path, known);
  if (destination !== undefined) return { status: 301, location: destination };

  const clean = path.replace(/(\.html|\/index(\.html)?\/?|\/)$/, '') || '/';
  if (clean !== path && isPage(clean, known)) return { status: 308, location: encodeURI(clean) };

  if (isPage(path, known)) return { status: 200, file: fileOf(path) };
  if (!path.endsWith('.html') && known.files.has(path)) return { status: 200, file: path };
  return { status: 404, file: nearestNotFound(path, known) };
}
