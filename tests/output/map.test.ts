import { expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { all, attribute, only, pages, textOf } from '../support/site.ts';
import { content } from '../support/texts.ts';

const places = locales.flatMap((locale) =>
  content.destinations.map(({ id, facts, translations }) => ({
    address: paths.destination(locale, id),
    title: translations[locale].frontMatter.title,
    place: facts.place,
  })),
);

test.each(places)(
  '$address marks its place on its map, and leads to it',
  ({ address, title, place }) => {
    const page = pages.find((one) => one.address === address);
    if (!page) throw new Error(`There is no ${address}`);
    expect(textOf(only(page, '[data-map] [aria-current="page"]'))).toBe(title);
    const query = `query=${place.latitude}%2C${place.longitude}`;
    const links = all(page, 'a').map((link) => attribute(link, 'href') ?? '');
    expect(links.filter((href) => href.endsWith(query))).not.toEqual([]);
  },
);
