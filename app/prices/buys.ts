import type { Buys } from '../content/business.ts';
import { formatList } from '../i18n/format.ts';
import type { Translate } from '../i18n/messages.ts';
import type { Locale } from '../locales.ts';
import type { Row } from '../ui/term-list.tsx';

type Extra = Buys['included'][number];

type Extras = {
  included: readonly Extra[];
  /** Missing from at least one of the prices. */
  excluded: readonly Extra[];
};

/** Undefined unless every place of the trip says what its price buys. */
export function tripBuys(
  { stops }: { stops: readonly { place: string }[] },
  places: readonly { id: string; buys?: Buys }[],
): Extras | undefined {
  const ids = [...new Set(stops.map(({ place }) => place))];
  const all = ids.flatMap((id) => places.find((place) => place.id === id)?.buys ?? []);
  if (all.length === 0 || all.length < ids.length) return undefined;
  const said = new Set(all.flatMap(({ included, excluded }) => [...included, ...excluded]));
  const inAll = (extra: Extra) => all.every(({ included }) => included.includes(extra));
  return {
    included: [...said].filter(inAll),
    excluded: [...said].filter((extra) => !inAll(extra)),
  };
}

export function extrasInWords(locale: Locale, t: Translate, { included, excluded }: Extras): Row[] {
  const named = (extras: readonly Extra[]) =>
    formatList(
      locale,
      extras.map((extra) => t(`extra.${extra}`)),
    );
  return [
    [t('price.included'), named(included)],
    [t('price.excluded'), named(excluded)],
  ];
}
