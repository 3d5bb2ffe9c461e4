import { tripInWords } from '../../app/trip/trip-text.ts';
import { describe, expect, test, vi } from 'vitest';
import { content as siteContent } from '../../app/content/content.server.ts';
import { getDestination } from '../../app/destinations/destinations.server.ts';
import { localeInfo, locales } from '../../app/locales.ts';
import { getTripData } from '../../app/trip/trip-data.server.ts';
import { Total } from '../../app/planner/total.tsx';
import { wordsOf } from '../../app/trip/words.ts';
import { getTrip, tripCards } from '../../app/trips/trips.server.ts';
import { TripCard } from '../../app/trips/trip-card.tsx';
import { TripLinks } from '../../app/trips/trip-links.tsx';
import { TripSum } from '../../app/trips/trip-sum.tsx';
import { countedSum } from '../support/prices.ts';
import { rendered } from '../support/rendered.tsx';
import { content, placeOf, translate } from '../support/texts.ts';

// The planner renders in a browser only.
vi.stubGlobal('location', new URL('https://example.org'));

const rate = { day: '2026-11-20', currency: 'EUR', perDollar: 0.9 } as const;

/** Content is loaded again after a test, so that the rate holds for synchronous code only. */
function withRate(body: () => void) {
  const { site } = siteContent();
  try {
    site.business = { rate };
    body();
  } finally {
    delete site.business;
  }
}

describe.each(locales)('with a rate of the owner, in %s', (locale) => {
  const t = translate[locale];
  const amount = (dollars: number) => {
    const tens = Math.round((dollars * rate.perDollar) / 10) * 10;
    return new Intl.NumberFormat(localeInfo[locale].intl, {
      style: 'currency',
      currency: rate.currency,
      maximumFractionDigits: 0,
    }).format(tens);
  };
  const markup = (part: React.ReactNode) => rendered(locale, part);

  test('a place has its price in the other currency', () => {
    const [{ id, facts } = { id: '', facts: { price: 0 } }] = content.destinations;
    withRate(() => {
      expect(getDestination(locale, id).rough?.amount).toBe(amount(facts.price));
    });
    expect(getDestination(locale, id).rough).toBeUndefined();
  });

  test.each(content.trips)('every total of the trip $id has it', ({ id, facts }) => {
    const sum = countedSum(facts.stops);
    withRate(() => {
      const found = getTrip(locale, id);
      const card = tripCards(locale).find((one) => one.id === id);
      if (!found || !card) throw new Error(`There is no trip "${id}"`);
      expect(found.rough?.amount).toBe(amount(sum));
      expect(markup(<TripSum trip={found} />)).toContain(amount(2 * sum));
      expect(markup(<TripCard card={card} priority={false} />)).toContain(amount(sum));
      expect(markup(<TripLinks trips={[{ ...card, emblem: undefined }]} />)).toContain(amount(sum));
    });
  });

  test('the planner has it for one person and for all, and so has the message', () => {
    withRate(() => {
      const data = getTripData(locale);
      const parts = {
        data,
        trip: { stops: [{ place: 'cappadocia', nights: 6 }], people: 3, rooms: 2 },
        legs: [],
        words: wordsOf(locale, t, data),
      };
      // Twice the price of three nights.
      const person = 2 * placeOf('cappadocia').facts.price;
      const html = markup(<Total {...parts} />);
      expect(html).toContain(amount(person));
      expect(html).toContain(amount(3 * person));
      expect(tripInWords(parts, t, '')).toContain(amount(3 * person));
    });
  });
});
