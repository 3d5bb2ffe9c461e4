import { entryOf } from '../content/entries.ts';

/** What a "from" price is for: one person, two sharing a room, for these nights; in US dollars. */
export type FromPrice = { price: number; nights: number };

export type Stay = { place: string; nights: number };

/** In US dollars. */
export const priceStep = 5;

/** `amount / parts`, rounded up to the step; divided once, because the rounding error of a second division could add a step. */
const shareOf = (amount: number, parts: number) =>
  Math.ceil(amount / (parts * priceStep)) * priceStep;

/** In proportion to the nights; the price for its own nights stays as it is, and fewer nights never cost more. */
export function priceOfNights({ price, nights: basis }: FromPrice, nights: number): number {
  const share = shareOf(price * nights, basis);
  return nights > basis ? share : Math.min(price, share);
}

export const priceOfChild = (price: number, percent: number) => shareOf(price * percent, 100);

/** Each place once with all its nights, in the order of the trip. */
export function pricesOfStops(
  stops: readonly Stay[],
  places: readonly (FromPrice & { id: string })[],
) {
  const nightsAt = new Map<string, number>();
  for (const { place, nights } of stops) nightsAt.set(place, (nightsAt.get(place) ?? 0) + nights);
  return [...nightsAt].map(([place, nights]) => ({
    place,
    nights,
    price: priceOfNights(entryOf(places, place), nights),
  }));
}

export const sumOfPrices = (rows: readonly { price: number }[]) =>
  rows.reduce((sum, { price }) => sum + price, 0);
