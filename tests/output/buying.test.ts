import { describe, expect, test } from 'vitest';
import { formatPrice } from '../../app/i18n/format.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { stopsOf } from '../../app/trip/trip.ts';
import { all, attribute, only, pages, textOf } from '../support/site.ts';
import { content, translate } from '../support/texts.ts';

/** What carries one, in words of each language that `getting-around` may begin with. */
const means = {
  en: ['flight', 'train', 'coach', 'ferry', 'car'],
  tr: ['uçak', 'tren', 'otobüs', 'vapur', 'araba'],
  ar: ['طائرة', 'قطار', 'حافلة', 'عبّارة', 'سيارة'],
} as const;

/** What readers of one edition ask by name, and the page that tells it. */
const told: Record<Locale, readonly (readonly [string, RegExp])[]> = {
  en: [
    [paths.destination('en', 'istanbul'), /Uber and BiTaksi/],
    [paths.guide('en'), /minimum age or height/],
    [paths.guide('en'), /earthquakes of 2023/],
    [paths.guide('en'), /India: a visa/],
    [paths.guide('en'), /hotel or restaurant call your taxi/],
  ],
  tr: [[paths.guide('tr'), /[Tt]aksit/]],
  ar: [
    [paths.guide('ar'), /Tekerlekli sandalye/],
    [paths.guide('ar'), /Bebek bezi/],
    [paths.guide('ar'), /bungalov/],
    [paths.guide('ar'), /القاهرة/],
    [paths.guide('ar'), /شهر العسل/],
    [paths.month('ar', 'december'), /رأس السنة/],
  ],
};

describe.each(locales)('in %s', (locale) => {
  const t = translate[locale];
  const home = pages.find(({ address }) => address === paths.home(locale));
  if (!home) throw new Error('There is no home');

  test('the first screen has the name in full, what is sold, the lowest price and its nights', () => {
    const hero = textOf(only(home, 'section[aria-labelledby="title"]'));
    const cheapest = content.destinations
      .map(({ facts }) => facts)
      .toSorted((one, other) => one.price - other.price)[0];
    expect(hero).toContain(content.site.name[locale]);
    expect(hero).toContain(
      t('hero.offer', {
        price: formatPrice(locale, cheapest?.price ?? NaN),
        nights: cheapest?.nights ?? NaN,
      }),
    );
  });

  test('what readers ask by name is told', () => {
    const missing = told[locale].filter(([address, pattern]) => {
      const page = pages.find((one) => one.address === address);
      return !page || !pattern.test(textOf(only(page, 'main')));
    });
    expect(missing).toEqual([]);
  });

  test('“Getting Around” on home names what carries one', () => {
    const block = content.blocks.find(({ id }) => id === 'getting-around');
    const title = block?.translations[locale].frontMatter.title ?? '';
    const guide = textOf(only(home, '#travel-guide'));
    const said = guide.slice(guide.indexOf(title));
    const named = means[locale].filter((one) => said.toLowerCase().includes(one));
    expect(named.length).toBeGreaterThan(2);
  });

  test('an experience says that the prices of its places are those of a stay', () => {
    const page = pages.find(({ address }) => address === paths.experiences(locale));
    const said = page ? all(page, 'main p').map(textOf) : [];
    const priced = said.filter(
      (text) => text === t('experiences.priced').replaceAll('\u00A0', ' '),
    );
    expect(priced).toHaveLength(content.experiences.length);
  });

  test('a place is added with the nights of the price beside it', () => {
    const nights = new Map(content.destinations.map(({ id, facts }) => [id, facts.nights]));
    const added = pages
      .filter((page) => page.locale === locale)
      .flatMap((page) => all(page, '[data-add]'))
      .flatMap((link) =>
        stopsOf(new URL(attribute(link, 'href') ?? '', 'https://x.y').search.slice(1)),
      );
    expect(new Set(added)).toEqual(new Set([...nights].map(([id, count]) => `${id}.${count}`)));
  });
});
