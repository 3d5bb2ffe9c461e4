import { localeInfo, type Locale } from '../locales.ts';
import { capitalized, formatList } from './format.ts';
import type { Translate } from './messages.ts';

/** 1 for January, in ascending order; a span that goes on in January is one. */
function spansOf(months: readonly number[]) {
  const spans: number[][] = [];
  for (const month of months) {
    const last = spans.at(-1);
    if (last?.at(-1) === month - 1) last.push(month);
    else spans.push([month]);
  }
  const [first, last] = [spans[0], spans.at(-1)];
  if (first && last && first !== last && first[0] === 1 && last.at(-1) === 12) {
    spans.splice(0, 1);
    last.push(...first);
  }
  return spans;
}

/**
 * Three months and more in a row become a span; the first begins with a capital letter. `names` are from the build,
 * and `t` has `trips.span`.
 */
export function monthsInWords(
  locale: Locale,
  t: Translate,
  names: readonly string[],
  months: readonly number[],
) {
  const { capitalMonths, intl } = localeInfo[locale];
  const name = (month = 1) => {
    const long = names[month - 1] ?? '';
    return capitalMonths ? long : long.toLocaleLowerCase(intl);
  };
  const list = formatList(
    locale,
    spansOf(months).flatMap((span) =>
      span.length > 2
        ? [t('trips.span', { from: name(span[0]), to: name(span.at(-1)) })]
        : span.map(name),
    ),
  );
  return capitalized(locale, list);
}
