import { today } from '../days.ts';
import { partyPrice, type PricedPlace } from '../prices/party-price.ts';
import { closedStopsOf, type ClosablePlace } from './closed-stops.ts';
import { offerForParty } from '../prices/party-words.ts';
import { offerOfTrip } from '../prices/offer.ts';
import type { Parts } from './parts.ts';
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
