import { content } from '../content/content.server.ts';
import { formatDay } from '../i18n/format.ts';
import type { Locale } from '../locales.ts';
import { roughValues, type OtherMoney } from './other-money.ts';

/** Uses the owner's rate; undefined if there is no such rate. */
export function otherMoney(locale: Locale): OtherMoney | undefined {
  const { rate } = content().site.business ?? {};
  return rate && { ...rate, day: formatDay(locale, rate.day) };
}

export function roughPrice(locale: Locale, dollars: number) {
  const money = otherMoney(locale);
  return money && roughValues(locale, money, dollars);
}
