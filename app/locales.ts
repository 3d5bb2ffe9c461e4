import { defaultLocale, isLocale, localeIds, type Locale } from './locale-ids.ts';

export { defaultLocale, isLocale, type Locale };

export type LocaleInfo = {
  name: string;
  dir: 'ltr' | 'rtl';
  /** Decides which font files its pages load first. */
  script: 'latin' | 'latinExtended' | 'arabic';
  /** Tag for `Intl`; digits are Latin in every language. */
  intl: string;
  /** US dollars, with `#` for the number. */
  price: string;
  /** Months begin with a capital letter within a sentence too. */
  capitalMonths: boolean;
  /** Separator of two towns, days or months. */
  dash: string;
  /** Separator of alternative airports. */
  either: string;
  /** Between two parts of a line, with its space. */
  comma: string;
  /** Between two clauses of a sentence. */
  clause: string;
  /** Separator of hours and minutes. */
  clock: string;
  /** `long` where readers know few abbreviations of units. */
  units: 'short' | 'long';
  /** A month in a row of twelve: its first letter, or its number where letters repeat too often. */
  narrowMonths: 'letter' | 'number';
  openGraph: string;
  /** Offers the page in this language, on pages in another one. */
  offer: string;
  dismissOffer: string;
};

/** Routes, language list, `hreflang`, sitemap and tests derive from this. */
export const localeInfo = {
  en: {
    name: 'English',
    dir: 'ltr',
    script: 'latin',
    intl: 'en-GB',
    price: '$#',
    capitalMonths: true,
    dash: '–',
    either: ' or ',
    comma: ', ',
    clause: '; ',
    clock: ':',
    units: 'short',
    narrowMonths: 'letter',
    openGraph: 'en_GB',
    offer: 'Read in English',
    dismissOffer: 'No, thank you',
  },
  tr: {
    name: 'Türkçe',
    dir: 'ltr',
    script: 'latinExtended',
    intl: 'tr-TR',
    price: '$#',
    capitalMonths: false,
    dash: '–',
    either: '/',
    comma: ', ',
    clause: '; ',
    clock: '.',
    units: 'short',
    narrowMonths: 'letter',
    openGraph: 'tr_TR',
    offer: 'Türkçe oku',
    dismissOffer: 'Hayır, teşekkürler',
  },
  ar: {
    name: 'العربية',
    dir: 'rtl',
    script: 'arabic',
    intl: 'ar-u-nu-latn',
    price: '# $',
    capitalMonths: true,
    dash: ' – ',
    either: ' أو ',
    comma: '، ',
    clause: '؛ ',
    clock: ':',
    units: 'long',
    narrowMonths: 'number',
    openGraph: 'ar_AR',
    offer: 'اقرأ بالعربية',
    dismissOffer: 'لا، شكرًا',
  },
} as const satisfies Record<Locale, LocaleInfo>;

export const locales: Locale[] = [...localeIds];

export const inEachLocale = <Value>(make: (locale: Locale) => Value) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each language has its key
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
