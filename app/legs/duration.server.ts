import { localeInfo, type Locale } from '../locales.ts';
import type { Translate } from '../i18n/messages.ts';
import { hoursIn } from './hours.ts';

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
