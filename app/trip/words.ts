import type { TripData, TripPlace } from './trip-data.server.ts';
import { entryOf } from '../content/entries.ts';
import { dateOf } from '../days.ts';
import { capitalized, formatInteger, formatList, formatPrice } from '../i18n/format.ts';
import { formatters } from '../ui/text/formatters.ts';
import { roughValues } from '../prices/other-money.ts';
import { holidayInWords, spanInWords } from '../i18n/holiday-days.ts';
import type { Translate } from '../i18n/messages.ts';
import { roughHoursIn } from '../legs/hours.ts';
import { localeInfo, type Locale } from '../locales.ts';
import type { Trip } from './trip.ts';
import type { TripLeg } from './trip-legs.ts';

type Names = Pick<TripData, 'gateways' | 'months' | 'money'> & {
  places: readonly (Pick<TripPlace, 'id' | 'title' | 'inText'> & {
    bases: readonly { id: string; name: string }[];
  })[];
};

export function wordsOf(locale: Locale, t: Translate, { places, gateways, months, money }: Names) {
  const { intl } = localeInfo[locale];
  const number = (value: number) =>
    formatters.getNumberFormat(intl, { maximumFractionDigits: 1 }).format(value);
  const dateFormat = (options: Intl.DateTimeFormatOptions) =>
    formatters.getDateTimeFormat(intl, { timeZone: 'UTC', ...options });
  const format = (options: Intl.DateTimeFormatOptions) => (day: string) =>
    dateFormat(options).format(dateOf(day));

  const timeOf = (hours: number) => roughHoursIn(t, hours);

  const gatewayName = (id: string) => gateways.find((one) => one.id === id)?.name ?? id;
  const placeName = (id: string) =>
    places.find((place) => place.id === id)?.title ?? gatewayName(id);
  const inText = (id: string) => places.find((place) => place.id === id)?.inText ?? gatewayName(id);

  return {
    placeName,
    /** The name of a place within a sentence. */
    inText,
    /** Capitalizes a sentence that begins with a name as it is written within one. */
    sentence: (text: string) => capitalized(locale, text),
    gatewayName,
    baseName: (place: string, base: string) => entryOf(entryOf(places, place).bases, base).name,
    /** Names a town within a sentence, a gateway by its own name and not by its region's. */
    townInText: (id: string, trip: Trip, end: 'start' | 'end' | 'stop') => {
      const gateway = end === 'stop' ? undefined : trip[end];
      return gateway ? gatewayName(gateway) : inText(id);
    },
    doorToDoor: ({ hours }: Pick<TripLeg, 'hours'>) =>
      t('plan.doorToDoor', { time: timeOf(hours) }),
    time: timeOf,
    number,
    degrees: formatInteger,
    price: (dollars: number) => formatPrice(locale, dollars),
    /** In another currency, if the owner has given a rate. */
    rough: (dollars: number) => money && t('price.rough', roughValues(locale, money, dollars)),
    list: (things: readonly string[]) => formatList(locale, things),
    month: (index: number) => months[index] ?? '',
    day: format({ weekday: 'short', day: 'numeric', month: 'short' }),
    longDay: format({ dateStyle: 'long' }),
    span: (from: string, to: string) => spanInWords(locale, { from, to }, 'year'),
    /** Without the year. */
    days: (from: string, to: string) => spanInWords(locale, { from, to }, 'day'),
    holiday: (span: TripData['holidays']['spans'][number]) =>
      holidayInWords(locale, t, span, 'year'),
    /** Places or days one after the other. */
    row: (names: readonly string[]) => names.join(localeInfo[locale].dash),
  };
}
export type Words = ReturnType<typeof wordsOf>;
