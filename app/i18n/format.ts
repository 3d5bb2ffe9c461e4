import { dateOf } from '../days.ts';
import { localeInfo, type Locale } from '../locales.ts';
import { formatters } from './formatters.ts';

/**
 * A number of US dollars, without decimals, in Latin digits and with the plain dollar sign (some
 * languages would say "US$"). In right-to-left text it carries its own isolation (U+2068 … U+2069),
 * so that number and sign stay together.
 */
export function formatPrice(locale: Locale, dollars: number): string {
  const { intl, price } = localeInfo[locale];
  const number = formatters.getNumberFormat(intl, { maximumFractionDigits: 0 });
  return price.replace('#', () => number.format(dollars));
}

/**
 * A day such as 2026-11-20 in the words of the language. Pages bring their days in words: see
 * `formatters` for why.
 */
export const formatDay = (locale: Locale, isoDay: string): string =>
  formatters
    .getDateTimeFormat(localeInfo[locale].intl, { dateStyle: 'long', timeZone: 'UTC' })
    .format(dateOf(isoDay));

/** A whole figure, below zero with a minus sign; isolated there where the language runs from the right. */
export const figureIn = (locale: Locale, value: number): string => {
  if (value >= 0) return String(value);
  const below = `\u2212${-value}`;
  return localeInfo[locale].dir === 'rtl' ? `\u2066${below}\u2069` : below;
};

/**
 * The twelve months, January first: in full, as the language shortens them, and as narrow as can be: one
 * letter, or in Arabic the number, which is how its readers name a month.
 */
export const monthNames = (locale: Locale) =>
  Array.from({ length: 12 }, (_, at) => {
    const name = (month: 'long' | 'short' | 'narrow') =>
      formatters
        .getDateTimeFormat(localeInfo[locale].intl, { month, timeZone: 'UTC' })
        .format(Date.UTC(2026, at));
    const narrow = localeInfo[locale].dir === 'rtl' ? String(at + 1) : name('narrow');
    return { long: name('long'), short: name('short'), narrow };
  });

/** A number of bytes in megabytes, as the language writes them; number and unit stay on one line. */
export const formatSize = (locale: Locale, bytes: number): string => {
  const { intl, dir } = localeInfo[locale];
  return formatters
    .getNumberFormat(intl, {
      style: 'unit',
      unit: 'megabyte',
      // The short form is one that few Arabic readers have met.
      unitDisplay: dir === 'rtl' ? 'long' : 'short',
      maximumFractionDigits: 1,
    })
    .format(bytes / 1e6)
    .replaceAll(' ', '\u00A0');
};

/** Words in a row, as the language joins them. */
export const formatList = (locale: Locale, words: readonly string[]): string =>
  formatters.getListFormat(localeInfo[locale].intl, { type: 'conjunction' }).format(words);

/** From one to another as `Intl` says it, with the dash of the language: Turkish leaves no room around it. */
export function withOwnDash(locale: Locale, span: string): string {
  const { dash } = localeInfo[locale];
  return dash.trim() === dash ? span.replaceAll(/\s–\s/gu, dash) : span;
}
