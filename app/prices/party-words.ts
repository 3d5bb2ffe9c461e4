import type { Translate } from '../i18n/messages.ts';
import { guestsOf, singleRooms, type Party } from './party.ts';
import type { PartyPrice } from './party-price.ts';
import { priceStep } from './price-of-nights.ts';

type Words = {
  price: (dollars: number) => string;
  list: (things: readonly string[]) => string;
  placeName: (id: string) => string;
};

/** The price for all travellers; undefined if it equals that for one person. */
export function partyInWords(
  words: Pick<Words, 'price'>,
  t: Translate,
  party: Party,
  { person, child, all }: PartyPrice,
) {
  if (all === person) return undefined;
  const { people = 1, children = [] } = party;
  const price = words.price(all);
  return child === undefined && children.length > 0
    ? t('plan.fromAdults', { price, people })
    : t('plan.fromAll', { price, people: guestsOf(party) });
}

/** Flights, and extras for which the owner has entered no price. */
export const notCounted = (
  words: Pick<Words, 'list'>,
  t: Translate,
  { child, single }: PartyPrice,
) =>
  t('price.notCounted', {
    things: words.list([
      t('price.flights'),
      ...(child === undefined ? [t('price.anyChild')] : []),
      ...(single === undefined ? [t('price.anySingle')] : []),
    ]),
  });

export const ruleInWords = (words: Pick<Words, 'price'>, t: Translate) =>
  t('price.rule', { step: words.price(priceStep) });

/** Term and amount of each place, of a child and of a single room. */
export function rowsOfPrice(
  words: Pick<Words, 'price' | 'placeName'>,
  t: Translate,
  party: Party,
  { stays, child, single }: PartyPrice,
) {
  const isOneAlone = single !== undefined && singleRooms(party) > 0;
  return [
    ...stays.map(({ place, nights, price: dollars }): [string, string] => [
      t('price.row', { place: words.placeName(place), nights }),
      words.price(dollars),
    ]),
    ...(child !== undefined && party.children
      ? [[t('price.perChild'), words.price(child)] as const]
      : []),
    ...(isOneAlone
      ? [[t('price.single'), t('price.singleMore', { price: words.price(single) })] as const]
      : []),
  ];
}
