import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { locales } from '../../app/locales.ts';
import { monthIds } from '../../app/pages.ts';
import { listsOf } from './lists.ts';
import { jsonIn } from './stores/store.ts';
import { pairsWithoutWays } from './stores/ways.ts';
import { titlesOf } from './titles.ts';
import type { Values, WordKey } from './words.ts';

/* What other files say of a destination: a new one is in none of them. */

export type Task = {
  key: WordKey;
  values?: Values;
  done: boolean;
  /** The entry where it is done. */
  entry: string;
  /** Whether the editor can do it, from the distances. */
  suggests?: true;
};

const stopsSchema = z.object({ stops: z.array(z.object({ place: z.string() })) });
const monthSchema = z.object({ happens: z.array(z.object({ destination: z.string() })) });
const arabicSchema = z.array(z.object({ turkish: z.string() }));

const isListed = (content: string, title: string, locale: string) => {
  const file = join(content, 'blocks/best-time', `${locale}.md`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.some((line) => line.startsWith('- ') && line.includes(title));
};

export function tasksOf(content: string, id: string): Task[] {
  const { trips } = listsOf(content);
  const titles = titlesOf(content, 'destinations', id);
  const without = pairsWithoutWays(content, id);
  const search = locales.flatMap((locale) =>
    Object.keys(z.record(z.string(), z.string()).parse(jsonIn(content, `search/${locale}.json`))),
  );
  const stops = trips.flatMap(
    (trip) => stopsSchema.parse(jsonIn(content, `trips/${trip}/facts.json`)).stops,
  );
  const events = monthIds.flatMap(
    (month) => monthSchema.parse(jsonIn(content, `months/${month}/facts.json`)).happens,
  );
  const names = arabicSchema.parse(jsonIn(content, 'places.json'));
  return [
    {
      key: 'task.ways',
      values: { count: without.length },
      done: without.length === 0,
      entry: `ways/${without[0] ?? ''}`,
      suggests: true,
    },
    {
      key: 'task.bestTime',
      done: locales.every((locale) => isListed(content, titles[locale], locale)),
      entry: 'blocks/best-time',
    },
    {
      key: 'task.search',
      done: search.some((address) => address.startsWith(`/destinations/${id}`)),
      entry: 'search/destinations',
    },
    {
      key: 'task.months',
      done: events.some(({ destination }) => destination === id),
      entry: 'months/january',
    },
    {
      key: 'task.trip',
      done: stops.some(({ place }) => place === id),
      entry: `trips/${trips[0] ?? ''}`,
    },
    {
      key: 'task.arabic',
      done: names.some(({ turkish }) => turkish === titles.tr),
      entry: 'places/places',
    },
  ];
}
