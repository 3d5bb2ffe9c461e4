import { today } from '../days.ts';
import { partyPrice, type PricedPlace } from '../prices/party-price.ts';
import { closedStopsOf, type ClosablePlace } from './closed-stops.ts';
import type { Trip } from './trip.ts';

/** In US dollars, without closed stops. */
export function plannedPrice(
  trip: Trip,
  places: readonly (PricedPlace & ClosablePlace)[],
  day = today(),
) {
  const closed = closedStopsOf(trip, places, day);
  return partyPrice({ ...trip, stops: trip.stops.filter((_, at) => !closed.has(at)) }, places);
}
