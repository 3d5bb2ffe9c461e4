import { formatDay } from '../i18n/format.ts';
import { localeInfo, type Locale } from '../locales.ts';
import { moneyOf } from '../content/business.ts';
import { content } from '../content/content.server.ts';

export function getBusiness(locale: Locale) {
  const { telephone, whatsapp, licence, address, cancellation } = content().site.business ?? {};
  return {
    telephone,
    whatsapp,
    licence,
    address: address?.[locale],
    cancellation: cancellation?.[locale],
  };
}
export type Business = ReturnType<typeof getBusiness>;

/** A price in the currency of a language's readers, rounded to tens; undefined without a rate. */
export function roughPrice(locale: Locale, dollars: number) {
  const { rate } = content().site.business ?? {};
  const currency = moneyOf[locale];
  const perDollar = rate?.[currency];
  if (!rate || perDollar === undefined) return undefined;
  const amount = new Intl.NumberFormat(localeInfo[locale].intl, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(Math.round((dollars * perDollar) / 10) * 10);
  return { amount, day: formatDay(locale, rate.day) };
}
