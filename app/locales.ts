import { defaultLocale, isLocale, localeIds, type Locale } from './locale-ids.ts';

export { defaultLocale, isLocale, type Locale };

/** What the site needs to know about a language before any of its words are loaded. */
export type LocaleInfo = {
  /** The language's own name, as its readers write it. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** The letters it is written with, which decide the font files its pages load first. */
  script: 'latin' | 'latinExtended' | 'arabic';
  /** Tag for `Intl`; digits are Latin in every language by decision. */
  intl: string;
  /** A number of US dollars, for `#`, isolated where the language runs from the right. */
  price: string;
  /** What stands between two towns, days or months that belong together. */
  dash: string;
  /** What stands between two airports of which either will do. */
  either: string;
  /** What stands between hours and minutes of the clock. */
  clock: string;
  /** Hours and minutes in full where their short form is a letter or two that nobody says. */
  durations: 'short' | 'long';
  /** Tag for Open Graph. */
  openGraph: string;
  /** One line that offers this page in the language, shown on pages in another one. */
  offer: string;
  /** Label of the button that puts the offer away. */
  dismissOffer: string;
};

/**
 * The one registry of languages. Routes, prerendered pages, switcher, `hreflang`, sitemap and
 * tests derive from it; the first entry is the default and the fallback.
 */
export const localeInfo = {
  en: {
    name: 'English',
    dir: 'ltr',
    script: 'latin',
    intl: 'en-GB',
    price: '$#',
    dash: '–',
    either: ' or ',
    clock: ':',
    durations: 'long',
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
    dash: '–',
    either: '/',
    clock: '.',
    durations: 'long',
    openGraph: 'tr_TR',
    offer: 'Türkçe oku',
    dismissOffer: 'Hayır, teşekkürler',
  },
  ar: {
    name: 'العربية',
    dir: 'rtl',
    script: 'arabic',
    intl: 'ar-u-nu-latn',
    price: '\u2068\u200F#\u00A0$\u2069',
    dash: ' – ',
    either: '/',
    clock: ':',
    durations: 'long',
    openGraph: 'ar_AR',
    offer: 'اقرأ بالعربية',
    dismissOffer: 'لا، شكرًا',
  },
} as const satisfies Record<Locale, LocaleInfo>;

export const locales: Locale[] = [...localeIds];

/** A value for every language. */
export const inEachLocale = <Value>(make: (locale: Locale) => Value) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no key is left out
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
