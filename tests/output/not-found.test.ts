import { expect, test } from 'vitest';
import { inLocale, paths } from '../../app/paths.ts';
import { destinationIds } from '../../app/site.ts';
import {
  all,
  attribute,
  inPages,
  notFoundPages,
  only,
  pages,
  readSite,
  textOf,
} from '../support/site.ts';
import { translate } from '../support/texts.ts';

const robots = (page: (typeof pages)[number]) =>
  all(page, 'meta[name="robots"]').map((meta) => attribute(meta, 'content'));

test.each(notFoundPages)(
  '$address says in its language what is missing, links to home and searches',
  (page) => {
    const t = translate[page.locale];
    const isDestination = page.address === paths.destination(page.locale, '404');
    expect(textOf(only(page, 'h1'))).toBe(
      t(isDestination ? 'destination.notFound' : 'notFound.title'),
    );
    const ways = all(page, 'main a').map((link) => [attribute(link, 'href'), textOf(link)]);
    expect(ways).toContainEqual([inLocale('/', page.locale), t('notFound.home')]);
    const places = destinationIds.map((id) => paths.destination(page.locale, id));
    expect(
      ways.map(([href]) => href).filter((href) => places.some((place) => place === href)),
    ).toEqual(isDestination ? places : []);
    expect(ways).toContainEqual([paths.destinations(page.locale), t('home.allDestinations')]);
    const field = only(page, 'main search input');
    const form = field.closest('form');
    expect(form && attribute(form, 'action')).toBe(paths.search(page.locale));
    expect(attribute(field, 'name')).toBe('q');
  },
);

test.each(notFoundPages)('$address is hidden from search engines', (page) => {
  expect(robots(page)).toEqual(['noindex']);
  expect(all(page, 'link[rel="canonical"], link[rel="alternate"]')).toEqual([]);
  expect(readSite('/sitemap.xml')).not.toContain(`${page.address}<`);
});

test('other pages are not hidden from search engines', () => {
  expect(inPages(pages, (page) => robots(page).map(String))).toEqual([]);
});
