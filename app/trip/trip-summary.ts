import type { Translate } from '../i18n/messages.ts';
import { monthIds } from '../pages.ts';
import { guestsOf } from '../prices/party-price.ts';
import { datesOf, nightsOf } from './dates.ts';
import type { Parts } from './parts.ts';

/** The dates or the month of a trip. */
export function whenOf({ trip, words }: Pick<Parts, 'trip' | 'words'>): string | undefined {
  const { from, month } = trip;
  const last = datesOf(trip).at(-1)?.last;
  return from && last ? words.span(from, last) : month && words.month(monthIds.indexOf(month));
}

export const summaryOf = ({ stops }: Parts['trip'], t: Translate) =>
  t('plan.summary', {
    stops: stops.length,
    nights: nightsOf({ stops }),
    days: nightsOf({ stops }) + 1,
  });

/** The number of travellers in words; undefined if none was chosen. */
export const partyOf = (trip: Parts['trip'], t: Translate) =>
  trip.people === undefined && trip.children === undefined
    ? undefined
    : t('plan.forAll', { people: guestsOf(trip) });
