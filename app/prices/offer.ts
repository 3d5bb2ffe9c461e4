import type { Buys, Extra, Offer } from '../content/schemas/offer.ts';
import type { Translate } from '../i18n/messages.ts';

const without = (list: readonly Extra[], gone: readonly Extra[]) =>
  list.filter((extra) => !gone.includes(extra));

/** The offer of all places, with what one place says of its own price. */
export function offerOfPlace(
  common: Offer,
  { included = [], excluded = [], childPercent, single }: Partial<Buys> = {},
): Offer {
  const priced: Extra[] = [
    ...(childPercent === undefined ? [] : (['children'] as const)),
    ...(single === undefined ? [] : (['singleRoom'] as const)),
  ];
  return {
    included: [...without(common.included, excluded), ...without(included, common.included)],
    excluded: without(
      [...common.excluded, ...without(excluded, common.excluded)],
      [...included, ...priced],
    ),
  };
}

/** Includes what all of its places include; excludes what one of them does not. */
export function offerOfTrip(
  common: Offer,
  stops: readonly { place: string }[],
  places: readonly { id: string; buys?: Buys | undefined }[],
): Offer {
  const offers = places
    .filter(({ id }) => stops.some(({ place }) => place === id))
    .map(({ buys }) => offerOfPlace(common, buys));
  const said = [...new Set(offers.flatMap(({ included, excluded }) => [...included, ...excluded]))];
  const isInAll = (extra: Extra) => offers.every(({ included }) => included.includes(extra));
  return { included: said.filter(isInAll), excluded: said.filter((extra) => !isInAll(extra)) };
}

/** Names of what a price includes or not. */
export const extrasInWords = (t: Translate, extras: readonly Extra[]) =>
  extras.map((extra) => t(`extra.${extra}`));
