import { z } from 'zod';
import { inEachLocale, locales } from '../../../app/locales.ts';
import {
  addressOf,
  deleteEntry,
  factsIn,
  idIn,
  isIn,
  lead,
  listSchema,
  type Decide,
  type Pointer,
  type Target,
} from './pointers.ts';
import type { Draft } from '../source-files.ts';
import { linksTo, withLinks } from './text-links.ts';

/* Links in texts, lists of entries, months, notices and search words that lead to an entry. */

const destinationsSchema = z.looseObject({ destinations: z.array(z.string()) });
const experiencesSchema = z.looseObject({ experiences: z.array(z.string()) });
const pagesSchema = z.looseObject({ pages: z.array(z.string()) });
const monthSchema = z.looseObject({
  happens: z.array(z.looseObject({ destination: z.string() })),
  leaveOut: z.array(z.string()),
});
const wordsSchema = z.record(z.string(), z.string());

/** Links in the texts below front matter. */
export function links({ kind, id }: Target, now: Draft, decide: Decide) {
  const address = addressOf(kind, id);
  if (address === undefined) return;
  for (const file of now.names().filter((name) => name.endsWith('.md'))) {
    if (isIn(`${kind}/${id}`)(file)) continue;
    const { body } = now.words(file);
    if (!body.includes(address)) continue;
    const changes = linksTo(body, address).map(({ link, excerpt }, at) => {
      const choice = decide({
        at: `${file} ${at}`,
        kind: 'text',
        file,
        field: 'body',
        excerpt: inEachLocale(() => excerpt),
        ways: ['drop', 'lead'],
      });
      return [link, lead(choice)] as const;
    });
    now.setBody(file, withLinks(body, changes));
  }
}

/** A list of ids of one kind, without the target or with another one in its place. */
function inList(
  list: readonly string[],
  target: Target,
  now: Draft,
  pointer: Pointer,
  decide: Decide,
) {
  if (!list.includes(target.id)) return list;
  const to = lead(decide(pointer));
  const other = to === undefined ? undefined : (idIn(target.kind, to, now) ?? to);
  return [...new Set(list.flatMap((one) => (one === target.id ? (other ?? []) : one)))];
}

export function lists(target: Target, now: Draft, decide: Decide) {
  const ways = ['drop', 'lead'] as const;
  if (target.kind === 'destinations') {
    for (const file of factsIn(now, 'guide', 'experiences')) {
      const facts = now.json(file, destinationsSchema);
      if (!facts) continue;
      const pointer = { at: file, kind: 'list' as const, file, field: 'destinations', ways };
      const destinations = inList(facts.destinations, target, now, pointer, decide);
      now.setJson(file, { ...facts, destinations });
    }
  }
  if (target.kind === 'experiences') {
    for (const file of factsIn(now, 'people')) {
      const facts = now.json(file, experiencesSchema);
      if (!facts) continue;
      const pointer = { at: file, kind: 'list' as const, file, field: 'experiences', ways };
      const experiences = inList(facts.experiences, target, now, pointer, decide);
      now.setJson(file, { ...facts, experiences });
    }
  }
}

/** What a month says of a place is about that place: it goes with it, in every language. */
export function months({ kind, id }: Target, now: Draft, decide: Decide) {
  if (kind !== 'destinations') return;
  for (const file of factsIn(now, 'months')) {
    const facts = now.json(file, monthSchema);
    if (!facts) continue;
    const folder = file.replace(/\/facts\.json$/, '');
    const words = (locale: string) => `${folder}/${locale}.md`;
    const kept = { happens: [true], leaveOut: [true] };
    const texts = inEachLocale((locale) => now.words(words(locale)).fields);
    const decided = (field: 'happens' | 'leaveOut', of: string, at: number) => {
      if (of !== id) return of;
      const excerpt = inEachLocale(
        (locale) => z.array(z.string()).safeParse(texts[locale][field]).data?.[at] ?? '',
      );
      const pointer = {
        at: `${file} ${field}.${at}`,
        kind: 'month' as const,
        file,
        field,
        excerpt,
      };
      return lead(decide({ ...pointer, ways: ['drop'] }));
    };
    const happens = facts.happens.map((one, at) => ({
      ...one,
      destination: decided('happens', one.destination, at),
    }));
    const leaveOut = facts.leaveOut.map((one, at) => decided('leaveOut', one, at));
    kept.happens = happens.map(({ destination }) => destination !== undefined);
    kept.leaveOut = leaveOut.map((one) => one !== undefined);
    now.setJson(file, {
      ...facts,
      happens: happens.filter(({ destination }) => destination !== undefined),
      leaveOut: leaveOut.filter((one) => one !== undefined),
    });
    for (const locale of locales) {
      const { fields } = now.words(words(locale));
      const left = (field: 'happens' | 'leaveOut') =>
        listSchema.safeParse(fields[field]).data?.filter((_, at) => kept[field][at] ?? true);
      if (kept.happens.every(Boolean) && kept.leaveOut.every(Boolean)) continue;
      now.setFields(words(locale), {
        ...fields,
        happens: left('happens'),
        leaveOut: left('leaveOut'),
      });
    }
  }
}

export function noticesAndSearch({ kind, id }: Target, now: Draft, decide: Decide) {
  const address = addressOf(kind, id);
  if (address === undefined) return;
  for (const file of factsIn(now, 'notices')) {
    const facts = now.json(file, pagesSchema);
    if (!facts?.pages.includes(address)) continue;
    const pointer = {
      at: file,
      kind: 'notice' as const,
      file,
      field: 'pages',
      ways: ['drop', 'lead'] as const,
    };
    const to = lead(decide(pointer));
    const pages = facts.pages.flatMap((one) => (one === address ? (to ?? []) : one));
    // A notice without pages would be on every page.
    if (pages.length === 0) deleteEntry(now, 'notices', file.split('/')[1] ?? '');
    else now.setJson(file, { ...facts, pages: [...new Set(pages)] });
  }
  for (const locale of locales) {
    const file = `search/${locale}.json`;
    const words = now.json(file, wordsSchema);
    const own = words?.[address];
    if (words === undefined || own === undefined) continue;
    const pointer = {
      at: file,
      kind: 'search' as const,
      file,
      field: address,
      ways: ['drop', 'lead'] as const,
    };
    const to = lead(decide({ ...pointer, excerpt: inEachLocale(() => own.slice(0, 90)) }));
    const { [address]: _, ...others } = words;
    const next =
      to === undefined ? others : { ...others, [to]: `${others[to] ?? ''} ${own}`.trim() };
    now.setJson(file, next);
  }
}
