import { describe, expect, test } from 'vitest';
import { formatPrice } from '../../app/i18n/format.ts';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { stopsOf } from '../../app/trip/query-stops.ts';
import { all, attribute, only, pageAt, pages, textOf } from '../support/site.ts';
import { content, translate } from '../support/texts.ts';

describe.each(locales)('in %s', (locale) => {
  const t = translate[locale];
  const home = pageAt(paths.home(locale));

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

  test('an experience says that the prices of its places are those of a stay', () => {
    const said = all(pageAt(paths.experiences(locale)), 'main p').map(textOf);
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
