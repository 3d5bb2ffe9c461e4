import type { Buys } from '../content/business.ts';
import {
  priceOfChild,
  priceOfNights,
  pricesOfStops,
  sumOfPrices,
  type FromPrice,
} from '../content/price-of-nights.ts';
import type { Days } from '../closures/closed-days.ts';
import { today } from '../days.ts';
import { closedStopsOf } from './closed-stops.ts';
import { guestsOf, type Trip } from './trip.ts';

type Place = FromPrice & { id: string; buys?: Buys; closed?: Days };

/** Rooms with one guest, if two share each of the others. */
export function singleRooms({ people = 1, children = [], rooms }: Omit<Trip, 'stops'>): number {
  const guests = guestsOf({ people, children });
  return Math.max(0, 2 * Math.min(rooms ?? Math.ceil(people / 2), guests) - guests);
}

/** Undefined if a price is missing. */
const sumIfAll = (prices: readonly (number | undefined)[]) =>
  prices.reduce<number | undefined>(
    (sum, price) => (sum === undefined || price === undefined ? undefined : sum + price),
    0,
  );

/** In US dollars, without closed stops; children and single rooms count once every place of the trip says what they cost. */
export function partyPrice(trip: Trip, places: readonly Place[], day = today()) {
  const { people = 1, children = [] } = trip;
  const closed = closedStopsOf(trip, places, day);
  const stays = pricesOfStops(
    trip.stops.filter((_, at) => !closed.has(at)),
    places,
  );
  const extras = stays.map(({ place, nights, price }) => {
    const found = places.find(({ id }) => id === place);
    const { childPercent, single } = found?.buys ?? {};
    return {
      child: childPercent === undefined ? undefined : priceOfChild(price, childPercent),
      single: found && single && priceOfNights({ price: single, nights: found.nights }, nights),
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
    all: person * people + (child ?? 0) * children.length + (single ?? 0) * singleRooms(trip),
  };
}
export type PartyPrice = ReturnType<typeof partyPrice>;
