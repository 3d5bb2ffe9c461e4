import type { moneyOf } from '../content/business.ts';
import { localeInfo, type Locale } from '../locales.ts';
import { formatters } from '../ui/formatters.ts';

/** The currency of a language's readers, at the owner's rate of a day. */
export type OtherMoney = {
  currency: (typeof moneyOf)[Locale];
  perDollar: number;
  day: string;
};

/** In the readers' currency, rounded to tens. */
const formatRough = (
  locale: Locale,
  { currency, perDollar }: OtherMoney,
  dollars: number,
): string =>
  formatters
    .getNumberFormat(localeInfo[locale].intl, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    })
    .format(Math.round((dollars * perDollar) / 10) * 10);

/** The values of the message `price.rough`. */
export const roughValues = (locale: Locale, money: OtherMoney, dollars: number) => ({
  amount: formatRough(locale, money, dollars),
  day: money.day,
});
