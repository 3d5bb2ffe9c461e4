import { entryOf } from '../content/entries.ts';
import type { Buys } from '../content/schemas/offer.ts';
import {
  priceOfChild,
  priceOfNights,
  pricesOfStops,
  sumOfPrices,
  type FromPrice,
  type Stay,
} from './price-of-nights.ts';

/** A price counts on two who share a room. */
export const defaultPeople = 2;

/** The travellers whom a price is for. */
export type Party = {
  /** Adults. */
  people?: number | undefined;
  /** Their ages. */
  children?: readonly number[] | undefined;
  rooms?: number | undefined;
};

export const guestsOf = ({ people = defaultPeople, children = [] }: Party) =>
  people + children.length;

/** Rooms with one guest, if two share each of the others. */
export function singleRooms({ people = defaultPeople, children = [], rooms }: Party): number {
  const guests = guestsOf({ people, children });
  return Math.max(0, 2 * Math.min(rooms ?? Math.ceil(people / 2), guests) - guests);
}

export type PricedPlace = FromPrice & { id: string; buys?: Buys };

/** Undefined if a price is missing. */
const sumIfAll = (prices: readonly (number | undefined)[]) =>
  prices.reduce<number | undefined>(
    (sum, price) => (sum === undefined || price === undefined ? undefined : sum + price),
    0,
  );

/** In US dollars; children and single rooms count once every place of the trip says what they cost. */
export function partyPrice(
  { stops, ...party }: Party & { stops: readonly Stay[] },
  places: readonly PricedPlace[],
) {
  const { people = defaultPeople, children = [] } = party;
  const stays = pricesOfStops(stops, places);
  const extras = stays.map(({ place, nights, price }) => {
    const { buys: { childPercent, single } = {}, nights: basis } = entryOf(places, place);
    return {
      child: childPercent === undefined ? undefined : priceOfChild(price, childPercent),
      single: single && priceOfNights({ price: single, nights: basis }, nights),
    };
  });
  const person = sumOfPrices(stays);
  const child = sumIfAll(extras.map((extra) => extra.child));
  const single = sumIfAll(extras.map((extra) => extra.single));
  return {
    stays,
    nights: stays.reduce((sum, { nights }) => sum + nights, 0),
    person,
    child,
    single,
    all: person * people + (child ?? 0) * children.length + (single ?? 0) * singleRooms(party),
  };
}
export type PartyPrice = ReturnType<typeof partyPrice>;
