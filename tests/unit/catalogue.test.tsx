import { describe, expect, test } from 'vitest';
import { compileMessages } from '../../app/content/messages.server.ts';
import { destinationCards } from '../../app/destinations/destination-cards.server.ts';
import { getMapPlaces } from '../../app/map/places.server.ts';
import {
  CataloguePages,
  CataloguePagesIsland,
} from '../../app/destinations/catalogue-pages-island.tsx';
import { DestinationsPage } from '../../app/destinations/destinations-page.tsx';
import { selection, tagIn } from '../../app/destinations/selection.ts';
import { TagFilterIsland } from '../../app/destinations/tag-filter-island.tsx';
import {
  inLocale,
  firstPage,
  pageNumberOf,
  pagesOf,
  paths,
  sharePicture,
} from '../../app/paths.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { pages } from '../../app/pages.ts';
import { rendered, untypeset } from '../support/rendered.tsx';
import { content, translate } from '../support/texts.ts';

const { perPage } = pages.destinations.entries;
/** The real destinations come last. */
const ids = [
  ...Array.from(
    { length: 2.5 * perPage - content.site.destinations.length },
    (_, at) => `place${at}`,
  ),
  ...content.site.destinations,
];
const pageCount = Math.ceil(ids.length / perPage);
const further = Array.from({ length: pageCount - 1 }, (_, at) => at + 2);

describe.each(locales)('%s', (locale) => {
  const of = (destinations: readonly string[]) =>
    pagesOf(locale, { ...content.site, destinations }).filter(
      (address) => firstPage(address) === paths.destinations(locale),
    );

  test('one destination more than fits makes another page', () => {
    expect(of(ids.slice(0, perPage))).toEqual([paths.destinations(locale)]);
    expect(of(ids.slice(0, perPage + 1))).toEqual([
      paths.destinations(locale),
      inLocale('/destinations/page/2', locale),
    ]);
  });

  test('each page has an address, the first one without a number', () => {
    expect(of(ids)).toEqual([1, ...further].map((page) => paths.destinations(locale, null, page)));
    expect(of(ids).map(pageNumberOf)).toEqual([1, ...further]);
  });

  test('every page has the share picture of the first', () => {
    expect(of(ids).map(sharePicture)).toEqual(
      of(ids).map(() => `/art/share/${locale}/destinations.jpg`),
    );
  });
});

/** The HTML of a page of a long list. */
function render(locale: Locale, number: number) {
  const cards = destinationCards(locale)
    .slice(0, 1)
    .flatMap((card) => ids.map((id) => ({ ...card, id, title: `Title of ${id}` })));
  const words = compileMessages(content.messages[locale]);
  const island = {
    locale,
    words,
    number,
    places: cards.map(({ id }) => ({ id, tags: [] })),
  };
  return rendered(
    locale,
    <DestinationsPage
      data={{ number, cards, places: getMapPlaces(locale) }}
      filter={<TagFilterIsland {...island} tags={[]} />}
      pages={<CataloguePagesIsland {...island} />}
    />,
  );
}

const cardsOf = (page: string) =>
  [...page.matchAll(/<article[^>]*data-place="(\w+)"[^>]*>/g)].map(([tag, id]) => ({
    id,
    hidden: tag.includes(' hidden=""'),
  }));

describe.each(locales)('many places in %s', (locale) => {
  const html = [1, ...further].map((number) => render(locale, number));
  const to = (number: number) => `href="${paths.destinations(locale, null, number)}#places"`;

  test('are all in the HTML of every page, and each is visible on one', () => {
    expect(html.map((page) => cardsOf(page).map(({ id }) => id))).toEqual(html.map(() => ids));
    const shown = html.flatMap((page) => cardsOf(page).filter(({ hidden }) => !hidden));
    expect(shown.map(({ id }) => id)).toEqual(ids);
  });

  test('are all counted on each page', () => {
    const said = translate[locale]('destinations.count', { count: ids.length });
    expect(html.filter((page) => !untypeset(page).includes(said))).toEqual([]);
  });

  test('have links to the previous and the next page, which lead to the list', () => {
    const linked = html.map((page) =>
      [1, ...further, pageCount + 1].filter((number) => page.includes(to(number))),
    );
    const known = new Set([1, ...further]);
    expect(linked).toEqual(
      [...known].map((number) => [number - 1, number + 1].filter((each) => known.has(each))),
    );
    expect(html.filter((page) => !/<h2[^>]* id="places"/.test(page))).toEqual([]);
  });

  test('are not dimmed on the map because they are on another page', () => {
    expect(html.map((page) => page.match(/data-map-place/g)?.length)).toEqual(
      html.map(() => content.site.destinations.length),
    );
    expect(html.filter((page) => page.includes('data-back="true"')).length).toBe(0);
  });
});

test('a chosen tag is kept on the next pages', () => {
  const html = rendered('tr', <CataloguePages page={2} pages={3} tag="beach" />);
  expect(html).toContain('href="/tr/destinations/page/3?tag=beach#places"');
  expect(html).toContain('href="/tr/destinations?tag=beach#places"');
});

describe('a tag', () => {
  const places = ids.map((id, at) => ({ id, tags: at % 2 === 0 ? ['sea'] : [] }));
  const withSea = ids.filter((_, at) => at % 2 === 0);

  test('filters the places of all pages', () => {
    const { matching, shown, pages: count } = selection(places, 'sea', 1);
    expect(matching.map(({ id }) => id)).toEqual(withSea);
    expect(shown).toEqual(matching.slice(0, perPage));
    expect(count).toBe(Math.ceil(withSea.length / perPage));
  });

  test('with fewer pages than the current number shows its last page', () => {
    expect(selection(places, 'sea', pageCount).page).toBe(Math.ceil(withSea.length / perPage));
    expect(selection(places, 'unknown', 2)).toMatchObject({ page: 1, pages: 1, shown: [] });
  });

  test.each([
    ['', null],
    ['?tag=', null],
    ['?tag=sea%20view&x=1', 'sea view'],
    ['?tag=Beach', 'beach'],
    ['?amp;Tag=beach).', 'beach'],
  ])('is read from "%s" as %j', (query, tag) => {
    expect(tagIn(query)).toBe(tag);
  });
});
