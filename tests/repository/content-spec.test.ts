import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { describe, expect, test } from 'vitest';
import { filterTags } from '../../app/destinations/catalogue.server.ts';
import { formatPrice } from '../../app/i18n/format.ts';
import { specifiedDestinations, specifiedReadTimes, specifiedTags } from './specification.ts';
import { content, reachable, translate } from '../support/texts.ts';

/** The specified ones of a list, which may be longer. */
const among = (found: readonly string[], specified: readonly string[]) =>
  found.filter((each) => specified.includes(each));

test('the six destinations have their titles, prices and tags, in this order', () => {
  const fixed = new Map(specifiedDestinations.map((destination) => [destination.id, destination]));
  const found = content.destinations.flatMap(({ id, facts, translations }) => {
    const { tags } = fixed.get(id) ?? {};
    const { title } = translations.en.frontMatter;
    return tags ? [{ id, title, price: facts.price, tags: among(facts.tags, tags) }] : [];
  });
  expect(found).toEqual(specifiedDestinations);
});

test('the six destinations can be reached', () => {
  expect(specifiedDestinations.filter(({ id }) => !reachable.includes(id))).toEqual([]);
});

test('the specified tags except Natural have filter buttons in this order', () => {
  const names = filterTags('en').map(({ name }) => name);
  expect(among(names, [...specifiedTags, 'Natural'])).toEqual(specifiedTags);
  expect(
    filterTags('en').filter(
      ({ id, name }) => specifiedTags.includes(name) && id !== name.toLowerCase(),
    ),
  ).toEqual([]);
  expect(content.tags.find(({ id }) => id === 'natural')).toMatchObject({ hidden: true });
});

test('the five articles have their read times, in this order', () => {
  const found = content.articles.filter(({ id }) => Object.hasOwn(specifiedReadTimes, id));
  expect(found.map(({ id, facts }) => [id, facts.readTime])).toEqual(
    Object.entries(specifiedReadTimes),
  );
});

const wordsOf = (body: string) =>
  fromMarkdown(body)
    .children.flatMap((node) => toString(node).split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

test.each(content.articles)('the read time of $id is at 225 English words a minute', (article) => {
  const { length } = wordsOf(article.translations.en.body);
  expect(Math.round(length / 225), `${length} words`).toBe(article.facts.readTime);
});

test('the three experiences have their names and descriptions', () => {
  expect(
    content.experiences.map(({ id, translations: { en } }) => [
      id,
      en.frontMatter.name,
      en.frontMatter.description.toLowerCase(),
    ]),
  ).toEqual([
    ['culturalTours', 'Cultural Tours', 'guided explorations of historical sites'],
    ['photography', 'Photography', 'capture breathtaking turkish landscapes'],
    ['culinary', 'Culinary', 'traditional turkish cuisine experiences'],
  ]);
});

describe('English is as specified to the letter', () => {
  test.each([
    ['contact.send', 'Send Inquiry'],
    ['contact.title', 'Plan Your Journey'],
    ['destination.notFound', 'Destination not found'],
    ['destination.about', 'About This Destination'],
    ['destination.bestTime', 'Best Time to Visit'],
    ['destination.tips', 'Local Travel Tips'],
    ['guide.title', 'Helpful blogposts'],
    ['guide.readMore', 'Read More'],
    ['home.popularDestinations', 'Popular Destinations'],
    ['notFound.title', 'Oops! Page not found'],
    ['notFound.home', 'Return to Home'],
  ] as const)('%s is %s', (key, text) => {
    expect(translate.en(key)).toBe(text);
  });

  test('price and footer', () => {
    expect(translate.en('price.from', { price: formatPrice('en', 750) })).toBe('From $750');
    expect(translate.en('footer.copyright', { year: '2031', brand: content.site.name.en })).toBe(
      '© 2031 Merhaba Türkiye. All rights reserved.',
    );
  });
});

test('the guide names the best seasons: April to May and September to November', () => {
  const text = content.blocks.find(({ id }) => id === 'best-time')?.translations.en.body;
  expect(text).toMatch(/spring \(April–May\)[^.]* autumn \(September–November\)/);
});
