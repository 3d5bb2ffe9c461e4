import { localeInfo, type Locale } from '../locales.ts';
import { formatters } from '../ui/text/formatters.ts';

/** Another currency, at the owner's rate of a day. */
export type OtherMoney = { currency: string; perDollar: number; day: string };

/** The values of the message `price.rough`. */
export type RoughValues = { amount: string; day: string };

/** The amount is rounded to tens. */
export const roughValues = (
  locale: Locale,
  { currency, perDollar, day }: OtherMoney,
  dollars: number,
): RoughValues => ({
  amount: formatters
    .getNumberFormat(localeInfo[locale].intl, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    })
    .format(Math.round((dollars * perDollar) / 10) * 10),
  day,
});
