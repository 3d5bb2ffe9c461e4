import { expect, test } from 'vitest';
import { formatPrice } from '../../app/i18n/format.ts';
import { paths } from '../../app/paths.ts';
import { tripBudgets } from '../../app/trips/filter.ts';
import { countedPrices, countedSum } from '../support/prices.ts';
import { all, everyPage, only, pagesAt, textOf, tripPages, type Page } from '../support/site.ts';
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
