import type { Translate } from '../i18n/messages.ts';
import { localeInfo, type Locale } from '../locales.ts';

/** To half hours, because they are estimates. */
export const roughly = (hours: number) => Math.round(hours * 2) / 2;

/** Whole and half hours in words; `t` has `legs.hours` and `legs.hoursAndHalf`. */
const hoursIn = (t: Translate, hours: number) =>
  t(hours % 1 === 0 ? 'legs.hours' : 'legs.hoursAndHalf', { hours: Math.floor(hours) });

/** Of a leg, wherever it is told. */
export const roughHoursIn = (t: Translate, hours: number) =>
  hoursIn(t, Math.max(1, roughly(hours)));

/** Hours and minutes in words; `t` has `legs.hours`, `legs.hoursAndHalf` and `legs.minutes`. */
export function durationIn(locale: Locale, t: Translate) {
  const parts = new Intl.ListFormat(localeInfo[locale].intl, { type: 'unit' });
  // `Intl.DurationFormat` has no genitive for "about two hours" in Arabic.
  return (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours > 0 && rest % 30 === 0) return hoursIn(t, minutes / 60);
    return parts
      .format([
        ...(hours > 0 ? [t('legs.hours', { hours })] : []),
        ...(rest > 0 ? [t('legs.minutes', { minutes: rest })] : []),
      ])
      .replace(', ', ' ');
  };
}
