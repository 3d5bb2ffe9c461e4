import { describe, expect, test, vi } from 'vitest';
import { locales, type Locale } from '../../app/locales.ts';
import { pageRows, type PageRow } from '../../app/pages.ts';
import {
  destinationIdOf,
  inLocale,
  localeOf,
  notFoundPagesOf,
  pagesOf,
  paths,
} from '../../app/paths.ts';
import { filesIn, linesMatching, withoutComments } from '../support/project.ts';
import { content } from '../support/texts.ts';

const addressesOf = (locale: Locale) => [
  ...pagesOf(locale, content.site),
  ...notFoundPagesOf(locale),
];

describe.each(locales)('%s', (locale) => {
  test('is the language of each of its addresses', () => {
    expect(addressesOf(locale).filter((address) => localeOf(address) !== locale)).toEqual([]);
  });

  test.each(locales.map((other) => ({ other })))(
    'leads from each of its pages to the same page in $other, and back',
    ({ other }) => {
      const there = addressesOf(locale).map((address) => inLocale(address, other));
      expect(there).toEqual(addressesOf(other));
      expect(there.map((address) => inLocale(address, locale))).toEqual(addressesOf(locale));
    },
  );
});

test.each([
  ['/en/guide', 'en'],
  ['/de', 'en'],
  ['/trabzon', 'en'],
  ['/arabic', 'en'],
  ['/TR', 'en'],
  ['/__proto__', 'en'],
  ['/constructor/x', 'en'],
  ['', 'en'],
  ['/ar/', 'ar'],
  ['/tr/nowhere/at/all', 'tr'],
])('"%s" is an address in %s', (address, locale) => {
  expect(localeOf(address)).toBe(locale);
});

test.each([
  ['/ar/', 'tr', '/tr'],
  ['/ar/', 'en', '/'],
  ['/guide/', 'ar', '/ar/guide'],
  ['/trabzon', 'tr', '/tr/trabzon'],
  ['/tr/guide/istanbul', 'en', '/guide/istanbul'],
] as const)('%s in %s is %s', (address, locale, expected) => {
  expect(inLocale(address, locale)).toBe(expected);
});

test.each([
  ['blacksea', 'blacksea'],
  ['Black Sea', 'blacksea'],
  ['BLACKSEA', 'blacksea'],
  [' black\tsea\n', 'blacksea'],
  ['Black\u00A0Sea', 'blacksea'],
  ['ISTANBUL', 'istanbul'],
  ['İSTANBUL', 'istanbul'],
  ['İstanbul', 'istanbul'],
  ['I\u0307stanbul', 'istanbul'],
  ['', ''],
])('%j is a spelling of "%s"', (spelling, id) => {
  expect(destinationIdOf(spelling)).toBe(id);
});

test('a tag in an address is encoded', () => {
  expect(paths.destinations('ar', 'a&b=c#d')).toBe('/ar/destinations?tag=a%26b%3Dc%23d');
});

const anyOf = (list: readonly PageRow[]) =>
  list.flatMap(({ path }) => (path === '' ? [] : [path])).join('|');

test('app/paths.ts alone builds internal addresses', () => {
  const files = filesIn(['app'], '.ts', '.tsx', '.js').filter((file) => file !== 'app/paths.ts');
  const folders = anyOf(pageRows.filter(({ entries }) => entries));
  const address = new RegExp(
    `['"\`](?:/(?:${anyOf(pageRows)}|404|${locales.join('|')})(?![\\w-])|(?:${folders})/)`,
  );
  expect(linesMatching(files, address, withoutComments)).toEqual([]);
});

test('if a page moves, its routes and all pages below it move too', async () => {
  vi.resetModules();
  const moved = await import('../../app/pages.ts');
  for (const row of [...Object.values(moved.pages), ...moved.pageRows]) {
    if (row.path !== '') Object.assign(row, { path: `moved-${row.path}` });
  }
  const { paths: there, ...lists } = await import('../../app/paths.ts');
  const { routes } = await import('../../app/documents/routes.ts');
  vi.resetModules();

  // Addresses that are not below a page.
  const { home, notFound, offlineFallback, manifest, ...pages } = there;
  const addresses = [
    ...Object.values(pages).map((address) => address('en', 'may')),
    ...lists.pagesOf('en', content.site),
    ...lists.notFoundPagesOf('en'),
  ].filter(
    (address) =>
      ![home('en'), notFound('en'), offlineFallback('en'), manifest('en')].includes(address),
  );
  expect(addresses.filter((address) => !address.startsWith('/moved-'))).toEqual([]);

  const patterns = routes.map(([pattern]) => pattern);
  const languages = locales.filter((locale) => locale !== 'en');
  const ways = patterns
    .filter((pattern) => !languages.some((locale) => `${pattern}/`.startsWith(`/${locale}/`)))
    .filter((pattern) => ![home('en'), notFound('en'), offlineFallback('en')].includes(pattern))
    .filter((pattern) => !/^\/(?:offline\/)?[\w.-]+\.\w+$/.test(pattern));
  expect(ways.length).toBeGreaterThan(15);
  expect(ways.filter((pattern) => !pattern.startsWith('/moved-'))).toEqual([]);
  expect(patterns).toContain(there.feed('en'));
});
