import { statSync } from 'node:fs';
import { join } from 'node:path';
import { all, attribute, type BuiltSite, type Page } from './built-pages.ts';
import type { Finding } from './finding.ts';

/** Bytes that a phone fetches in half a minute of a slow line. */
const heaviest = 900_000;

const sourcesOf = (page: Page) => [
  ...all(page, 'img[src]').map((image) => attribute(image, 'src') ?? ''),
  ...['srcset', 'imagesrcset'].flatMap((name) =>
    all(page, `[${name}]`).flatMap((element) =>
      (attribute(element, name) ?? '')
        .split(',')
        .map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
    ),
  ),
];

export function checkPictures({ folder, files, pages }: BuiltSite): Finding[] {
  return pages.flatMap((page) => {
    const own = [...new Set(sourcesOf(page))].filter((source) => source.startsWith('/'));
    const about = (name: Finding['name'], picture: string, more = {}): Finding => ({
      name,
      page: page.address,
      values: { picture, ...more },
    });
    return [
      ...own.filter((source) => !files.has(source)).map((source) => about('lostPicture', source)),
      ...own
        .filter((source) => files.has(source))
        .map((source) => ({ source, bytes: statSync(join(folder, source)).size }))
        .filter(({ bytes }) => bytes > heaviest)
        .map(({ source, bytes }) =>
          about('heavyPicture', source, { size: Math.round(bytes / 1000) }),
        ),
      ...all(page, 'img')
        .filter((image) => attribute(image, 'alt') === undefined)
        .map((image) => about('noAlt', attribute(image, 'src') ?? '')),
    ];
  });
}
