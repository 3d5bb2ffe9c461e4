import { posix } from 'node:path';
import { expect, test } from 'vitest';
import {
  all,
  attribute,
  everyPage,
  files,
  inPages,
  isFile,
  readSite,
  type Page,
} from '../support/site.ts';

const candidatesOf = (srcset: string) =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** Everything that a browser fetches for a page by its markup. */
const fetchedBy = (page: Page) => [
  ...['src', 'poster', 'data-page'].flatMap((name) =>
    all(page, `[${name}]`).map((element) => attribute(element, name) ?? ''),
  ),
  ...['srcset', 'imagesrcset'].flatMap((name) =>
    all(page, `[${name}]`).flatMap((element) => candidatesOf(attribute(element, name) ?? '')),
  ),
  ...all(page, 'link[href]')
    .filter((link) => !['canonical', 'alternate', 'license'].includes(attribute(link, 'rel') ?? ''))
    .map((link) => (attribute(link, 'href') ?? '').replace(/#$/, '')),
];

test('every picture, script, style, font and icon of a page is in the build', () => {
  expect(
    inPages(everyPage, (page) => fetchedBy(page).filter((address) => !isFile(address))),
  ).toEqual([]);
});

test('every page carries its styles and one early script, and asks for its fonts late', () => {
  const wrong = inPages(everyPage, (page) => {
    const sheets = all(page, 'link[rel="stylesheet"]');
    const fonts = sheets.filter((link) => attribute(link, 'media') === '(scripting: none)');
    // Sheets of a subject stand in the page; their links are there for React.
    const disabled = sheets.filter((link) => attribute(link, 'disabled') !== undefined);
    const waitedFor = sheets.length - fonts.length - disabled.length;
    const early = all(page, 'script[data-page]').length;
    // images.test.ts has those of pictures.
    const ahead = all(page, 'link[rel="preload"], link[rel="modulepreload"]');
    const others =
      all(page, 'script[src]').length +
      ahead.filter((link) => attribute(link, 'as') !== 'image').length;
    return waitedFor === 0 && fonts.length === 1 && early === 1 && others === 0
      ? []
      : [`${waitedFor} waited for, ${fonts.length} of fonts, ${early} early, ${others} others`];
  });
  expect(wrong).toEqual([]);
});

test('every file that a stylesheet names is in the build', () => {
  const styles = files.filter((file) => file.endsWith('.css'));
  const lost = styles.flatMap((file) =>
    [...readSite(file).matchAll(/url\(\s*["']?([^"')]+)/g)]
      .map(([, address = '']) => posix.resolve(posix.dirname(file), address.replace(/[?#].*/, '')))
      .filter((address) => !isFile(address)),
  );
  expect(lost).toEqual([]);
  expect(styles).not.toEqual([]);
});

test('every file that a script imports is in the build', () => {
  const lost = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [...readSite(file).matchAll(/["'`](?:\/assets\/|assets\/|\.\/)([\w.-]+\.(?:js|css))["'`]/g)]
        .map(([, name]) => `/assets/${name}`)
        .filter((address) => !isFile(address))
        .map((address) => `${file}: ${address}`),
    );
  expect(lost).toEqual([]);
});

test('every page has the data that a change of page in place asks for', () => {
  const lost = everyPage
    .map(({ address }) => (address === '/' ? '/_.data' : `${address}.data`))
    .filter((address) => !isFile(address));
  expect(lost).toEqual([]);
});

test('files with a hash in their name are where hosts keep them for good, and no others', () => {
  const strays = files.filter(
    (file) => file.startsWith('/assets/') !== /-[\w-]{8}\.\w+(?:\.br|\.gz)?$/.test(file),
  );
  expect(strays.filter((file) => !file.startsWith('/art/'))).toEqual([]);
});
