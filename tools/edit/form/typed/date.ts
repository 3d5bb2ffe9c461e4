import { latinDigits } from '../../../../app/ui/latin-digits.ts';
import { localeInfo, locales, type Locale } from '../../../../app/locales.ts';
import { type Reading, visible } from './reading.ts';

function dayOf(year: number, month: number, day: number): string[] {
  const date = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? [date.toISOString().slice(0, 10)] : [];
}

/** Names and short names of months, in every language. */
const monthNames = new Map(
  locales.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, at) => {
        const format = new Intl.DateTimeFormat(localeInfo[locale].intl, { month, timeZone: 'UTC' });
        const name = format.format(Date.UTC(2026, at)).replace('.', '');
        return [name.toLocaleLowerCase(localeInfo[locale].intl), at + 1] as const;
      }),
    ),
  ),
);

const spelt = [
  /^(?<day>\d{1,2})\.?\s+(?<name>\p{L}+)\.?,?\s+(?<year>\d{4})$/u,
  /^(?<name>\p{L}+)\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})$/u,
];

function daysOf(locale: Locale, text: string): string[] {
  const [iso, ...ymd] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? [];
  const [year = 0, month = 0, day = 0] = ymd.map(Number);
  if (iso !== undefined) return dayOf(year, month, day);
  const [figures, ...dmy] = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/.exec(text) ?? [];
  const [a = 0, b = 0, c = 0] = dmy.map(Number);
  // English has both orders.
  if (figures !== undefined) return [...dayOf(c, b, a), ...(locale === 'en' ? dayOf(c, a, b) : [])];
  const words = spelt.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  const name = words?.name ?? '';
  const named = locales
    .map((one) => monthNames.get(name.toLocaleLowerCase(localeInfo[one].intl)))
    .find((number) => number !== undefined);
  return named === undefined ? [] : dayOf(Number(words?.year), named, Number(words?.day));
}

/** 2026-12-01, 1.12.2026, 01/12/26 and 1 Aralık 2026. */
export function readDate(locale: Locale, text: string): Reading<string> {
  const days = [...new Set(daysOf(locale, latinDigits(visible(text))))];
  const [only, other] = days;
  if (only === undefined) return undefined;
  return other === undefined ? { value: only } : { ask: days };
}
