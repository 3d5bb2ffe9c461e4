import { expect, test } from 'vitest';
import { formatPrice } from '../../app/i18n/format.ts';
import { offerOfPlace } from '../../app/prices/offer.ts';
import { paths } from '../../app/paths.ts';
import { tripBudgets } from '../../app/trips/filter.ts';
import { getTrip } from '../../app/trips/trips.server.ts';
import { countedPrices, countedSum } from '../support/prices.ts';
import { all, everyPage, only, pages, textOf, type Page } from '../support/site.ts';
import { content, translate } from '../support/texts.ts';

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

const pagesAt = (isIt: (page: Page) => boolean) => pages.filter(isIt);

test.each(
  content.destinations.flatMap((entry) =>
    pagesAt(({ address, locale }) => address === paths.destination(locale, entry.id)).map(
      (page) => ({ ...page, entry }),
    ),
  ),
)('$address says for how many nights its price is', ({ entry, ...page }) => {
  const said = textOf(only(page, '#price'));
  expect(said).toContain(formatPrice(page.locale, entry.facts.price));
  expect(said).toContain(nightsIn(page, entry.facts.nights));
});

test.each(pages.filter(({ html }) => html.includes('id="price-covers"')))(
  '$address lists what its price includes, and what it does not',
  (page) => {
    const offer =
      content.destinations
        .filter(({ id }) => page.address === paths.destination(page.locale, id))
        .map(({ facts }) => offerOfPlace(content.site.offer, facts.buys))[0] ??
      getTrip(page.locale, page.address.split('/').at(-1) ?? '').offer;
    const listed = all(page, '#price-covers li').map(textOf);
    expect(listed).toEqual(
      [...(offer?.included ?? []), ...(offer?.excluded ?? [])].map((extra) =>
        translate[page.locale](`extra.${extra}`),
      ),
    );
  },
);

test.each(pagesAt(({ address, locale }) => address === paths.destinations(locale)))(
  '$address says it on every card',
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

test.each(pagesAt(({ address, locale }) => address === paths.trips(locale)))(
  '$address has the sum of every trip with its nights',
  (page) => {
    const cards = all(page, 'main article').map(textOf);
    for (const [at, { facts }] of content.trips.entries()) {
      const nights = facts.stops.reduce((sum, stop) => sum + stop.nights, 0);
      expect(cards[at]).toContain(formatPrice(page.locale, countedSum(facts.stops)));
      expect(cards[at]).toContain(nightsIn(page, nights));
    }
  },
);

test.each(
  content.trips.flatMap((entry) =>
    pagesAt(({ address, locale }) => address === paths.trip(locale, entry.id)).map((page) => ({
      ...page,
      entry,
    })),
  ),
)('$address adds up what its nights cost, and says by which rule', ({ entry, ...page }) => {
  const { locale } = page;
  const t = translate[locale];
  const { stops } = entry.facts;
  const dollars = (amount: number) => formatPrice(locale, amount);
  const rows = all(page, '#sum dl > div').map((row) => row.querySelectorAll('dt, dd').map(textOf));
  expect(rows).toEqual([
    ...countedPrices(stops).map(({ place, nights, price }) => {
      const found = content.destinations.find(({ id }) => id === place);
      const title = found?.translations[locale].frontMatter.title ?? '';
      return [t('price.row', { place: title, nights }), dollars(price)];
    }),
    [t('trips.total'), dollars(countedSum(stops))],
    [t('trips.totalForTwo'), dollars(2 * countedSum(stops))],
  ]);
  const block = content.blocks.find(({ id }) => id === 'price')?.translations[locale];
  const [rule = ''] = block?.body.trim().split('\n\n') ?? [];
  expect(rule.length).toBeGreaterThan(50);
  expect(textOf(only(page, '#price-covers'))).toContain(rule);
});
