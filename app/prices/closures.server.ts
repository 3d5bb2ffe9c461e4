import type { Closed } from '../content/closed.ts';
import { addDays, today, areClosed, type Days } from '../days.ts';
import { capitalized, formatDay } from '../i18n/format.ts';
import { translator } from '../i18n/messages.ts';
import { wordsFor } from '../content/words.server.ts';
import type { Locale } from '../locales.ts';

type Facts = { closed?: Closed | undefined };

export const isClosed = ({ closed }: Facts, day = today()) =>
  closed !== undefined && areClosed(closed, day);

function kindOf({ from, until }: Days) {
  if (from !== undefined) return until === undefined ? 'from' : 'span';
  return until === undefined ? 'open' : 'until';
}

/** Undefined if nothing is closed, or was until the day before. */
export function closureOf(locale: Locale, { closed }: Facts, place: string, day = today()) {
  if (closed === undefined || (closed.until !== undefined && closed.until < day)) return undefined;
  const { from, until, why } = closed;
  const t = translator(locale, wordsFor(locale, 'closed.*'));
  const isNow = areClosed(closed, day);
  const kind = kindOf({ from: isNow ? undefined : from, until });
  const inWords = (date = '') => date && formatDay(locale, date);
  const values = { place, from: inWords(from), until: inWords(until) };
  return {
    ...(from && { from }),
    ...(until && { until }),
    isNow,
    /** "Closed until 30 April 2027" */
    label: t(`closed.${kind}`, values),
    /** "Pamukkale is closed until 30 April 2027." */
    says: capitalized(locale, t(`closed.place.${kind}`, values)),
    why: why[locale],
    ...(until && { again: t('closed.again', { day: inWords(addDays(until, 1)) }) }),
  };
}
export type Closure = NonNullable<ReturnType<typeof closureOf>>;
