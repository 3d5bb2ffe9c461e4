import { dateOf } from '../days.ts';
import { localeInfo, type Locale } from '../locales.ts';
import { withOwnDash } from './format.ts';
import { formatters } from '../ui/text/formatters.ts';
import type { Translate } from './messages.ts';

type Days = { from: string; to: string; eve?: string | undefined };

const styles = {
  year: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  day: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Runs from the first day to the last, without the eve, which is a working day until 13:00. */
export function spanInWords(locale: Locale, { from, to }: Days, style: keyof typeof styles) {
  const format = formatters.getDateTimeFormat(localeInfo[locale].intl, {
    timeZone: 'UTC',
    ...styles[style],
  });
  return withOwnDash(locale, format.formatRange(dateOf(from), dateOf(to)));
}

/** The days of a holiday, and its eve as the half day that it is; a day by itself has its `weekday`. */
export function holidayInWords(
  locale: Locale,
  t: Translate,
  holiday: Days & { kind: string },
  style: 'year' | 'weekday',
) {
  const { eve, kind, from, to } = holiday;
  const when = spanInWords(locale, holiday, style === 'year' || from === to ? style : 'day');
  if (eve === undefined) return when;
  const day = style === 'year' ? 'day' : style;
  return t(kind === 'bayram' ? 'holiday.withEve' : 'holiday.withHalfDay', {
    when,
    eve: spanInWords(locale, { from: eve, to: eve }, day),
  });
}
