import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../app/locales.ts';
import {
  destinationIdOf,
  inLocale,
  localeOf,
  notFoundPagesOf,
  pagesOf,
  paths,
} from '../../app/paths.ts';
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
