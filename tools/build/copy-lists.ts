import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Moved } from '../../app/content/schemas/single-files.ts';
import { locales, type Locale } from '../../app/locales.ts';
import {
  copyList,
  hashLength,
  pageTitles,
  fallbackPage,
  workerAddress,
  type CopyFile,
  type CopyList,
} from '../../app/offline/names.ts';
import { localeOf, notFoundPagesOf } from '../../app/paths.ts';
import { movedPages } from '../hosts/redirects.ts';
import { filesBelow } from './files.ts';
import { searchFilePattern } from './search-index.ts';

/* Lists the built files that the offline copy of each language holds. */

/** Pixels. The worker answers a request for any width with the one that is saved. */
const widest = 960;

const notTaken = [/\.(?:br|gz|txt|xml)$|^\/_(?:headers|redirects)$|^\/art\/share\//];

/** `/art/hero-land-960.avif` */
const sized = /^(.+)-(\d+)\.(?:avif|webp)$/;

/** One file of each picture: the widest up to `widest`, else the smallest. */
function withOnePictureEach(addresses: readonly string[]) {
  const known = new Set(addresses);
  // Every maintained browser with service workers decodes AVIF.
  const once = addresses.filter(
    (address) => !address.endsWith('.webp') || !known.has(address.replace(/webp$/, 'avif')),
  );
  const chosen = new Map<string, { address: string; width: number }>();
  for (const address of once) {
    const [, name, digits] = sized.exec(address) ?? [];
    if (!name) continue;
    const width = Number(digits);
    const before = chosen.get(name);
    const better =
      !before ||
      (width <= widest ? before.width > widest || width > before.width : width < before.width);
    if (better) chosen.set(name, { address, width });
  }
  const pictures = new Set([...chosen.values()].map(({ address }) => address));
  return once.filter((address) => !sized.test(address) || pictures.has(address));
}

const pageOf = (file: string) => file.replace(/\.html$/, '').replace(/^\/index$/, '/');

const isOf = (locale: Locale, file: string) =>
  file.endsWith('.html') || /\/(?:days\/[^/]+|advice)\.json$/.test(file)
    ? localeOf(pageOf(file)) === locale
    : searchFilePattern(locale).test(file) || file === pageTitles(locale);

const shortHash = (of: string | Buffer) =>
  createHash('sha256').update(of).digest('hex').slice(0, hashLength);

const sentOf = (file: string) =>
  (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;

/** Sizes are read from the `.br` files, so the site must be compressed before. */
export function writeCopyLists(site: string, moved: Moved) {
  const all = filesBelow(site).map((file) => `/${relative(site, file).split(sep).join('/')}`);
  const withoutUse = new Set([
    workerAddress,
    ...locales.map(copyList),
    ...locales.flatMap(notFoundPagesOf).map((page) => `${page}.html`),
    ...movedPages(moved).map(({ from }) => `${from}.html`),
  ]);
  const useful = withOnePictureEach(
    all.filter((file) => !withoutUse.has(file) && !notTaken.some((pattern) => pattern.test(file))),
  );

  for (const locale of locales) {
    const others = locales.filter((other) => other !== locale);
    const mine = [
      ...useful.filter((file) => !others.some((other) => isOf(other, file))),
      fallbackPage(locale),
    ];
    const files = mine.map((file): CopyFile => [
      pageOf(file),
      shortHash(readFileSync(join(site, file))),
      sentOf(join(site, file)),
    ]);
    const list: CopyList = {
      version: shortHash(JSON.stringify(files)),
      pages: mine.filter((file) => file.endsWith('.html')).length,
      bytes: mine.reduce((sum, file) => sum + statSync(join(site, file)).size, 0),
      sent: files.reduce((sum, [, , sent]) => sum + sent, 0),
      files,
    };
    writeFileSync(join(site, copyList(locale)), JSON.stringify(list));
  }
}
