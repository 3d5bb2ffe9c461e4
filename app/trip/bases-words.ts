import { entryOf } from '../content/entries.ts';
import { basesOf, runsOf } from '../stays.ts';
import type { Translate } from '../i18n/messages.ts';
import type { Parts } from './parts.ts';
import type { Stop } from './trip.ts';

/** Name and nights, with its bases in brackets unless its only base has the name of the place. */
export function stopInWords(
  title: string,
  nights: number,
  runs: readonly { name: string; nights: number }[],
  t: Translate,
) {
  const stay = `${title}: ${t('plan.nights', { nights })}`;
  if (runs.every(({ name }) => name === title)) return stay;
  const said = runs.map((run) =>
    runs.length === 1 ? run.name : `${run.name}: ${t('plan.nights', run)}`,
  );
  return `${stay} (${said.join(' · ')})`;
}

/** Of a trip in the planner. */
export function plannedStopInWords(
  stop: Stop,
  { data, words }: Pick<Parts, 'data' | 'words'>,
  t: Translate,
) {
  const place = entryOf(data.places, stop.place);
  const runs = runsOf(basesOf(stop, place)).map(({ base, nights }) => ({
    name: words.baseName(stop.place, base),
    nights,
  }));
  return stopInWords(words.placeName(stop.place), stop.nights, runs, t);
}
