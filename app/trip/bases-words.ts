import { basesOf, runsOf } from '../stays.ts';
import type { Translate } from '../i18n/messages.ts';
import type { Parts } from './parts.ts';
import type { Stop } from './trip.ts';

/** The bases of a stop in brackets; empty if its only base has the name of the place. */
export function basesInWords(
  title: string,
  runs: readonly { name: string; nights: number }[],
  t: Translate,
) {
  if (runs.every(({ name }) => name === title)) return '';
  const said = runs.map(({ name, nights }) =>
    runs.length === 1 ? name : `${name}: ${t('plan.nights', { nights })}`,
  );
  return ` (${said.join(' · ')})`;
}

/** A line of a message. */
export const stopInWords = (
  title: string,
  nights: number,
  runs: Parameters<typeof basesInWords>[1],
  t: Translate,
) => `– ${title}: ${t('plan.nights', { nights })}${basesInWords(title, runs, t)}`;

export function basesOfStop(stop: Stop, { data, words }: Pick<Parts, 'data' | 'words'>) {
  const place = data.places.find(({ id }) => id === stop.place);
  return runsOf(place ? basesOf(stop, place) : []).map(({ base, nights }) => ({
    base,
    name: words.baseName(stop.place, base),
    nights,
  }));
}
