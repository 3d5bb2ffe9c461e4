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

/** Excludes what one of its places does; includes what the others do, such as a balloon that flies at one of them. */
export function offerOfTrip(
  common: Offer,
  stops: readonly { place: string }[],
  places: readonly { id: string; buys?: Buys | undefined }[],
): Offer {
  const offers = places
    .filter(({ id }) => stops.some(({ place }) => place === id))
    .map(({ buys }) => offerOfPlace(common, buys));
  const excluded = [...new Set(offers.flatMap((offer) => offer.excluded))];
  const included = [...new Set(offers.flatMap((offer) => offer.included))];
  return { included: without(included, excluded), excluded };
}

/** In a car of one's own; the price shown has the transfers all the same. */
export const offerByCar = ({ included, excluded }: Offer): Offer => ({
  included: without(included, ['transfers']),
  excluded: [...without(excluded, ['domesticFlights', 'trainsAndCars', 'fuel']), 'fuel'],
});

/** Names of what a price includes or not. */
export const extrasInWords = (t: Translate, extras: readonly Extra[]) =>
  extras.map((extra) => t(`extra.${extra}`));
