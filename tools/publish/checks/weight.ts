import { statSync } from 'node:fs';
import { join } from 'node:path';
import { firstViewBudget } from '../../measure/page-kinds.ts';
import { pageWeight } from '../../measure/weights.ts';
import { all, attribute, type BuiltSite, type Page } from './built-pages.ts';
import type { Finding } from './finding.ts';

/** Pages get slow for a visitor long after they exceed what the code of the site is measured by. */
const air = 1.5;

/** Pixels of a phone: 390 points with three pixels each, of which two are fetched by most. */
const phone = 960;

const sizeOf = (folder: string, file: string) =>
  (
    statSync(join(folder, `${file}.br`), { throwIfNoEntry: false }) ??
    statSync(join(folder, file), { throwIfNoEntry: false })
  )?.size ?? 0;

/** The file that a phone fetches of each preloaded picture. */
const firstPictures = (page: Page) =>
  all(page, 'link[imagesrcset]')
    .map((link) =>
      (attribute(link, 'imagesrcset') ?? '')
        .split(',')
        .map((candidate) => candidate.trim().split(/\s+/))
        .map(([file = '', width = '']) => ({ file, width: Number.parseInt(width, 10) }))
        .toSorted((one, other) => one.width - other.width),
    )
    .flatMap((sizes) => sizes.find(({ width }) => width >= phone) ?? sizes.at(-1) ?? [])
    .map(({ file }) => file);

const fonts = (page: Page) =>
  all(page, 'link[as="font"]').map((link) => attribute(link, 'href') ?? '');

/** Brotli bytes of what a phone fetches before a touch. */
function partsOf({ folder }: BuiltSite, page: Page) {
  const { html, script } = pageWeight(folder, page.address);
  const bytes = (list: readonly string[]) =>
    list.reduce((sum, file) => sum + sizeOf(folder, file), 0);
  const pictures = firstPictures(page).map((file) => sizeOf(folder, file));
  return {
    text: html.packed,
    scripts: script.packed,
    // A window has one shape, and so fetches one of them.
    picture: Math.max(0, ...pictures),
    fonts: bytes(fonts(page)),
  };
}

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

export const checkWeight = (site: BuiltSite): Finding[] =>
  site.pages.flatMap((page) => {
    const parts = partsOf(site, page);
    const weight = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
    const most = firstViewBudget(page.address) * air;
    if (weight <= most) return [];
    return [
      {
        name: 'heavyPage',
        page: page.address,
        values: {
          weight: kilobytes(weight),
          most: kilobytes(most),
          text: kilobytes(parts.text),
          picture: kilobytes(parts.picture),
          rest: kilobytes(parts.scripts + parts.fonts),
        },
      },
    ];
  });
