import type { Buys } from '../content/business.ts';
import type { Trip } from './trip.ts';

type Extra = Buys['included'][number];

export type TripBuys = {
  included: Extra[];
  /** Missing from at least one of the prices. */
  excluded: Extra[];
};

/** Undefined unless every place of the trip says what its price buys. */
export function tripBuys(
  { stops }: Pick<Trip, 'stops'>,
  places: readonly { id: string; buys?: Buys }[],
): TripBuys | undefined {
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
