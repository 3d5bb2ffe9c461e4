import { expect, test } from 'vitest';
import { featured } from '../../app/pages.ts';
import { pictureWords } from '../../app/content/picture-words.server.ts';
import { paths } from '../../app/paths.ts';
import { effortOf, longestDay, schoolBreaks } from '../../app/trips/effort.server.ts';
import { all, attribute, only, pagesAt, textOf, tripPages } from '../support/site.ts';
import { content, placeOf, translate } from '../support/texts.ts';

test.each(pagesAt(paths.trips))('$address lists every trip with its stops', (page) => {
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

test.each(tripPages)('$address has every leg on the map and every poster', ({ entry, ...page }) => {
  // Both layouts of the map have an outline and a line for each leg.
  const legs = [...page.html.matchAll(/<path[^>]* data-by="(\w+)"/g)].map(([, by]) => by);
  const { from, stops } = entry.facts;
  const ways = [...stops.flatMap(({ by }) => by ?? []), ...(from ? ['road', 'road'] : [])];
  expect(legs).toHaveLength(ways.length * 4);
  expect(new Set(legs)).toEqual(new Set(ways));
  const posters = all(page, 'article > header img').map((image) => attribute(image, 'alt'));
  const places = stops.map(
    ({ place }) => placeOf(place).translations[page.locale].frontMatter.imageAlt,
  );
  const { imageAlt } = entry.translations[page.locale].frontMatter;
  const ofPlace = stops.length > 1 ? places : [pictureWords(page.locale, entry.facts.scene)];
  expect(posters).toEqual(imageAlt ? [imageAlt] : ofPlace);
});

test.each(tripPages)(
  '$address says whom it suits, whom it does not, and what it asks of the body',
  (page) => {
    const { suits, notFor, effort } = page.entry.translations[page.locale].frontMatter;
    const glance = textOf(only(page, '#glance'));
    const t = translate[page.locale];
    expect(glance).toContain(suits);
    expect(glance).toContain(`${t('trips.notFor')}${notFor}`);
    expect(glance).toContain(effort);
    expect(glance).toContain(t(`trips.effort.${effortOf(page.entry.facts)}`));
    expect(glance).toContain(longestDay(page.locale, page.entry.facts));
  },
);

test('a trip from home shows the way there and back, and the family trips their school holidays', () => {
  for (const page of tripPages) {
    const { facts } = page.entry;
    const days = all(page, '#days > ol > li');
    for (const day of [days[0], days.at(-1)]) {
      expect(day?.querySelectorAll('ul li').length ?? 0).toBe(facts.from ? 1 : 0);
    }
    for (const { name, when } of facts.children ? schoolBreaks(page.locale, facts.months) : []) {
      expect(textOf(only(page, '#glance'))).toContain(
        translate[page.locale]('trips.break', { name, when }),
      );
    }
  }
});

test.each(pagesAt(paths.home))(
  '$address shows the first trips, and the way to all of them',
  (page) => {
    const to = all(page, 'main a').map((link) => attribute(link, 'href'));
    const trips = content.trips.map(({ id }) => paths.trip(page.locale, id));
    expect(trips.filter((address) => to.includes(address))).toEqual(trips.slice(0, featured.trips));
    expect(to).toContain(paths.trips(page.locale));
  },
);
