import { localeInfo, type Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';

/* Holidays of a month in every year that the list knows, in the words of a language. */

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

const dated = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeInfo[locale].intl, { timeZone: 'UTC', ...options });

/** Whether a span touches a month, 0 for January, of a year. */
const touches = (from: string, to: string, year: number, at: number) =>
  from < new Date(Date.UTC(year, at + 1)).toISOString().slice(0, 10) &&
  to >= new Date(Date.UTC(year, at)).toISOString().slice(0, 10);

/** The spans of a month, 0 for January, a group for each year. */
export function holidaysOf(locale: Locale, at: number) {
  const { names, spans } = content().holidays;
  const day = dated(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const years = [...new Set(spans.flatMap(({ from, to }) => [from.slice(0, 4), to.slice(0, 4)]))];
  return years.toSorted().flatMap((year) => {
    const entries = spans
      .filter(({ from, to, eve = from }) => touches(eve, to, Number(year), at))
      .map(({ id, kind, from, to, eve, expected }) => ({
        id,
        kind,
        name: names[id]?.[locale] ?? id,
        when: day.formatRange(utc(from), utc(to)),
        ...(eve && { eve: day.format(utc(eve)) }),
        ...(expected && { expected }),
      }));
    return entries.length > 0 ? [{ year, entries }] : [];
  });
}

/** The last days that the lists of holidays and of school holidays reach. */
export function holidaysKnownTo(locale: Locale) {
  const { holidays, school } = content().holidays.knownTo;
  const day = dated(locale, { dateStyle: 'long' });
  return { holidays: day.format(utc(holidays)), school: day.format(utc(school)) };
}
