import { expect, test } from 'vitest';
import { all, attribute, only, placePages, textOf } from '../support/site.ts';

test.each(placePages)('$address marks its place on its map, and leads to it', (page) => {
  const { facts, translations } = page.entry;
  const { title } = translations[page.locale].frontMatter;
  expect(textOf(only(page, '[data-map] [aria-current="page"]'))).toBe(title);
  const query = `query=${facts.place.latitude}%2C${facts.place.longitude}`;
  const links = all(page, 'a').map((link) => attribute(link, 'href') ?? '');
  expect(links.filter((href) => href.endsWith(query))).not.toEqual([]);
});
