import { translator } from '../i18n/messages.ts';
import { wordsFor } from '../i18n/words.server.ts';
import type { Locale } from '../locales.ts';
import type { FromPrice } from './price-of-nights.ts';
import { priceInWords } from './price-words.ts';

/** For files that are not pages. */
export const writtenPrice = (locale: Locale, price: FromPrice) =>
  priceInWords(locale, translator(locale, wordsFor(locale, 'price.*')), price);
