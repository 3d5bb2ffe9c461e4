import { z } from 'zod';
import { formatDay } from '../../../app/i18n/format.ts';
import { inEachLocale, locales } from '../../../app/locales.ts';
import {
  deleteEntry,
  factsIn,
  idIn,
  isIn,
  lead,
  listSchema,
  siteSchema,
  withScenes,
  type Decide,
  type Target,
} from './pointers.ts';
import type { Draft } from '../source-files.ts';
import { withoutPlace } from './trip-stops.ts';

/* Stops, ways, reviews, departures and pictures that lead to an entry. */

const tripSchema = z.looseObject({
  scene: z.string(),
  draft: z.boolean().optional(),
  stops: z.array(
    z.looseObject({ place: z.string(), nights: z.number(), by: z.string().optional() }),
  ),
  pictures: z.array(z.looseObject({ day: z.number() })).optional(),
});
const reviewSchema = z.looseObject({ about: z.string(), text: z.string() });
const departureSchema = z.looseObject({ trip: z.string(), start: z.string() });
const legSchema = z.looseObject({
  from: z.string(),
  to: z.string(),
  ways: z.array(z.looseObject({ by: z.string() })),
});
const legsSchema = z.looseObject({
  hub: z.string(),
  sources: z.record(z.string(), z.unknown()),
  gateways: z.array(z.looseObject({ id: z.string(), place: z.string().optional() })),
  legs: z.array(legSchema),
  fromHome: z.array(legSchema),
});
const sceneSchema = z.looseObject({ scene: z.string() });

/** @returns the trips that became drafts. */
export function stops({ kind, id }: Target, now: Draft, decide: Decide): string[] {
  if (kind !== 'destinations') return [];
  const legs = now.json('legs.json', legsSchema)?.legs ?? [];
  return factsIn(now, 'trips').flatMap((file) => {
    const facts = now.json(file, tripSchema);
    if (!facts?.stops.some(({ place }) => place === id)) return [];
    const [, trip = ''] = file.split('/');
    const without = withoutPlace(facts.stops, id, legs);
    const choice = decide({
      at: file,
      kind: 'stop',
      file,
      field: 'stops',
      ways: facts.draft || !without ? ['draft'] : ['drop', 'draft'],
    });
    if (choice.way === 'lead') {
      const { to } = choice;
      now.setJson(file, {
        ...facts,
        stops: facts.stops.map((stop) => (stop.place === id ? { ...stop, place: to } : stop)),
      });
      return [];
    }
    if (choice.way === 'draft' || !without) {
      now.setJson(file, { ...facts, draft: true });
      return facts.draft ? [] : [trip];
    }
    const left = facts.pictures?.flatMap((picture) => {
      const at = without.days.indexOf(picture.day - 1);
      return at < 0 || without.gone.has(picture.day - 1) ? [] : [{ ...picture, day: at + 1 }];
    });
    now.setJson(file, { ...facts, stops: without.stops, ...(left && { pictures: left }) });
    for (const locale of locales) {
      const words = `trips/${trip}/${locale}.md`;
      const { fields } = now.words(words);
      const days = listSchema.safeParse(fields['days']).data ?? [];
      now.setFields(words, { ...fields, days: days.filter((_, at) => without.days.includes(at)) });
    }
    return [];
  });
}

/** Reviews and departures are about one entry: without it they go too. */
export function dependants(target: Target, now: Draft, decide: Decide) {
  const subject = `${target.kind}/${target.id}`;
  for (const file of factsIn(now, 'reviews')) {
    const facts = now.json(file, reviewSchema);
    if (facts?.about !== subject) continue;
    const pointer = {
      at: file,
      kind: 'review' as const,
      file,
      field: 'about',
      ways: ['drop', 'lead'] as const,
    };
    const to = lead(decide({ ...pointer, excerpt: inEachLocale(() => facts.text.slice(0, 90)) }));
    const other = to === undefined ? undefined : (idIn(target.kind, to, now) ?? to);
    if (other === undefined) deleteEntry(now, 'reviews', file.split('/')[1] ?? '');
    else now.setJson(file, { ...facts, about: `${target.kind}/${other}` });
  }
  if (target.kind !== 'trips') return;
  for (const file of factsIn(now, 'departures')) {
    const facts = now.json(file, departureSchema);
    if (facts?.trip !== target.id) continue;
    const pointer = {
      at: file,
      kind: 'departure' as const,
      file,
      field: 'trip',
      ways: ['drop', 'lead'] as const,
    };
    const to = lead(
      decide({ ...pointer, excerpt: inEachLocale((locale) => formatDay(locale, facts.start)) }),
    );
    const other = to === undefined ? undefined : (idIn(target.kind, to, now) ?? to);
    if (other === undefined) deleteEntry(now, 'departures', file.split('/')[1] ?? '');
    else now.setJson(file, { ...facts, trip: other });
  }
}

/** The ways from and to a place; those of the hub stay, because one changes planes there. */
export function ways({ kind, id }: Target, now: Draft, decide: Decide) {
  const facts = kind === 'destinations' ? now.json('legs.json', legsSchema) : undefined;
  if (!facts) return;
  const all = [...facts.legs, ...facts.fromHome];
  const own = all.filter(({ from, to }) => from === id || to === id);
  if (own.length === 0) return;
  const to = lead(
    decide({ at: 'legs.json', kind: 'legs', file: 'legs.json', field: 'legs', ways: ['drop'] }),
  );
  if (to !== undefined) {
    const renamed = (town: string) => (town === id ? to : town);
    const led = (legs: typeof all) =>
      legs.map((leg) => ({ ...leg, from: renamed(leg.from), to: renamed(leg.to) }));
    now.setJson('legs.json', {
      ...facts,
      hub: renamed(facts.hub),
      gateways: facts.gateways.map((one) =>
        one.place === undefined ? one : { ...one, place: renamed(one.place) },
      ),
      legs: led(facts.legs),
      fromHome: led(facts.fromHome),
    });
    return;
  }
  if (facts.hub === id) return;
  const left = (legs: typeof all) => legs.filter((leg) => !own.includes(leg));
  const next = {
    ...facts,
    gateways: facts.gateways.filter(({ place }) => place !== id),
    legs: left(facts.legs),
    fromHome: left(facts.fromHome),
  };
  const { sources, ...rest } = next;
  const said = JSON.stringify(rest);
  now.setJson('legs.json', {
    ...next,
    sources: Object.fromEntries(
      Object.entries(sources).filter(([key]) => said.includes(`"${key}"`)),
    ),
  });
}

/** Trips that show the picture of the entry say themselves what it shows. */
export function pictures({ kind, id }: Target, now: Draft) {
  const own = now.json(`${kind}/${id}/facts.json`, sceneSchema)?.scene;
  if (own === undefined) return;
  const users = factsIn(now, ...withScenes).filter(
    (file) => !isIn(`${kind}/${id}`)(file) && now.json(file, sceneSchema)?.scene === own,
  );
  for (const file of users.filter(isIn('trips'))) {
    for (const locale of locales) {
      const { imageAlt } = now.words(`${kind}/${id}/${locale}.md`).fields;
      const words = file.replace('facts.json', `${locale}.md`);
      const { fields } = now.words(words);
      if (imageAlt !== undefined) {
        now.setFields(words, { ...fields, imageAlt: fields['imageAlt'] ?? imageAlt });
      }
    }
  }
  const standIns = now.json('stand-ins.json', siteSchema);
  if (users.length > 0 || standIns?.[own] === undefined) return;
  const { [own]: _, ...others } = standIns;
  now.setJson('stand-ins.json', others);
}
