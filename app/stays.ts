import type { Locale } from './locales.ts';

/* Bases are the towns of a destination where one sleeps. */

type Place = {
  /** The base of each night of its plan, the arrival first. */
  nightBases: readonly string[];
};

type Stay = { nights: number; bases?: readonly string[] | undefined };

/** Cuts the bases to the number of nights, or goes on at the last one. */
export const firstNights = (bases: readonly string[], nights: number): string[] =>
  Array.from({ length: nights }, (_, at) => bases[at] ?? bases.at(-1) ?? '');

/** The base of each night of a stay. */
export const basesOf = ({ nights, bases }: Stay, place: Place) =>
  firstNights(bases ?? place.nightBases, nights);

/** Finds the bases of a place at which a night of the stay is spent. */
export function basesSleptAt<Base extends { id: string }>(
  stay: Stay,
  place: Place & { bases: readonly Base[] },
): Base[] {
  const ids = basesOf(stay, place);
  return place.bases.filter(({ id }) => ids.includes(id));
}

type Named = { bases: readonly { id: string; name: Readonly<Record<Locale, string>> }[] };

export const namesOfBases = (ids: readonly string[], { bases }: Named, locale: Locale) =>
  ids.map((id) => bases.find((base) => base.id === id)?.name[locale] ?? id);

/** "morning evening", or an empty text where the place has one base. */
export const routeKey = ({ nightBases }: Place, morning: string, evening: string) =>
  new Set(nightBases).size > 1 ? `${morning} ${evening}` : '';

/** `routeKey` for a day of the plan, counted from 0. */
export function routeKeyOfPlan(place: Place, at: number) {
  const [morning = '', evening = ''] = firstNights(place.nightBases, at + 2).slice(at);
  return routeKey(place, morning, evening);
}

/** Nights in a row at the same base. */
export function runsOf(bases: readonly string[]): { base: string; nights: number }[] {
  const runs: { base: string; nights: number }[] = [];
  for (const base of bases) {
    const last = runs.at(-1);
    if (last?.base === base) last.nights++;
    else runs.push({ base, nights: 1 });
  }
  return runs;
}
