import type { Offer } from '../content/schemas/offer.ts';
import { formatList } from '../i18n/format.ts';
import { translator } from '../i18n/messages.ts';
import { wordsFor } from '../content/words.server.ts';
import type { Locale } from '../locales.ts';
import { extrasInWords } from './offer.ts';
import type { FromPrice } from './price-of-nights.ts';
import { priceInWords } from './price-words.ts';

/* For files that are not pages. */

export const writtenPrice = (locale: Locale, price: FromPrice) =>
  priceInWords(locale, translator(locale, wordsFor(locale, 'price.*')), price);

/** What a price includes, and what it does not, a sentence each. */
export function writtenOffer(locale: Locale, { included, excluded }: Offer) {
  const t = translator(locale, wordsFor(locale, 'price.*', 'extra.*'));
  const named = (extras: Offer['included']) => formatList(locale, extrasInWords(t, extras));
  return [
    ...(included.length > 0 ? [`${t('price.included')}: ${named(included)}.`] : []),
    ...(excluded.length > 0 ? [t('price.notCounted', { things: named(excluded) })] : []),
  ].join(' ');
}
