import { expect, test } from 'vitest';
import { paths } from '../../app/paths.ts';
import { all, attribute, only, pages, textOf } from '../support/site.ts';
import { content, translate } from '../support/texts.ts';

const lists = pages.filter(({ address, locale }) => address === paths.trips(locale));

test.each(lists)('$address lists every trip with its stops and its price', (page) => {
  const titles = all(page, 'main article h3').map(textOf);
  expect(titles).toEqual(
    content.trips.map(({ translations }) => translations[page.locale].frontMatter.title),
  );
  const links = all(page, 'main article h3 a').map((link) => attribute(link, 'href'));
  expect(links).toEqual(content.trips.map(({ id }) => paths.trip(page.locale, id)));
  expect(all(page, 'main article ol').map((list) => list.querySelectorAll('li').length)).toEqual(
    content.trips.map(({ facts }) => facts.stops.length),
  );
});

const details = content.trips.flatMap((entry) =>
  pages
    .filter(({ address, locale }) => address === paths.trip(locale, entry.id))
    .map((page) => ({ ...page, entry })),
);

test('every trip has a page in every language', () => {
  expect(details).toHaveLength(content.trips.length * 3);
});

test.each(details)(
  '$address has every day, every leg on the map and every poster',
  ({ entry, ...page }) => {
    const nights = entry.facts.stops.reduce((sum, stop) => sum + stop.nights, 0);
    expect(all(page, '#days li > p')).toHaveLength(nights + 1);
    // Both layouts of the map have an outline and a line for each leg.
    const legs = [...page.html.matchAll(/<path[^>]* data-by="(\w+)"/g)].map(([, by]) => by);
    expect(legs).toHaveLength((entry.facts.stops.length - 1) * 4);
    expect(new Set(legs)).toEqual(new Set(entry.facts.stops.flatMap(({ by }) => by ?? [])));
    const posters = all(page, 'article > header img').map((image) => attribute(image, 'alt'));
    expect(posters).toEqual(
      entry.facts.stops.map(
        ({ place }) =>
          content.destinations.find(({ id }) => id === place)?.translations[page.locale].frontMatter
            .imageAlt,
      ),
    );
  },
);

test.each(details)('$address says what its price does not include', (page) => {
  expect(textOf(only(page, '#sum'))).toContain(translate[page.locale]('trips.sumNote'));
});
