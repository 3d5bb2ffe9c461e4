import type { Translate } from '../i18n/messages.ts';
import { dayOfferInWords, eachDayInWords, offerOfEachDay } from '../prices/day-offer-words.ts';
import { offerOfDay } from '../prices/offer-of-day.ts';
import { offerOfPlace } from '../prices/offer.ts';
import { daysOfParts } from './day-words.ts';
import type { Day } from './days.ts';
import type { Parts } from './parts.ts';

/** What we arrange on a day of the planner, and what is left to the traveller. */
function offerOf({ place: id, kind, leg, own, bases, ...day }: Day, { data, trip }: Parts) {
  const place = data.places.find((one) => one.id === id);
  const plan = place?.plan[day.plan ?? -1];
  const isArrival = kind === 'arrive' || kind === 'travel';
  return offerOfDay(
    {
      ...(own ?? plan ?? { free: true, extras: isArrival ? place?.arrivalExtras : [] }),
      kind,
      by: leg?.taken.by,
      isByCar: trip.by === 'car',
      isHired: day.isHired ?? false,
      moves: bases !== undefined && bases.morning !== bases.evening,
    },
    offerOfPlace(data.offer, place?.buys),
  );
}

/** The line of all days, and that of each. */
export function offersInWords(parts: Parts, t: Translate) {
  const each = offerOfEachDay(daysOfParts(parts).map((day) => offerOf(day, parts)));
  return {
    each: eachDayInWords(parts.words, t, each),
    of: (day: Day) => dayOfferInWords(parts.words, t, offerOf(day, parts), each),
  };
}
