import { expect, test } from 'vitest';
import { priceInWords } from '../../app/prices/price-words.ts';
import { tripPrice } from '../../app/prices/trip-prices.server.ts';
import { paths } from '../../app/paths.ts';
import { all, attribute, only, pages, pagesAt, textOf } from '../support/site.ts';
import { content, translate } from '../support/texts.ts';

const trips = content.trips.filter(({ facts }) => tripPrice(facts).price > 0);
const tables = pagesAt(paths.compare);

test.each(tables)('$address compares every trip as it is served, in one table', (page) => {
  const { locale } = page;
  const t = translate[locale];
  const words = trips.map(({ translations }) => translations[locale].frontMatter);
  const table = only(page, 'main table');
  expect(textOf(only(page, 'main table caption'))).toContain(t('plan.forAll', { people: 2 }));
  expect(all(page, 'main thead th[scope="col"]').map(textOf)).toEqual(
    words.map(({ title }) => title),
  );
  const rows = table.querySelectorAll('tbody tr');
  expect(rows.map((row) => row.querySelectorAll('th[scope="row"]').length)).toEqual(
    rows.map(() => 1),
  );
  const cellsOf = (label: string) => {
    const row = rows.find((one) => textOf(one).startsWith(label));
    return row?.querySelectorAll('td').map(textOf) ?? [];
  };
  expect(cellsOf(t('trips.notFor'))).toEqual(words.map(({ notFor }) => notFor));
  expect(cellsOf(t('trips.suits'))).toEqual(words.map(({ suits }) => suits));
  for (const [at, { facts }] of trips.entries()) {
    const { price, nights } = tripPrice(facts);
    expect(cellsOf(t('compare.price'))[at]).toContain(
      priceInWords(locale, t, { price: 2 * price, nights }).from.match(/[\d.,]+/)?.[0],
    );
  }
  expect(cellsOf(t('compare.sights')).every((said) => said.length > 20)).toBe(true);
});

test.each(tables)('$address: the table is a region that the keyboard scrolls', (page) => {
  const region = only(page, 'main section[tabindex]');
  expect(attribute(region, 'tabindex')).toBe('0');
  expect(attribute(region, 'aria-labelledby')).toBe(
    attribute(only(page, 'main table caption'), 'id'),
  );
});

test('every trip leads to a comparison with the one most like it, from its card and its page', () => {
  for (const { address, locale, document } of pages) {
    const own = trips.find(({ id }) => address === paths.trip(locale, id));
    if (!own && address !== paths.trips(locale)) continue;
    const links = document
      .querySelectorAll('main a')
      .map((link) => attribute(link, 'href') ?? '')
      .filter((to) => to.startsWith(`${paths.compare(locale)}?`));
    const asked = links.map((to) => to.split('trips=')[1]?.split(',') ?? []);
    expect(asked.map(([first]) => first)).toEqual(own ? [own.id] : trips.map(({ id }) => id));
    for (const [first, second] of asked) expect(second).not.toBe(first);
  }
});
