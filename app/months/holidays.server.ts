import { localeInfo, type Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';
import { withOwnDash } from '../i18n/format.ts';
import { dateOf, yearOf } from '../days.ts';

const dated = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeInfo[locale].intl, { timeZone: 'UTC', ...options });

/** `month` such as 2026-11. */
const touches = (from: string, to: string, month: string) =>
  from.slice(0, 7) <= month && to.slice(0, 7) >= month;

/** `at` is 0 for January; a group for each year. */
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

export function holidaysKnownTo(locale: Locale) {
  const { holidays, school } = content().holidays.knownTo;
  const day = dated(locale, { dateStyle: 'long' });
  return { holidays: day.format(dateOf(holidays)), school: day.format(dateOf(school)) };
}
