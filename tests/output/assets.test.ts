import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { inlineStyles } from '../support/inline.ts';
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

const addressesIn = (css: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) =>
    address.replace(/[?#].*/, ''),
  );

const fetchedBy = (page: Page) => [
  ...['src', 'poster', 'component-url', 'renderer-url'].flatMap((name) =>
    all(page, `[${name}]`).map((element) => attribute(element, name) ?? ''),
  ),
  ...['srcset', 'imagesrcset'].flatMap((name) =>
    all(page, `[${name}]`).flatMap((element) => candidatesOf(attribute(element, name) ?? '')),
  ),
  ...all(page, 'link[href]')
    .filter((link) => !['canonical', 'alternate', 'license'].includes(attribute(link, 'rel') ?? ''))
    .map((link) => attribute(link, 'href') ?? ''),
  ...inlineStyles(page.html).flatMap(addressesIn),
];

test('every picture, script, font and icon of a page is in the build', () => {
  expect(
    inPages(everyPage, (page) => fetchedBy(page).filter((address) => !isFile(address))),
  ).toEqual([]);
  const fonts = everyPage.flatMap(fetchedBy).filter((address) => address.endsWith('.woff2'));
  expect(new Set(fonts).size).toBeGreaterThan(2);
});

const sheetsOf = (page: Page, within = '') =>
  all(page, `${within} link[rel="stylesheet"]`).map((link) => attribute(link, 'href') ?? '');

test('no page needs a style sheet or a classic script before its title is painted', () => {
  const wrong = inPages(everyPage, (page) => [
    ...(/<\/h1>[\s\S]*<link rel="stylesheet"/.test(page.html) ? [] : ['no late styles']),
    ...sheetsOf(page, 'head'),
    ...all(page, 'script[src]')
      .filter((script) => attribute(script, 'type') !== 'module')
      .map((script) => attribute(script, 'src') ?? ''),
  ]);
  expect(wrong).toEqual([]);
});

test('one file has the styles of all pages, but for faces, which would load twice', () => {
  const [sheet = '', ...others] = new Set(everyPage.flatMap((page) => sheetsOf(page)));
  expect(others).toEqual([]);
  const styles = readSite(sheet);
  expect(styles).not.toContain('@font-face');
  const lost = inPages(everyPage, ({ html }) =>
    [
      ...inlineStyles(html)
        .join('')
        .matchAll(/\._[\w-]+/g),
    ]
      .map(([name]) => name)
      .filter((name) => !styles.includes(name)),
  );
  expect(lost).toEqual([]);
  expect(addressesIn(styles).filter((address) => !isFile(address))).toEqual([]);
});

test('the styles of every page have one order of layers, and keep text as large on a turned iPhone', () => {
  const firsts = everyPage.map(({ html }) => inlineStyles(html).join(''));
  // Astro does not guarantee the order of style sheets.
  expect(new Set(firsts.map((css) => /^@layer [a-z,]+;/.exec(css)?.[0])).size).toBe(1);
  // iPhones know the property only with its prefix.
  const wrong = firsts.filter(
    (css) => !css.startsWith('@layer ') || !css.includes('-webkit-text-size-adjust:none'),
  );
  expect(wrong).toEqual([]);
});

test('every font that a page names has its faces, and so has its fallback', () => {
  const wrong = inPages(everyPage, ({ html }) => {
    const css = inlineStyles(html).join('');
    const named = new Set(css.match(/(?<=")(?:Latin|Arabic) [\w ]+(?=")/g));
    const lost = [...named].filter((name) => !css.includes(`@font-face{font-family:${name};`));
    return named.size < 4 ? ['no fonts'] : lost;
  });
  expect(wrong).toEqual([]);
});

test('every file that a script imports is in the build', () => {
  const lost = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [...readSite(file).matchAll(/["'`]((?:\/assets\/|\.\/)[\w.-]+\.js)["'`]/g)]
        .map(([, address = '']) => posix.resolve(posix.dirname(file), address))
        .filter((address) => !isFile(address))
        .map((address) => `${file}: ${address}`),
    );
  expect(lost).toEqual([]);
});

test('exactly the files with a hash in their name are in the folder that is cached forever', () => {
  const strays = files.filter(
    (file) =>
      file.startsWith('/assets/') !==
      /\.[\w-]{8}\.\w+(?:\.br|\.gz)?$|-[0-9a-f]{8}-\d+\.(?:avif|webp)$/.test(file),
  );
  expect(strays).toEqual([]);
});
