import type { Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';
import { holidayInWords } from '../i18n/holiday-days.ts';
import { translator } from '../i18n/messages.ts';
import { formatDay } from '../i18n/format.ts';
import { wordsFor } from '../content/words.server.ts';
import { touches, yearOf } from '../days.ts';

/** `at` is 0 for January; a group for each year. */
export function holidaysOf(locale: Locale, at: number) {
  const { names, spans } = content().holidays;
  const t = translator(locale, wordsFor(locale, 'holiday.*'));
  const number = String(at + 1).padStart(2, '0');
  const years = [...new Set(spans.flatMap(({ from, to }) => [yearOf(from), yearOf(to)]))];
  return years.toSorted().flatMap((year) => {
    const entries = spans
      .filter((span) => touches(span, `${year}-${number}-01`, `${year}-${number}-31`))
      .map((span) => ({
        id: span.id,
        kind: span.kind,
        name: names[span.id]?.[locale] ?? span.id,
        when: holidayInWords(locale, t, span, 'weekday'),
        ...(span.expected && { expected: span.expected }),
      }));
    return entries.length > 0 ? [{ year, entries }] : [];
  });
}

export function holidaysKnownTo(locale: Locale) {
  const { holidays, school } = content().holidays.knownTo;
  return { holidays: formatDay(locale, holidays), school: formatDay(locale, school) };
}
