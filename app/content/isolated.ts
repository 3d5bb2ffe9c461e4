import { localeInfo, type Locale } from '../locales.ts';

/** Latin text between the marks that keep its direction within text from right to left. */
export const isolated = (locale: Locale, text: string) =>
  localeInfo[locale].dir === 'rtl' && /\p{Script=Latin}/u.test(text) ? `\u2066${text}\u2069` : text;
