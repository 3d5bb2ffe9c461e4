import { describe, expect, test } from 'vitest';
import { paths } from '../../app/paths.ts';
import { all, attribute, decode, only, pages, textOf, type Page } from '../support/site.ts';
import { entriesOf } from '../support/structured-data.ts';

const inner = pages.filter(({ address, locale }) => address !== paths.home(locale));
const linksIn = (page: Page) =>
  all(page, 'a').map((link) => ({ name: textOf(link), address: attribute(link, 'href') }));

describe.each(inner)('the breadcrumbs of $address', (page) => {
  const way = entriesOf(page, 'BreadcrumbList');
  const above = way.slice(0, -1);

  test('start at home, end at the page, and are numbered', () => {
    expect(way[0]?.address).toBe(paths.home(page.locale));
    expect(way.at(-1)?.address).toBe(page.address);
    expect(way.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1));
  });

  test('are links of the page with the same words', () => {
    const links = linksIn(page);
    expect(links.map(({ address }) => address)).toContain(above[0]?.address);
    for (const { name, address } of above.slice(1)) {
      expect(links).toContainEqual({ name, address });
    }
  });

  test('contain the back link of the page', () => {
    const back = all(page, 'main article > header a').map((link) => attribute(link, 'href'));
    const passed = new Set(above.map(({ address }) => address));
    expect(back.filter((address) => address && !passed.has(address))).toEqual([]);
  });

  test('end with words of the page', () => {
    const shown =
      decode(textOf(only(page, 'h1'))) +
      linksIn(page)
        .map(({ name }) => name)
        .join();
    expect(shown).toContain(way.at(-1)?.name);
  });
});
