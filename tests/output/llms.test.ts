import { expect, test } from 'vitest';
import { origin } from '../../app/site.ts';
import { defaultLocale, localeInfo, locales } from '../../app/locales.ts';
import { firstPage, pagesOf, paths } from '../../app/paths.ts';
import { readSite } from '../support/site.ts';
import { countedSum } from '../support/prices.ts';
import { content } from '../support/texts.ts';

const text = readSite('/llms.txt');
const links = [...text.matchAll(/^- \[(.+?)\]\((.+?)\): (.+)$/gm)].map(
  ([, title = '', address = '', description = '']) => ({ title, address, description }),
);

test('it starts with the name of the site and one paragraph about it', () => {
  const [name, summary, section] = text.split('\n\n');
  expect(name).toBe(`# ${content.site.name[defaultLocale]}`);
  expect(summary).toMatch(/^> .{60,}$/);
  expect(section).toMatch(/^## /);
});

test('it links to every page in English except home, and to the other languages', () => {
  // It lists all places, so that further pages of their list are left out.
  const [home = '', ...rest] = pagesOf(defaultLocale, content.site).filter(
    (address) => firstPage(address) === address,
  );
  const others = locales.filter((locale) => locale !== defaultLocale).map(paths.home);
  expect(home).toBe('/');
  expect(links.map(({ address }) => address).toSorted()).toEqual(
    [...rest, ...others].map((address) => origin + address).toSorted(),
  );
});

test('it describes every link', () => {
  expect(links.filter(({ description }) => description.length < 60)).toEqual([]);
  expect(links.map(({ title }) => title)).toContain(localeInfo.ar.name);
});

test('it has the sum of every trip', () => {
  const without = content.trips.filter(
    ({ id, facts }) =>
      !links
        .find(({ address }) => address.endsWith(`/trips/${id}`))
        ?.description.includes(`From $${countedSum(facts.stops).toLocaleString('en')} (`),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('it has the price of every destination', () => {
  const prices = content.destinations.map(
    ({ id, facts }) =>
      links
        .find(({ address }) => address.endsWith(`/destinations/${id}`))
        ?.description.includes(`$${facts.price} `) ?? false,
  );
  expect(prices).toEqual(content.destinations.map(() => true));
});
