import { formatPrice } from '../i18n/format.ts';
import type { Translate } from '../i18n/messages.ts';
import type { Locale } from '../locales.ts';
import type { FromPrice } from './price-of-nights.ts';

/** "From $750", and the nights and the person that it is for. */
export const priceInWords = (locale: Locale, t: Translate, { price, nights }: FromPrice) => ({
  from: t('price.from', { price: formatPrice(locale, price) }),
  basis: t('price.basis', { nights }),
});

/** For a closed place of a trip; `says` is the sentence that it is closed. */
export const notPricedInWords = (t: Translate, says: string) => `${says} ${t('closed.notPriced')}`;
