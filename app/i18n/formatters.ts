import { localeInfo } from '../locales.ts';

/** Keeps what was made: an `Intl` formatter takes longer to make than to use a hundred times. */
function keep<Args extends unknown[], Made>(make: (...args: Args) => Made) {
  const kept = new Map<string, Made>();
  return (...args: Args): Made => {
    const key = JSON.stringify(args);
    const made = kept.get(key) ?? make(...args);
    kept.set(key, made);
    return made;
  };
}

const newNumberFormat = keep(
  (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
);

const thousandsOf = (intl: string) =>
  Object.values(localeInfo).find((info) => info.intl === intl)?.thousands;

/**
 * A number format that writes whole numbers by itself and asks `Intl` for all else. A browser's first one
 * takes a cheap phone 85 to 130 ms in which nothing answers, and nearly all numbers of our pages are
 * whole. Tests compare it with `Intl`.
 */
function numberFormat(intl: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const thousands = options.style === undefined ? thousandsOf(intl) : undefined;
  const made = () => newNumberFormat(intl, options);
  return {
    format: (value: number | bigint) =>
      thousands !== undefined && Number.isSafeInteger(value) && Number(value) >= 0
        ? String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands)
        : made().format(value),
    formatToParts: (value: number | bigint) => made().formatToParts(value),
    formatRange: (from, to) => made().formatRange(from, to),
    formatRangeToParts: (from, to) => made().formatRangeToParts(from, to),
    resolvedOptions: () => made().resolvedOptions(),
  };
}

export const formatters = {
  getNumberFormat: numberFormat,
  getDateTimeFormat: keep(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...args),
  ),
  getListFormat: keep(
    (...args: ConstructorParameters<typeof Intl.ListFormat>) => new Intl.ListFormat(...args),
  ),
  getPluralRules: keep(
    (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  ),
};
