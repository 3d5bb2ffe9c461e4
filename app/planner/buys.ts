import type { Buys } from '../content/business.ts';
import type { Trip } from './trip.ts';

type Extra = Buys['included'][number];

/** What the prices of a trip buy together. */
export type TripBuys = {
  /** Nights of the trip that a price covers. */
  nights: number;
  /** In each of the prices. */
  included: Extra[];
  /** In some of them, or in none. */
  excluded: Extra[];
  /** What one who travels alone pays more. */
  single: number;
};

/** Adds up what the prices buy; nothing where the owner has not said it of every place. */
export function tripBuys(
  { stops }: Pick<Trip, 'stops'>,
  places: readonly { id: string; buys?: Buys }[],
): TripBuys | undefined {
  const ids = [...new Set(stops.map(({ place }) => place))];
  const all = ids.flatMap((id) => places.find((place) => place.id === id)?.buys ?? []);
  if (all.length === 0 || all.length < ids.length) return undefined;
  const nightsAt = (id: string) =>
    stops.filter(({ place }) => place === id).reduce((sum, { nights }) => sum + nights, 0);
  const said = new Set(all.flatMap(({ included, excluded }) => [...included, ...excluded]));
  const inAll = (extra: Extra) => all.every(({ included }) => included.includes(extra));
  return {
    nights: ids.reduce((sum, id, at) => sum + Math.min(nightsAt(id), all[at]?.nights ?? 0), 0),
    included: [...said].filter(inAll),
    excluded: [...said].filter((extra) => !inAll(extra)),
    single: all.reduce((sum, { single = 0 }) => sum + single, 0),
  };
}
