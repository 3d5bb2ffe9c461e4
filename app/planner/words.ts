import type { PlannerData } from './planner.server.ts';
import { dateOf } from '../days.ts';
import { formatters } from '../i18n/formatters.ts';
import type { Translate } from '../i18n/messages.ts';
import { localeInfo, type Locale } from '../locales.ts';
import { gateways, type Trip } from './trip.ts';
import { townOf, type TripLeg, type Way } from './ways.ts';

type Names = Pick<PlannerData, 'places' | 'months'>;

/** Hours as they are said of a way: whole, and never none. */
const wholeHours = (hours: number) => Math.max(1, Math.round(hours));

/** How the planner says things: names, days and ways, in the language of the page. */
export function wordsOf(locale: Locale, t: Translate, { places, months }: Names) {
  const { intl } = localeInfo[locale];
  const number = (value: number) =>
    formatters.getNumberFormat(intl, { maximumFractionDigits: 1 }).format(value);
  const dateFormat = (options: Intl.DateTimeFormatOptions) =>
    formatters.getDateTimeFormat(intl, { timeZone: 'UTC', ...options });
  const format = (options: Intl.DateTimeFormatOptions) => (day: string) =>
    dateFormat(options).format(dateOf(day));

  const gatewayName = (id: string) => {
    const gateway = gateways.find((one) => townOf(one) === id);
    return gateway ? t(`plan.gateway.${gateway}`) : id;
  };
  const placeName = (id: string) =>
    places.find((place) => place.id === id)?.title ?? gatewayName(id);

  /** Codes are runs of their own in Arabic. */
  const airports = (codes: readonly string[]) =>
    formatters
      .getListFormat(intl, { type: 'disjunction' })
      .format(codes.map((code) => `\u2068${code}\u2069`));

  const time = (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return rest === 0 ? t('plan.timeHours', { hours }) : t('plan.time', { hours, minutes: rest });
  };

  const way = (one: Way): string => {
    if (one.by === 'flight') {
      const to = { airports: airports(one.to) };
      if (one.change) return t('plan.flightChange', to);
      if (one.minutes === undefined) return t('plan.flightSome', to);
      return t('plan.flight', { ...to, time: time(one.minutes) });
    }
    if (one.by === 'rail')
      return one.onward === undefined
        ? t('plan.rail')
        : t('plan.railVia', { kilometres: number(one.onward) });
    const [least = '', most = ''] = one.hours.map(number);
    const hours = { least, most };
    return one.kilometres === undefined
      ? t('plan.roadTime', hours)
      : t('plan.road', { ...hours, kilometres: number(one.kilometres) });
  };

  return {
    placeName,
    /** A town that a leg begins or ends in: by its own name, not its region's. */
    townName: (id: string, trip: Trip, end: 'start' | 'end' | 'stop') => {
      const gateway = end === 'stop' ? undefined : trip[end];
      return gateway ? t(`plan.gateway.${gateway}`) : placeName(id);
    },
    way,
    doorToDoor: ({ hours }: Pick<TripLeg, 'hours'>) =>
      t('plan.doorToDoor', { hours: wholeHours(hours) }),
    hours: wholeHours,
    number,
    month: (index: number) => months[index] ?? '',
    shortDay: format({ day: 'numeric', month: 'short' }),
    day: format({ weekday: 'short', day: 'numeric', month: 'short' }),
    longDay: format({ dateStyle: 'long' }),
    span: (from: string, to: string) =>
      dateFormat({ dateStyle: 'long' }).formatRange(dateOf(from), dateOf(to)),
  };
}
export type Words = ReturnType<typeof wordsOf>;
