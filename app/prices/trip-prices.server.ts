import { closureOf, isClosed } from './closures.server.ts';
import { content, destinationOf } from '../content/content.server.ts';
import type { TripFacts } from '../content/schemas/trip.ts';
import { today } from '../days.ts';
import { translator } from '../i18n/messages.ts';
import { wordsFor } from '../content/words.server.ts';
import type { Locale } from '../locales.ts';
import { pricesOfStops, sumOfPrices } from './price-of-nights.ts';
import { notPricedInWords } from './price-words.ts';

type Facts = Pick<TripFacts, 'stops' | 'closed'>;

/** On a day; without the places that are closed then. */
export function tripPrice({ stops, closed }: Facts, day = today()) {
  const open = stops.filter(({ place }) => !isClosed(destinationOf(place).facts, day));
  const places = content().destinations.map(({ id, facts }) => ({ id, ...facts }));
  const prices = isClosed({ closed }, day) ? [] : pricesOfStops(open, places);
  return {
    open,
    prices,
    /** 0 if it has none. */
    price: sumOfPrices(prices),
    nights: open.reduce((sum, { nights }) => sum + nights, 0),
  };
}

/** A sentence for each place that is closed, or will be. */
export function closedStops(locale: Locale, { stops }: Facts, day = today()) {
  const t = translator(locale, wordsFor(locale, 'closed.notPriced'));
  return [...new Set(stops.map(({ place }) => place))].flatMap((place) => {
    const { facts, translations } = destinationOf(place);
    const { title, inText = title } = translations[locale].frontMatter;
    const closure = closureOf(locale, facts, inText, day);
    if (!closure) return [];
    return closure.isNow ? notPricedInWords(t, closure.says) : closure.says;
  });
}
