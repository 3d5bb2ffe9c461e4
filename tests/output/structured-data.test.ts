import { expect, test } from 'vitest';
import { z } from 'zod';
import { inScript } from '../../app/documents/head/head.ts';
import { defaultLocale, type Locale, locales } from '../../app/locales.ts';
import { firstPage, localeOf, pageNumberOf, paths } from '../../app/paths.ts';
import { origin } from '../../app/site.ts';
import { countedSum } from '../support/prices.ts';
import {
  all,
  inPages,
  isFile,
  notFoundPages,
  only,
  type Page,
  pages,
  placePages,
  textOf,
  tripPages,
} from '../support/site.ts';
import { entriesOf, listSchema, nodeOf, nodesOf, sourceOf } from '../support/structured-data.ts';
import { content } from '../support/texts.ts';

const required = {
  Organization: ['@id', 'name', 'url', 'logo', 'email'],
  TravelAgency: ['@id', 'name', 'url', 'logo', 'email', 'identifier'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  TouristDestination: ['@id', 'name', 'description', 'url', 'image', 'geo'],
  TouristTrip: ['@id', 'name', 'description', 'url', 'itinerary', 'provider', 'offers'],
  Article: ['@id', 'headline', 'image', 'inLanguage', 'dateModified', 'author', 'publisher', 'url'],
} as const satisfies Record<string, string[]>;

function typesFor({ address, locale }: Page): (keyof typeof required)[] {
  if (address === paths.home(locale)) return ['WebSite'];
  if (firstPage(address) === paths.destinations(locale)) return ['BreadcrumbList', 'ItemList'];
  if (address.startsWith(paths.whenToGo(locale))) return ['BreadcrumbList', 'ItemList'];
  if (address === paths.guide(locale)) return ['BreadcrumbList', 'ItemList'];
  if (address === paths.trips(locale)) return ['BreadcrumbList', 'ItemList'];
  if (address.startsWith(paths.trip(locale, ''))) return ['TouristTrip', 'BreadcrumbList'];
  if (address.startsWith(paths.destination(locale, ''))) {
    return ['TouristDestination', 'TouristTrip', 'BreadcrumbList'];
  }
  if (address.startsWith(paths.article(locale, ''))) return ['Article', 'BreadcrumbList'];
  return ['BreadcrumbList'];
}

test.each(pages)('$address has one block of data with the types for its kind', (page) => {
  expect(all(page, 'script[type="application/ld+json"]')).toHaveLength(1);
  const owner = content.site.business?.licence ? 'TravelAgency' : 'Organization';
  expect(nodesOf(page).map((node) => node['@type'])).toEqual([owner, ...typesFor(page)]);
});

test('404 pages have none', () => {
  expect(notFoundPages.filter(sourceOf).map(({ address }) => address)).toEqual([]);
});

test('no text in it can end the script element', () => {
  expect(pages.filter((page) => /[<>&]/.test(sourceOf(page)))).toEqual([]);
});

test('every node has the properties of its type', () => {
  const needs = new Map<string, readonly string[]>(Object.entries(required));
  const lacking = inPages(pages, (page) =>
    nodesOf(page).flatMap((node) =>
      (needs.get(node['@type']) ?? ['a known type'])
        .filter((name) => !node[name])
        .map((name) => `${node['@type']}: ${name}`),
    ),
  );
  expect(lacking).toEqual([]);
});

/** Every address in the data with its path, such as `Article.translationOfWork.@id`. */
function addressesIn(value: unknown, place: string): { place: string; address: string }[] {
  if (typeof value === 'string') {
    const isOwn = /^https?:|^\//.test(value) && !value.startsWith('https://schema.org');
    return isOwn ? [{ place, address: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => addressesIn(part, `${place}.${key}`));
}
const addressesOf = (page: Page) =>
  nodesOf(page).flatMap((node) => addressesIn(node, node['@type']));

const addresses = new Set(pages.map(({ address }) => address));

test('every address in it is absolute and in the build', () => {
  const lost = inPages(pages, (page) =>
    addressesOf(page)
      .map(({ address }) => address)
      .filter((address) => {
        const [path = ''] = address.slice(origin.length).split('#');
        return !address.startsWith(`${origin}/`) || !(addresses.has(path) || isFile(path));
      }),
  );
  expect(lost).toEqual([]);
});

test('every section that it links to exists', () => {
  const lost = inPages(pages, (page) =>
    addressesOf(page)
      .filter(({ place, address }) => !place.endsWith('@id') && address.includes('#'))
      .map(({ address }) => address.split('#')[1] ?? '')
      .filter((id) => all(page, `#${id}`).length !== 1),
  );
  expect(lost).toEqual([]);
});

test('every reference is to a node of the page, except for the translated work', () => {
  const lost = inPages(pages, (page) => {
    const ids = new Set(nodesOf(page).map((node) => node['@id']));
    return addressesOf(page)
      .filter(({ place, address }) => place.endsWith('.@id') && !ids.has(address))
      .filter(({ place }) => place !== 'Article.translationOfWork.@id')
      .map(({ place, address }) => `${place}: ${address}`);
  });
  expect(lost).toEqual([]);
});

test('it is in the language of its page', () => {
  const strays = inPages(pages, (page) => [
    ...addressesOf(page)
      .filter(({ place }) => place !== 'Article.translationOfWork.@id')
      .map(({ address }) => address.slice(origin.length))
      // The publisher has one name in all languages; pictures have none.
      .filter((path) => path !== '/#organization' && !isFile(path))
      .filter((path) => localeOf(path.replace(/#.*/, '')) !== page.locale),
    ...nodesOf(page).flatMap(({ inLanguage = page.locale }) =>
      inLanguage === page.locale ? [] : [String(inLanguage)],
    ),
  ]);
  expect(strays).toEqual([]);
});

const catalogueOf = (locale: Locale) =>
  pages
    .filter(({ address }) => firstPage(address) === paths.destinations(locale))
    .toSorted((one, other) => pageNumberOf(one.address) - pageNumberOf(other.address));

test.each(locales)('%s: the list of destinations has every destination', (locale) => {
  const listed = catalogueOf(locale).flatMap((page) => entriesOf(page, 'ItemList'));
  expect(listed.map(({ name, address }) => [name, address])).toEqual(
    content.destinations.map(({ id, translations }) => [
      translations[locale].frontMatter.title,
      paths.destination(locale, id),
    ]),
  );
});

const placeSchema = z.looseObject({
  includesAttraction: z.array(
    z.strictObject({
      '@type': z.literal('TouristAttraction'),
      name: z.string(),
      url: z.url(),
      geo: z
        .strictObject({
          '@type': z.literal('GeoCoordinates'),
          latitude: z.number(),
          longitude: z.number(),
        })
        .optional(),
    }),
  ),
});

test.each(placePages)('$address lists the sights of the page', (page) => {
  const { includesAttraction: sights } = nodeOf(page, 'TouristDestination', placeSchema);
  const shown = textOf(only(page, 'main'));
  expect(sights.filter(({ name }) => !shown.includes(name))).toEqual([]);
  expect(sights.length).toBeGreaterThan(3);
});

const offerSchema = z.looseObject({
  offers: z.looseObject({ price: z.number(), priceCurrency: z.literal('USD') }),
});

test.each(placePages)('$address offers its tour at the price of the content', (page) => {
  const { price } = nodeOf(page, 'TouristTrip', offerSchema).offers;
  expect(price).toBe(page.entry.facts.price);
  expect(textOf(only(page, '#price'))).toContain(String(price));
});

const journeySchema = z.looseObject({
  itinerary: listSchema,
  offers: z.looseObject({ lowPrice: z.number(), priceCurrency: z.literal('USD') }),
});

test.each(tripPages)(
  '$address goes from stop to stop, and costs at least what they cost',
  ({ entry, ...page }) => {
    const { itinerary, offers } = nodeOf(page, 'TouristTrip', journeySchema);
    expect(itinerary.itemListElement.map(({ url }) => url)).toEqual(
      entry.facts.stops.map(({ place }) => origin + paths.destination(page.locale, place)),
    );
    expect(offers.lowPrice).toBe(countedSum(entry.facts.stops));
    expect(textOf(only(page, '#price')).replaceAll(/[.,]/g, '')).toContain(String(offers.lowPrice));
  },
);

const articleSchema = z.looseObject({
  headline: z.string().max(110),
  dateModified: z.iso.date(),
  translationOfWork: z.strictObject({ '@id': z.string() }).optional(),
});

test.each(pages.filter((page) => typesFor(page).includes('Article')))(
  '$address is an article with its heading and the day of its facts',
  (page) => {
    const entry = content.articles.find(({ id }) => page.address.endsWith(`/${id}`));
    const { headline, dateModified, translationOfWork } = nodeOf(page, 'Article', articleSchema);
    expect(headline).toBe(textOf(only(page, 'h1')));
    expect(dateModified).toBe(entry?.facts.factsChecked);
    const original = `${origin}${paths.article(defaultLocale, entry?.id ?? '')}#article`;
    expect(translationOfWork?.['@id']).toBe(page.locale === defaultLocale ? undefined : original);
  },
);

test('text in structured data cannot end the script element', () => {
  const data = { name: '</script><script>alert(1)</script><!--' };
  expect(inScript(data)).not.toContain('<');
  expect(JSON.parse(inScript(data))).toEqual(data);
});
