import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { share } from '../../app/pictures/art/manifest.ts';
import { origin } from '../../app/site.ts';
import { defaultLocale, localeInfo, locales } from '../../app/locales.ts';
import { inLocale, sharePicture } from '../../app/paths.ts';
import { inlineStyles } from '../support/inline.ts';
import {
  all,
  attribute,
  everyPage,
  inPages,
  inSite,
  isFile,
  only,
  pages,
  textOf,
  type Page,
} from '../support/site.ts';

const titleOf = (page: Page) => textOf(only(page, 'title'));
const metaOf = (page: Page, name: string) =>
  attribute(
    only(page, `meta[${name.startsWith('og:') ? 'property' : 'name'}="${name}"]`),
    'content',
  ) ?? '';
const descriptionOf = (page: Page) => metaOf(page, 'description');
const canonicalOf = (page: Page) => attribute(only(page, 'link[rel="canonical"]'), 'href');

/** [language, address] of each alternate. */
const alternatesOf = (page: Page) =>
  all(page, 'link[rel="alternate"][hreflang]').map((link) => [
    attribute(link, 'hreflang'),
    attribute(link, 'href'),
  ]);

test.each(everyPage)('$address is in its language and direction', (page) => {
  const html = only(page, 'html');
  expect([attribute(html, 'lang'), attribute(html, 'dir')]).toEqual([
    page.locale,
    localeInfo[page.locale].dir,
  ]);
});

describe.each(locales)('%s', (locale) => {
  const own = pages.filter((page) => page.locale === locale);

  test.each([
    ['title', titleOf],
    ['description', descriptionOf],
  ] as const)('no two pages have the same %s', (_, read) => {
    const texts = own.map(read);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    expect(texts.length).toBe(pages.length / locales.length);
  });

  // Search results cut longer texts off.
  test.each([
    ['titles', titleOf, 10, 65],
    ['descriptions', descriptionOf, 70, 160],
  ] as const)('%s are neither too short nor too long', (_, read, shortest, longest) => {
    const wrong = inPages(own, (page) => {
      const text = read(page);
      return text.length >= shortest && text.length <= longest ? [] : [`${text.length}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });
});

test('the canonical address of a page is its own, absolute and without a query', () => {
  const addresses = pages.map(({ address }) => origin + address);
  expect(pages.map(canonicalOf)).toEqual(addresses);
  expect(pages.map((page) => metaOf(page, 'og:url'))).toEqual(addresses);
});

test('every page has an alternate in every language, and English as the default', () => {
  expect(pages.map(alternatesOf)).toEqual(
    pages.map(({ address }) => [
      ...locales.map((locale) => [locale, origin + inLocale(address, locale)]),
      ['x-default', origin + inLocale(address, defaultLocale)],
    ]),
  );
});

test('the Open Graph data of a page has its words, language and picture', async () => {
  const wrong = inPages(pages, (page) => [
    ...(metaOf(page, 'og:description') === descriptionOf(page) ? [] : ['og:description']),
    ...(titleOf(page).startsWith(metaOf(page, 'og:title')) ? [] : ['og:title']),
    ...(metaOf(page, 'og:locale') === localeInfo[page.locale].openGraph ? [] : ['og:locale']),
    ...(metaOf(page, 'og:image') === origin + sharePicture(page.address) ? [] : ['og:image']),
    ...(metaOf(page, 'og:image:width') === String(share.width) ? [] : ['og:image:width']),
    ...(metaOf(page, 'og:image:height') === String(share.height) ? [] : ['og:image:height']),
    ...(metaOf(page, 'og:image:alt').length > 20 ? [] : ['og:image:alt']),
    ...(metaOf(page, 'twitter:card') === 'summary_large_image' ? [] : ['twitter:card']),
  ]);
  expect(wrong).toEqual([]);
});

const shared = [...new Set(pages.map((page) => metaOf(page, 'og:image').slice(origin.length)))];

test.each(shared)('%s exists in the declared size', async (picture) => {
  expect(isFile(picture)).toBe(true);
  const { width, height } = await sharp(inSite(picture)).metadata();
  expect({ width, height }).toEqual(share);
});

test('the bars of a browser have the colours of the page', () => {
  const wrong = inPages(everyPage, (page) => {
    const css = inlineStyles(page.html).join('');
    const metas = all(page, 'meta[name="theme-color"]').map((meta) => attribute(meta, 'content'));
    return ['cream', 'night'].filter((token, at) => !css.includes(`--${token}:${metas[at]};`));
  });
  expect(wrong).toEqual([]);
});
