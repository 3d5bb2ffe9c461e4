import { localeInfo, type Locale } from '../locales.ts';
import { formatList } from './format.ts';

/** The name of a language in another; `code` is its ISO 639 code. */
export const languageName = (locale: Locale, code: string): string =>
  new Intl.DisplayNames([localeInfo[locale].intl], { type: 'language' }).of(code) ?? code;

export const languageNames = (locale: Locale, codes: readonly string[]): string =>
  formatList(
    locale,
    codes.map((code) => languageName(locale, code)),
  );

const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa']);

export const directionOf = (code: string) =>
  rightToLeft.has(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr';
