import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../../app/content/messages.server.ts';
import { destinationCards } from '../../app/destinations/destination-cards.server.ts';
import { getMapPlaces } from '../../app/map/places.server.ts';
import { CataloguePagesIsland } from '../../app/destinations/catalogue-pages-island.tsx';
import { CataloguePages } from '../../app/destinations/catalogue-pages.tsx';
import { DestinationsPage } from '../../app/destinations/destinations-page.tsx';
import { selection, tagIn } from '../../app/destinations/selection.ts';
import { TagFilterIsland } from '../../app/destinations/tag-filter-island.tsx';
import { I18nProvider } from '../../app/i18n/context.tsx';
import {
  inLocale,
  firstPage,
  pageNumberOf,
  pagesOf,
  paths,
  sharePicture,
} from '../../app/paths.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { pageOfList, pages } from '../../app/pages.ts';
import { content, translate } from '../support/texts.ts';

/* The catalogue of an owner with many places. */

const { perPage } = pages.destinations.entries;
/** Those of today stand on the last page. */
const ids = [
  ...Array.from(
    { length: 2.5 * perPage - content.site.destinations.length },
    (_, at) => `place${at}`,
  ),
  ...content.site.destinations,
];
const pageCount = Math.ceil(ids.length / perPage);
const further = Array.from({ length: pageCount - 1 }, (_, at) => at + 2);

describe('a list on pages', () => {
  const list = [1, 2, 3, 4, 5];

  test.each([
    [1, [1, 2]],
    [2, [3, 4]],
    [3, [5]],
  ])('page %i shows %j', (page, shown) => {
    expect(pageOfList(list, page, 2)).toEqual({ page, pages: 3, shown });
  });

  test('a number that is too high is the last one', () => {
    expect(pageOfList(list, 7, 2)).toEqual({ page: 3, pages: 3, shown: [5] });
  });

  test('what fits has one page, and so has nothing at all', () => {
    expect(pageOfList(list, 1, 5)).toEqual({ page: 1, pages: 1, shown: list });
    expect(pageOfList([], 2, 5)).toEqual({ page: 1, pages: 1, shown: [] });
  });
});

describe.each(locales)('%s', (locale) => {
  const of = (destinations: readonly string[]) =>
    pagesOf(locale, { ...content.site, destinations }).filter(
      (address) => firstPage(address) === paths.destinations(locale),
    );

  test('places that fit have one page, and one more makes another', () => {
    expect(of(ids.slice(0, perPage))).toEqual([paths.destinations(locale)]);
    expect(of(ids.slice(0, perPage + 1))).toEqual([
      paths.destinations(locale),
      inLocale('/destinations/page/2', locale),
    ]);
  });

  test('many have an address for each page, which begins with none', () => {
    expect(of(ids)).toEqual([1, ...further].map((page) => paths.destinations(locale, null, page)));
    expect(of(ids).map(pageNumberOf)).toEqual([1, ...further]);
  });

  test('a further page is shared with the picture of the first', () => {
    expect(of(ids).map(sharePicture)).toEqual(
      of(ids).map(() => `/art/share/${locale}/destinations.jpg`),
    );
  });
});

/** A page of many places as it is served. */
function render(locale: Locale, number: number) {
  const cards = destinationCards(locale)
    .slice(0, 1)
    .flatMap((card) => ids.map((id) => ({ ...card, id, title: `Title of ${id}` })));
  const words = catalogueOf(content.messages[locale]);
  const island = {
    locale,
    words,
    number,
    places: cards.map(({ id }) => ({ id, tags: [] })),
  };
  return renderToStaticMarkup(
    <I18nProvider locale={locale} catalogue={words}>
      <DestinationsPage
        data={{ number, cards, places: getMapPlaces(locale) }}
        filter={<TagFilterIsland {...island} tags={[]} />}
        pages={<CataloguePagesIsland {...island} />}
      />
    </I18nProvider>,
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

  test('are served on every page, and shown on one each, in their order', () => {
    expect(html.map((page) => cardsOf(page).map(({ id }) => id))).toEqual(html.map(() => ids));
    const shown = html.flatMap((page) => cardsOf(page).filter(({ hidden }) => !hidden));
    expect(shown.map(({ id }) => id)).toEqual(ids);
  });

  test('are counted on each page, all of them', () => {
    const said = translate[locale]('destinations.count', { count: ids.length });
    expect(html.filter((page) => !page.includes(said))).toEqual([]);
  });

  test('have links to the page before and the page after, and these lead to the list', () => {
    const linked = html.map((page) =>
      [1, ...further, pageCount + 1].filter((number) => page.includes(to(number))),
    );
    const known = new Set([1, ...further]);
    expect(linked).toEqual(
      [...known].map((number) => [number - 1, number + 1].filter((each) => known.has(each))),
    );
    expect(html.filter((page) => !/<h2[^>]* id="places"/.test(page))).toEqual([]);
  });

  test('none of them is said to be out of the selection for standing on another page', () => {
    expect(html.map((page) => page.match(/data-map-place/g)?.length)).toEqual(
      html.map(() => content.site.destinations.length),
    );
    expect(html.filter((page) => page.includes('data-back="true"')).length).toBe(0);
  });
});

test('a chosen tag goes along to further pages', () => {
  const html = renderToStaticMarkup(
    <I18nProvider locale="tr" catalogue={catalogueOf(content.messages.tr)}>
      <CataloguePages page={2} pages={3} tag="beach" />
    </I18nProvider>,
  );
  expect(html).toContain('href="/tr/destinations/page/3?tag=beach#places"');
  expect(html).toContain('href="/tr/destinations?tag=beach#places"');
});

describe('a tag', () => {
  const places = ids.map((id, at) => ({ id, tags: at % 2 === 0 ? ['sea'] : [] }));
  const withSea = ids.filter((_, at) => at % 2 === 0);

  test('chooses from the places of all pages', () => {
    const { matching, shown, pages: count } = selection(places, 'sea', 1);
    expect(matching.map(({ id }) => id)).toEqual(withSea);
    expect(shown).toEqual(matching.slice(0, perPage));
    expect(count).toBe(Math.ceil(withSea.length / perPage));
  });

  test('that leaves fewer pages shows its last one', () => {
    expect(selection(places, 'sea', pageCount).page).toBe(Math.ceil(withSea.length / perPage));
    expect(selection(places, 'unknown', 2)).toMatchObject({ page: 1, pages: 1, shown: [] });
  });

  test.each([
    ['', null],
    ['?tag=', null],
    ['?tag=sea%20view&x=1', 'sea view'],
  ])('is read from "%s" as %j', (query, tag) => {
    expect(tagIn(query)).toBe(tag);
  });
});
