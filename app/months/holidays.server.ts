import { localeInfo, type Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';
import { withOwnDash } from '../i18n/format.ts';
import { dateOf, yearOf } from '../days.ts';

/* Holidays of a month in every year that the list knows, in the words of a language. */

const dated = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeInfo[locale].intl, { timeZone: 'UTC', ...options });

/** Whether a span touches a month, such as 2026-11. */
const touches = (from: string, to: string, month: string) =>
  from.slice(0, 7) <= month && to.slice(0, 7) >= month;

/** The spans of a month, 0 for January, a group for each year. */
export function holidaysOf(locale: Locale, at: number) {
  const { names, spans } = content().holidays;
  const number = String(at + 1).padStart(2, '0');
  const day = dated(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const years = [...new Set(spans.flatMap(({ from, to }) => [yearOf(from), yearOf(to)]))];
  return years.toSorted().flatMap((year) => {
    const entries = spans
      .filter(({ from, to, eve = from }) => touches(eve, to, `${year}-${number}`))
      .map(({ id, kind, from, to, eve, expected }) => ({
        id,
        kind,
        name: names[id]?.[locale] ?? id,
        when: withOwnDash(locale, day.formatRange(dateOf(from), dateOf(to))),
        ...(eve && { eve: day.format(dateOf(eve)) }),
        ...(expected && { expected }),
      }));
    return entries.length > 0 ? [{ year, entries }] : [];
  });
}

/** The last days that the lists of holidays and of school holidays reach. */
export function holidaysKnownTo(locale: Locale) {
  const { holidays, school } = content().holidays.knownTo;
  const day = dated(locale, { dateStyle: 'long' });
  return { holidays: day.format(dateOf(holidays)), school: day.format(dateOf(school)) };
}
