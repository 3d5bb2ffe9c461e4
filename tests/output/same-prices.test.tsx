import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { formatList, formatPrice } from '../../app/i18n/format.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { Total } from '../../app/planner/total.tsx';
import { offerByCar, offerOfTrip } from '../../app/prices/offer.ts';
import type { Extra } from '../../app/content/schemas/offer.ts';
import { searchEntries } from '../../app/search/search.server.ts';
import { tripLimits } from '../../app/trip/trip.ts';
import { countedSum } from '../support/prices.ts';
import { plannerParts, rendered, saidIn, untypeset } from '../support/rendered.tsx';
import { all, pageAt, pages, textOf } from '../support/site.ts';
import { nodeOf } from '../support/structured-data.ts';
import { content, translate } from '../support/texts.ts';

vi.stubGlobal('location', new URL('https://example.org'));

/* One price has the same nights, the same people and the same list wherever it is. */

const places = content.destinations.map(({ id, facts }) => ({ id, buys: facts.buys }));

const offers = [
  ...content.destinations.map(({ id, facts }) => ({
    id,
    page: (locale: Locale) => paths.destination(locale, id),
    trip: { stops: [{ place: id, nights: facts.nights }] },
  })),
  ...content.trips.map(({ id, facts }) => ({
    id,
    page: (locale: Locale) => paths.trip(locale, id),
    trip: {
      stops: facts.stops,
      ...(facts.from && ({ by: 'car', start: facts.from, end: facts.from } as const)),
    },
  })),
].map(({ trip, ...one }) => {
  const offer = offerOfTrip(content.site.offer, trip.stops, places);
  return {
    ...one,
    trip,
    price: countedSum(trip.stops),
    nights: trip.stops.reduce((sum, stop) => sum + stop.nights, 0),
    offer: 'by' in trip ? offerByCar(offer) : offer,
  };
});

/** What two adults do not ask for is left out of their sum. */
const ofOthers = new Set<string>(['children', 'singleRoom']);

const basisOf = (locale: Locale, nights: number) =>
  untypeset(translate[locale]('price.basis', { nights }));

const dollars = (locale: Locale, price: number) => untypeset(formatPrice(locale, price));

const inWords = (locale: Locale, extras: readonly Extra[]) =>
  extras.map((extra) => untypeset(translate[locale](`extra.${extra}`)));

const described = z.looseObject({ offers: z.looseObject({ description: z.string() }) });

describe.each(locales)('in %s', (locale) => {
  const nightsOfPrice = new Map<string, string[]>();
  for (const { price, nights } of offers) {
    const key = dollars(locale, price);
    nightsOfPrice.set(key, [...(nightsOfPrice.get(key) ?? []), basisOf(locale, nights)]);
  }
  const bases = Array.from({ length: tripLimits.nights }, (_, at) => basisOf(locale, at + 1));
  const priced = pages
    .filter((page) => page.locale === locale)
    .map((page) => ({
      address: page.address,
      said: all(page, 'main div, main li, main p, main span')
        .map((element) => textOf(element).replaceAll(/\s+/g, ' '))
        // The smallest element that has a price and what it is for.
        .filter((text) => text.length < 120 && bases.some((basis) => text.includes(basis)))
        .filter((text) => text.includes('$')),
    }))
    .filter(({ said }) => said.length > 0);

  test('pages of every kind have prices', () => {
    const kinds = [
      paths.home(locale),
      paths.destinations(locale),
      paths.trips(locale),
      paths.experiences(locale),
      ...offers.map(({ page }) => page(locale)),
    ];
    const found = new Set(priced.map(({ address }) => address));
    expect(kinds.filter((address) => !found.has(address))).toEqual([]);
  });

  test.each(priced)(
    '$address says of each price for how many nights and people it is',
    ({ said }) => {
      const amounts = [...nightsOfPrice.keys()].toSorted((one, other) => other.length - one.length);
      const wrong = said.filter((text) => {
        const amount = amounts.find((one) => text.includes(one));
        return !nightsOfPrice.get(amount ?? '')?.some((basis) => text.includes(basis));
      });
      expect(wrong).toEqual([]);
    },
  );

  test.each(offers)(
    '$id has the lists of its price on its page, for search engines and in the planner',
    (one) => {
      const { included, excluded } = one.offer;
      const page = pageAt(one.page(locale));
      expect(all(page, '#price-covers li').map(textOf)).toEqual(
        inWords(locale, [...included, ...excluded]),
      );
      const { description } = nodeOf(page, 'TouristTrip', described).offers;
      expect(untypeset(description)).toContain(
        untypeset(formatList(locale, inWords(locale, excluded))),
      );
      const planner = rendered(locale, <Total {...plannerParts(locale, one.trip)} />);
      const from = translate[locale]('price.from', { price: formatPrice(locale, one.price) });
      expect(saidIn(planner)).toContain(untypeset(from));
      for (const [said, left] of [
        [description, excluded],
        [saidIn(planner).join('\n'), excluded.filter((extra) => !ofOthers.has(extra))],
      ] as const) {
        const text = untypeset(said);
        expect(text).toContain(basisOf(locale, one.nights));
        for (const extra of inWords(locale, [...included, ...left])) expect(text).toContain(extra);
      }
    },
  );

  test('the search finds each place with the price of its page', () => {
    const entries = searchEntries(locale);
    for (const { page, price, nights } of offers.slice(0, content.destinations.length)) {
      const text = untypeset(entries.find(({ to }) => to === `${page(locale)}#price`)?.text ?? '');
      expect(text).toContain(dollars(locale, price));
      expect(text).toContain(basisOf(locale, nights));
    }
  });
});
