import type { Buys } from '../content/schemas/offer.ts';
import { defaultPeople, singleRooms, type Party } from './party.ts';
import {
  priceOfChild,
  priceOfNights,
  pricesOfStops,
  sumOfPrices,
  type FromPrice,
  type Stay,
} from './price-of-nights.ts';

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
    all: person * people + (child ?? 0) * children.length + (single ?? 0) * singleRooms(party),
  };
}
export type PartyPrice = ReturnType<typeof partyPrice>;
