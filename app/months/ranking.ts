import { formatList, uncapitalized } from '../i18n/format.ts';
import type { Translate } from '../i18n/messages.ts';
import type { Locale } from '../locales.ts';
import { meetsAny, ranked, type MonthOfPlace, type WishId } from './wishes.ts';

/** Says what a month's places are ordered by, and names the first of them that meet any wish. */
export function rankingIn(
  locale: Locale,
  t: Translate,
  places: readonly { inText: string; month: MonthOfPlace }[],
  wanted: readonly WishId[],
): string {
  const wishes = formatList(
    locale,
    wanted.map((wish) => uncapitalized(locale, t(`when.wish.${wish}`))),
  );
  const [first, second] = ranked(places, wanted)
    .filter(({ month }) => meetsAny(wanted, month))
    .map(({ inText }) => inText);
  if (first === undefined) return t('when.orderNone', { wishes });
  if (second === undefined) return t('when.orderOne', { wishes, first });
  return t(wanted.length > 0 ? 'when.order' : 'when.orderWalk', { wishes, first, second });
}
