import type { MonthOfPlace } from './wishes.ts';

export const columns = ['day', 'night', 'rain', 'sun', 'sea'] as const;
export type Column = (typeof columns)[number];

type Place = { id: string; sunHours: number; month: MonthOfPlace };

/** The best places have the fewest rainy days, the most sunshine and the warmest sea, if one can swim in it. */
const merits: Partial<Record<Column, (place: Place) => number | undefined>> = {
  rain: ({ month }) => -month.rainDays,
  sun: ({ sunHours }) => sunHours,
  sea: ({ month: { sea, seaC } }) => (sea === 'warm' ? seaC?.[1] : undefined),
};

/** The columns in which a place is the best of all, by its id. */
export function bestFigures(places: readonly Place[]): Map<string, Set<Column>> {
  const best = new Map(places.map(({ id }) => [id, new Set<Column>()]));
  for (const column of columns) {
    const worth = places.flatMap((place) => {
      const value = merits[column]?.(place);
      return value === undefined ? [] : [{ id: place.id, value }];
    });
    const most = Math.max(...worth.map(({ value }) => value));
    const winners = worth.filter(({ value }) => value === most);
    if (winners.length === places.length) continue;
    for (const { id } of winners) best.get(id)?.add(column);
  }
  return best;
}
