import { dateOf } from '../days.ts';
import { localeInfo, type Locale } from '../locales.ts';
import { formatters } from '../ui/text/formatters.ts';

/** US dollars with a plain "$", where `Intl` writes "US$" in some languages. */
export function formatPrice(locale: Locale, dollars: number): string {
  const { intl, price } = localeInfo[locale];
  const number = formatters.getNumberFormat(intl, { maximumFractionDigits: 0 });
  return price.replace('#', () => number.format(dollars));
}

export const formatDay = (locale: Locale, isoDay: string): string =>
  formatters
    .getDateTimeFormat(localeInfo[locale].intl, { dateStyle: 'long', timeZone: 'UTC' })
    .format(dateOf(isoDay));

/** An integer with a true minus sign (U+2212). */
export const formatInteger = (value: number): string =>
  value < 0 ? `\u2212${-value}` : String(value);

/** January first. The narrow form is a letter, in Arabic the number. */
export const monthNames = (locale: Locale) =>
  Array.from({ length: 12 }, (_, at) => {
    const name = (month: 'long' | 'short' | 'narrow') =>
      formatters
        .getDateTimeFormat(localeInfo[locale].intl, { month, timeZone: 'UTC' })
        .format(Date.UTC(2026, at));
    const narrow = localeInfo[locale].narrowMonths === 'number' ? String(at + 1) : name('narrow');
    return { long: name('long'), short: name('short'), narrow };
  });

export const formatSize = (locale: Locale, bytes: number): string => {
  const { intl, units } = localeInfo[locale];
  return formatters
    .getNumberFormat(intl, {
      style: 'unit',
      unit: 'megabyte',
      unitDisplay: units,
      maximumFractionDigits: 1,
    })
    .format(bytes / 1e6);
};

export const formatList = (locale: Locale, words: readonly string[]): string =>
  formatters.getListFormat(localeInfo[locale].intl, { type: 'conjunction' }).format(words);

export const capitalized = (locale: Locale, text: string): string =>
  text.charAt(0).toLocaleUpperCase(localeInfo[locale].intl) + text.slice(1);

/** For a name that begins with a capital letter by itself, in the middle of a sentence. */
export const uncapitalized = (locale: Locale, text: string): string =>
  text.charAt(0).toLocaleLowerCase(localeInfo[locale].intl) + text.slice(1);

/** Gives a range formatted by `Intl` the language's own dash: Turkish has no spaces around it. */
export function withOwnDash(locale: Locale, span: string): string {
  const { dash } = localeInfo[locale];
  return dash.trim() === dash ? span.replaceAll(/\s–\s/gu, dash) : span;
}
