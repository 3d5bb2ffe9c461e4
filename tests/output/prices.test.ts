import { describe, expect, test } from 'vitest';
import { formatPrice } from '../../app/i18n/format.ts';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { stopsOf } from '../../app/trip/query-stops.ts';
import { tripBudgets } from '../../app/trips/filter.ts';
import { countedPrices, countedSum } from '../support/prices.ts';
import {
  all,
  attribute,
  everyPage,
  only,
  type Page,
  pageAt,
  pages,
  pagesAt,
  textOf,
  tripPages,
} from '../support/site.ts';
import { content, placeOf, translate } from '../support/texts.ts';

const amountsIn = (text: string) =>
  [...text.matchAll(/\$([\d.,]*\d)|([\d.,]*\d)\s*\$/g)].map(([, before, after]) =>
    Number((before ?? after ?? '').replaceAll(/[.,]/g, '')),
  );

const placePrices = content.destinations.map(({ facts }) => facts.price);
const tripSums = content.trips.map(({ facts }) => countedSum(facts.stops));
/** The rule names the step of rounding. */
const step = 5;

test.each(everyPage)('$address has no amount that does not follow from the content', (page) => {
  const entry = content.trips.find(({ id }) => page.address.endsWith(`/trips/${id}`));
  const sums = entry ? countedPrices(entry.facts.stops).map(({ price }) => price) : [];
  const isCompared = page.address === paths.compare(page.locale);
  const compared = isCompared ? tripSums : [];
  const forTwo = (entry ? [countedSum(entry.facts.stops)] : compared).map((sum) => 2 * sum);
  const known = new Set([...placePrices, ...tripSums, ...tripBudgets, ...sums, ...forTwo, step]);
  const unknown = all(page, 'main *')
    .filter(({ childElements }) => childElements.length === 0)
    .flatMap((element) => amountsIn(textOf(element)).filter((amount) => !known.has(amount)));
  expect(unknown).toEqual([]);
});

const nightsIn = ({ locale }: Page, nights: number) => translate[locale]('price.basis', { nights });

test.each(pagesAt(paths.destinations))(
  '$address says on every card for how many nights its price is',
  (page) => {
    const cards = all(page, 'main article').map(textOf);
    expect(cards).toHaveLength(content.destinations.length);
    for (const [at, { facts }] of content.destinations.entries()) {
      const card = cards[at] ?? '';
      expect(card).toContain(formatPrice(page.locale, facts.price));
      expect(card).toContain(nightsIn(page, facts.nights));
    }
  },
);

test.each(pagesAt(paths.trips))('$address has the sum of every trip with its nights', (page) => {
  const cards = all(page, 'main article').map(textOf);
  for (const [at, { facts }] of content.trips.entries()) {
    const nights = facts.stops.reduce((sum, stop) => sum + stop.nights, 0);
    expect(cards[at]).toContain(formatPrice(page.locale, countedSum(facts.stops)));
    expect(cards[at]).toContain(nightsIn(page, nights));
  }
});

test.each(tripPages)(
  '$address adds up what its nights cost, and says by which rule',
  ({ entry, ...page }) => {
    const { locale } = page;
    const t = translate[locale];
    const { stops } = entry.facts;
    const dollars = (amount: number) => formatPrice(locale, amount);
    const rows = all(page, '#sum dl > div').map((row) =>
      row.querySelectorAll('dt, dd').map(textOf),
    );
    expect(rows).toEqual([
      ...countedPrices(stops).map(({ place, nights, price }) => {
        const { title } = placeOf(place).translations[locale].frontMatter;
        return [t('price.row', { place: title, nights }), dollars(price)];
      }),
      [t('trips.total'), dollars(countedSum(stops))],
      [t('trips.totalForTwo'), dollars(2 * countedSum(stops))],
    ]);
    const block = content.blocks.find(({ id }) => id === 'price')?.translations[locale];
    const [rule = ''] = block?.body.trim().split('\n\n') ?? [];
    expect(rule.length).toBeGreaterThan(50);
    expect(textOf(only(page, '#price-covers'))).toContain(rule);
  },
);

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
