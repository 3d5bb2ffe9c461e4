import { entryOf } from '../content/entries.ts';
import { today, areClosed, type Days } from '../days.ts';
import { partyPrice, type PricedPlace } from '../prices/party-price.ts';
import { comingDays, datesOf } from './dates.ts';
import { offerForParty, notIncluded, partyInWords, toBeQuoted } from '../prices/party-words.ts';
import { offerOfTrip } from '../prices/offer.ts';
import type { Parts } from './parts.ts';
import type { Trip } from './trip.ts';
import type { Translate } from '../i18n/messages.ts';
import { notPricedInWords } from '../prices/price-words.ts';
import type { TripPlace } from './trip-data.server.ts';

type ClosablePlace = { id: string; closed?: Days | undefined };

/** Finds the stops, by their index, that are closed on a day; in a trip without dates all month or, without a month, today. */
export function closedStopsOf(
  trip: Pick<Trip, 'stops' | 'from' | 'month'>,
  places: readonly ClosablePlace[],
  day = today(),
): ReadonlySet<number> {
  const dates = datesOf(trip);
  const { first, last } = trip.month ? comingDays(trip.month, day) : { first: day, last: day };
  return new Set(
    trip.stops.flatMap(({ place }, at) => {
      const { closed } = entryOf(places, place);
      if (!closed) return [];
      const stay = dates[at];
      const isClosed = stay
        ? areClosed(closed, stay.first, stay.last)
        : areClosed(closed, first) && areClosed(closed, last);
      return isClosed ? at : [];
    }),
  );
}

/** Counts in US dollars and leaves closed stops out. */
export function plannedPrice(
  trip: Trip,
  places: readonly (PricedPlace & ClosablePlace)[],
  day = today(),
) {
  const closed = closedStopsOf(trip, places, day);
  return partyPrice({ ...trip, stops: trip.stops.filter((_, at) => !closed.has(at)) }, places);
}

/** What the price of the planned trip includes, for its travellers. */
export const offerOfParts = ({
  data,
  trip,
}: {
  data: Pick<Parts['data'], 'offer'> & { places: readonly PricedPlace[] };
  trip: Trip;
}) =>
  offerForParty(offerOfTrip(data.offer, trip.stops, data.places), {
    ...trip,
    isByCar: trip.by === 'car',
  });

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
  const { people, children = [], rooms, also, start, end, by } = trip;
  return [
    people !== undefined && t('ask.adults', { people }),
    children.length > 0 &&
      t('ask.children', { children: children.length, ages: words.list(children.map(String)) }),
    rooms !== undefined && t('ask.rooms', { rooms }),
    also !== undefined && `${t('plan.also')}: ${also}`,
    start && `${t('plan.start')}: ${words.gatewayName(start)}`,
    end && `${t('plan.end')}: ${words.gatewayName(end)}`,
    by === 'car' && `${t('plan.by')}: ${t('plan.byCar')}`,
  ];
}

/** Speaks as the traveller where `isAsked` is set. */
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
