import type { Extra, Offer } from '../content/schemas/offer.ts';
import type { Translate } from '../i18n/messages.ts';
import { extrasInWords, offerByCar } from './offer.ts';
import {
  defaultPeople,
  guestsOf,
  singleRooms,
  type Party,
  type PartyPrice,
} from './party-price.ts';
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
  const { people = defaultPeople, children = [] } = party;
  const price = words.price(all);
  return child === undefined && children.length > 0
    ? t('plan.fromAdults', { price, people })
    : t('plan.fromAll', { price, people: guestsOf(party) });
}

/** What these travellers pay that no price is known of, or their questions about it. */
export function toBeQuoted(
  words: Pick<Words, 'list'>,
  t: Translate,
  party: Party,
  { stays, child, single }: Pick<PartyPrice, 'stays' | 'child' | 'single'>,
  isAsked = false,
): string[] {
  if (stays.length === 0) return [];
  const { children = [] } = party;
  const ages = words.list(children.map(String));
  return [
    ...(single === undefined && singleRooms(party) > 0
      ? [t(isAsked ? 'ask.single' : 'price.plusSingle')]
      : []),
    ...(child === undefined && children.length > 0
      ? [t(isAsked ? 'ask.childPrice' : 'price.childAsk', { children: children.length, ages })]
      : []),
  ];
}

const concerns = (party: Party, extra: Extra) =>
  extra === 'children'
    ? (party.children ?? []).length > 0
    : extra !== 'singleRoom' || singleRooms(party) > 0;

/** The offer without what does not concern these travellers. */
export function offerForParty(
  offer: Offer,
  { isByCar = false, ...party }: Party & { isByCar?: boolean },
): Offer {
  const { included, excluded } = isByCar ? offerByCar(offer) : offer;
  return { included, excluded: excluded.filter((extra) => concerns(party, extra)) };
}

export const notIncluded = (words: Pick<Words, 'list'>, t: Translate, { excluded }: Offer) =>
  t('price.notCounted', { things: words.list(extrasInWords(t, excluded)) });

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
