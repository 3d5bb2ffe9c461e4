import { priceStep } from '../content/price-of-nights.ts';
import type { Translate } from '../i18n/messages.ts';
import { closedStopsOf } from './closed-stops.ts';
import type { Parts } from './parts.ts';
import { partyPrice, singleRooms, type PartyPrice } from './party-price.ts';
import { guestsOf } from './trip.ts';

type Known = Pick<Parts, 'data' | 'trip' | 'words'>;

/** A sentence for each place that is closed and has no price. */
export const closedInWords = ({ data, trip }: Pick<Parts, 'data' | 'trip'>, t: Translate) => {
  const places = new Set([...closedStopsOf(trip, data.places)].map((at) => trip.stops[at]?.place));
  return data.places
    .filter(({ id }) => places.has(id))
    .flatMap(({ closed }) => (closed ? `${closed.says} ${t('closed.notPriced')}` : []));
};

/** The price for all travellers; undefined if it equals that for one person. */
export function partyInWords(
  { trip, words }: Known,
  t: Translate,
  { person, child, all }: PartyPrice,
) {
  if (all === person) return undefined;
  const { people = 1, children = [] } = trip;
  const price = words.price(all);
  return child === undefined && children.length > 0
    ? t('plan.fromAdults', { price, people })
    : t('plan.fromAll', { price, people: guestsOf(trip) });
}

/** Flights, and extras for which the owner has entered no price. */
export const notCounted = ({ words }: Known, t: Translate, { child, single }: PartyPrice) =>
  t('price.notCounted', {
    things: words.list([
      t('price.flights'),
      ...(child === undefined ? [t('price.anyChild')] : []),
      ...(single === undefined ? [t('price.anySingle')] : []),
    ]),
  });

export const ruleInWords = ({ words }: Known, t: Translate) =>
  t('price.rule', { step: words.price(priceStep) });

/** Term and amount of each place, of a child and of a single room. */
export function rowsOfPrice({ trip, words }: Known, t: Translate, price: PartyPrice) {
  const { stays, child, single } = price;
  const isOneAlone = single !== undefined && singleRooms(trip) > 0;
  return [
    ...stays.map(({ place, nights, price: dollars }): [string, string] => [
      t('price.row', { place: words.placeName(place), nights }),
      words.price(dollars),
    ]),
    ...(child !== undefined && trip.children
      ? [[t('price.perChild'), words.price(child)] as const]
      : []),
    ...(isOneAlone
      ? [[t('price.single'), t('price.singleMore', { price: words.price(single) })] as const]
      : []),
  ];
}

/* For the message of the contact form. */

export function travellersInWords({ trip, words }: Known, t: Translate) {
  const { people, children = [], rooms, also } = trip;
  return [
    people !== undefined && `${t('plan.people')}: ${people}`,
    children.length > 0 && `${t('plan.children')}: ${words.list(children.map(String))}`,
    rooms !== undefined && `${t('plan.rooms')}: ${rooms}`,
    also !== undefined && `${t('plan.also')}: \u2068${also}\u2069`,
  ];
}

export function totalInWords(known: Known, t: Translate) {
  const { data, trip, words } = known;
  const price = partyPrice(trip, data.places);
  const closed = closedInWords(known, t);
  if (price.stays.length === 0) return closed;
  return [
    ...closed,
    t('plan.fromPerson', { price: words.price(price.person) }),
    partyInWords(known, t, price),
    words.rough(price.all),
    notCounted(known, t, price),
  ];
}
