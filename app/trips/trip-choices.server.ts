import { formatPrice, monthNames } from '../i18n/format.ts';
import { translator } from '../i18n/messages.ts';
import { wordsFor } from '../content/words.server.ts';
import type { Locale } from '../locales.ts';
import { monthIds } from '../pages.ts';
import { tripBudgets, tripLengths, tripSorts, type AskedTrip } from './filter.ts';
import { tripCards } from './trips.server.ts';

export const askedTrips = (locale: Locale): AskedTrip[] =>
  tripCards(locale).map(({ id, days, months, price, children, effort }) => ({
    id,
    days,
    months,
    price,
    children,
    effort,
  }));

/** Lists of choices by the name of the query's field; `none` is the first option, which chooses nothing. */
export function tripChoices(locale: Locale) {
  const t = translator(locale, wordsFor(locale, 'trips.*'));
  const months = monthNames(locale);
  const none = t('trips.any');
  return [
    {
      name: 'days',
      label: t('trips.length'),
      none,
      options: tripLengths.map((value) => ({ value, words: t(`trips.${value}`) })),
    },
    {
      name: 'month',
      label: t('trips.month'),
      none,
      options: monthIds.map((value, at) => ({ value, words: months[at]?.long ?? value })),
    },
    {
      name: 'budget',
      label: t('trips.budget'),
      none,
      options: tripBudgets.map((most) => ({
        value: String(most),
        words: t('trips.upTo', { price: formatPrice(locale, most) }),
      })),
    },
    {
      name: 'sort',
      label: t('trips.sort'),
      none: t('trips.sort.ours'),
      options: tripSorts.map((value) => ({ value, words: t(`trips.sort.${value}`) })),
    },
  ];
}
export type TripChoice = ReturnType<typeof tripChoices>[number];
