import { expect, test } from 'vitest';
import { origin } from '../../app/site.ts';
import { defaultLocale, locales, type Locale } from '../../app/locales.ts';
import { monthIds } from '../../app/pages.ts';
import { inLocale, pagesOf, paths } from '../../app/paths.ts';
import { all, attribute, isFile, pageAt, readSite } from '../support/site.ts';
import { content } from '../support/texts.ts';
import { childrenOf, childText, parseXml } from '../support/xml.ts';

const addresses = locales.flatMap((locale) => pagesOf(locale, content.site));
const root = parseXml(readSite('/sitemap.xml'));
const entries = childrenOf(root, 'url').map((url) => ({
  address: childText(url, 'loc')?.slice(origin.length) ?? '',
  changed: childText(url, 'lastmod'),
  alternates: childrenOf(url, 'xhtml:link').map(({ attributes }) => [
    attributes['hreflang'],
    attributes['href'],
  ]),
  pictures: childrenOf(url, 'image:image').map(
    (image) => childText(image, 'image:loc')?.slice(origin.length) ?? '',
  ),
}));

test('it is a sitemap with the namespaces of search engines', () => {
  expect(root.name).toBe('urlset');
  expect(root.attributes).toEqual({
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  });
});

test('it lists each page once', () => {
  expect(entries.map(({ address }) => address)).toEqual(addresses);
});

test('it lists each page in every language', () => {
  const expected = addresses.map((address) => [
    ...locales.map((locale) => [locale, origin + inLocale(address, locale)]),
    ['x-default', origin + inLocale(address, defaultLocale)],
  ]);
  expect(entries.map(({ alternates }) => alternates)).toEqual(expected);
});

test('every picture in it is one that its page shows', () => {
  const lost = entries.flatMap(({ address, pictures }) => {
    const shown = all(pageAt(address), '[srcset]').map((image) => attribute(image, 'srcset'));
    return pictures
      .filter((picture) => !isFile(picture) || !shown.some((set) => set?.includes(picture)))
      .map((picture) => `${address}: ${picture}`);
  });
  expect(lost).toEqual([]);
});

test('every page with a picture of its own has it', () => {
  const illustrated = locales.flatMap((locale) => [
    paths.home(locale),
    ...content.destinations.map(({ id }) => paths.destination(locale, id)),
    paths.experiences(locale),
    ...monthIds.map((id) => paths.month(locale, id)),
    ...content.articles.map(({ id }) => paths.article(locale, id)),
  ]);
  expect(
    entries.filter(({ pictures }) => pictures.length === 1).map(({ address }) => address),
  ).toEqual(illustrated);
});

/** The last day on which facts of the guide were checked. */
const lastDay = (locale: Locale) =>
  [...content.articles, ...content.answers]
    .filter(({ translations }) => translations[locale])
    .map(({ facts }) => facts.factsChecked)
    .toSorted()
    .at(-1);

test('the date of a page is the day when its facts were checked, not of the build', () => {
  const expected = new Map(
    locales.flatMap((locale) => [
      [paths.guide(locale), lastDay(locale)] as const,
      ...content.destinations.map(
        ({ id, facts }) => [paths.destination(locale, id), facts.factsChecked] as const,
      ),
      ...content.months.map(
        ({ facts }, at) =>
          [paths.month(locale, monthIds[at] ?? 'january'), facts.factsChecked] as const,
      ),
      ...content.articles.map(
        ({ id, facts }) => [paths.article(locale, id), facts.factsChecked] as const,
      ),
      ...content.trips.map(
        ({ id, facts }) => [paths.trip(locale, id), facts.factsChecked] as const,
      ),
    ]),
  );
  expect(entries.map(({ changed }) => changed)).toEqual(
    addresses.map((address) => expected.get(address)),
  );
});
