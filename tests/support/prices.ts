import { placeOf } from './texts.ts';

type Stops = readonly { place: string; nights: number }[];

/** Counted up in steps of five dollars until the nights are paid, without the function of the site. */
function countedPrice(place: string, nights: number): number {
  const { price, nights: basis } = placeOf(place).facts;
  if (nights === basis) return price;
  let dollars = 0;
  while (dollars * basis < price * nights) dollars += 5;
  return dollars;
}

/** What each place of a trip costs, in the order of its stops. */
export const countedPrices = (stops: Stops) =>
  [...new Set(stops.map(({ place }) => place))].map((place) => {
    const nights = stops
      .filter((stop) => stop.place === place)
      .reduce((sum, stop) => sum + stop.nights, 0);
    return { place, nights, price: countedPrice(place, nights) };
  });

export const countedSum = (stops: Stops) =>
  countedPrices(stops).reduce((sum, { price }) => sum + price, 0);
