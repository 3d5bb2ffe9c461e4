import { closureOf, isClosed } from '../closures/closures.server.ts';
import { content } from '../content/content.server.ts';
import { pricesOfStops, sumOfPrices } from '../content/price-of-nights.ts';
import { fromPrices } from '../content/prices.server.ts';
import type { TripFacts } from '../content/trip-schemas.ts';
import { translator } from '../i18n/messages.ts';
import { wordsFor } from '../i18n/words.server.ts';
import type { Locale } from '../locales.ts';

export const placeOf = (id: string) => {
  const found = content().destinations.find((destination) => destination.id === id);
  if (found === undefined) throw new Error(`There is no destination "${id}"`);
  return found;
};

type Stops = Pick<TripFacts, 'stops'>;

const openStops = ({ stops }: Stops) =>
  stops.filter(({ place }) => !isClosed(placeOf(place).facts));

export const pricesOf = (facts: Stops) => pricesOfStops(openStops(facts), fromPrices());

/** Without the places that are closed. */
export const tripPrice = (facts: Stops) => sumOfPrices(pricesOf(facts));

/** The nights of the price. */
export const tripNights = (facts: Stops) =>
  openStops(facts).reduce((sum, { nights }) => sum + nights, 0);

/** A sentence for each place that is closed, or will be. */
export function closedStops(locale: Locale, { stops }: Stops) {
  const t = translator(locale, wordsFor(locale, 'closed.notPriced'));
  return [...new Set(stops.map(({ place }) => place))].flatMap((place) => {
    const { facts, translations } = placeOf(place);
    const { title, inText = title } = translations[locale].frontMatter;
    const closure = closureOf(locale, facts, inText);
    if (!closure) return [];
    return closure.isNow ? `${closure.says} ${t('closed.notPriced')}` : closure.says;
  });
}
