import type { Translate } from '../i18n/messages.ts';
import { notIncluded, partyInWords, toBeQuoted } from '../prices/party-words.ts';
import { notPricedInWords } from '../prices/price-words.ts';
import { closedStopsOf } from './closed-stops.ts';
import type { Parts } from './parts.ts';
import type { Trip } from './trip.ts';
import type { TripPlace } from './trip-data.server.ts';
import { offerOfParts, plannedPrice } from './planned-price.ts';

type Known = Pick<Parts, 'data' | 'trip' | 'words'>;

/** A sentence for each place that is closed and has no price. */
export const closedInWords = (
  { data, trip }: { data: { places: readonly Pick<TripPlace, 'id' | 'closed'>[] }; trip: Trip },
  t: Translate,
) => {
  const places = new Set([...closedStopsOf(trip, data.places)].map((at) => trip.stops[at]?.place));
  return data.places
    .filter(({ id }) => places.has(id))
    .flatMap(({ closed }) => (closed ? notPricedInWords(t, closed.says) : []));
};

/* For the message of the contact form. */

export function travellersInWords({ trip, words }: Pick<Known, 'trip' | 'words'>, t: Translate) {
  const { people, children = [], rooms, also } = trip;
  return [
    people !== undefined && t('ask.adults', { people }),
    children.length > 0 &&
      t('ask.children', { children: children.length, ages: words.list(children.map(String)) }),
    rooms !== undefined && t('ask.rooms', { rooms }),
    also !== undefined && `${t('plan.also')}: ${also}`,
  ];
}

/** With `isAsked`, in the words of the traveller. */
export function totalInWords(known: Known, t: Translate, isAsked = false) {
  const { data, trip, words } = known;
  const price = plannedPrice(trip, data.places);
  const closed = closedInWords(known, t);
  if (price.stays.length === 0) return closed;
  return [
    ...closed,
    t('plan.fromPerson', { price: words.price(price.person) }),
    partyInWords(words, t, trip, price),
    ...toBeQuoted(words, t, trip, price, isAsked),
    words.rough(price.all),
    notIncluded(words, t, offerOfParts(known)),
    trip.by === 'car' && !isAsked && t('price.ownCar'),
  ];
}
