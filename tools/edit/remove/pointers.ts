import { z } from 'zod';
import { defaultLocale } from '../../../app/locales.ts';
import { paths } from '../../../app/paths.ts';
import type { Draft } from '../source-files.ts';
import type { Titles } from '../titles.ts';

/* What leads to an entry of `content/`, and what becomes of it. */

const addresses: Record<string, ((id: string) => string) | undefined> = {
  destinations: (id) => paths.destination(defaultLocale, id),
  guide: (id) => paths.article(defaultLocale, id),
  trips: (id) => paths.trip(defaultLocale, id),
  answers: (id) => `${paths.guide(defaultLocale)}#${id}`,
  experiences: (id) => `${paths.experiences(defaultLocale)}#${id}`,
};

/** In English; undefined for an entry without one. */
export const addressOf = (kind: string, id: string) => addresses[kind]?.(id);

/** Whether it has a page of its own, whose address can lead on. */
export const hasPage = (kind: string) => ['destinations', 'guide', 'trips'].includes(kind);

type PointerKind =
  | 'text'
  | 'list'
  | 'month'
  | 'stop'
  | 'review'
  | 'departure'
  | 'notice'
  | 'search'
  | 'legs';

type Way = 'drop' | 'lead' | 'draft';

export type Pointer = {
  /** Of the choice. */
  at: string;
  kind: PointerKind;
  file: string;
  field: string;
  /** A text of the entry in the language of the editor; without one, the title of the entry says enough. */
  excerpt?: Titles;
  /** The first is chosen at the beginning. */
  ways: readonly Way[];
};

const choiceSchema = z.union([
  z.strictObject({ way: z.enum(['drop', 'draft']) }),
  z.strictObject({ way: z.literal('lead'), to: z.string().describe('an address of the site') }),
]);
/** By `at` of the pointers. */
export const choicesSchema = z.record(z.string(), choiceSchema);
export type Choice = z.infer<typeof choiceSchema>;
export type Choices = Readonly<Record<string, Choice>>;

export type Target = { kind: string; id: string };

/** What becomes of a pointer: its target is dropped, replaced, or its trip becomes a draft. */
export type Decide = (pointer: Pointer) => Choice;

export const siteSchema = z.record(z.string(), z.unknown());
export const listSchema = z.array(z.unknown());

export const idIn = (kind: string, address: string, now: Draft) => {
  const ids = idsOf(now, kind);
  return ids.find((id) => addressOf(kind, id) === address);
};

function idsOf(now: Draft, kind: string): string[] {
  const list = now.json('site.json', siteSchema)?.[kind];
  return z.array(z.string()).safeParse(list).data ?? [];
}

export const isIn = (folder: string) => (file: string) => file.startsWith(`${folder}/`);
export const factsIn = (now: Draft, ...folders: string[]) =>
  now
    .names()
    .filter((file) => file.endsWith('/facts.json') && folders.some((one) => isIn(one)(file)));

export const lead = (choice: Choice) => (choice.way === 'lead' ? choice.to : undefined);

export const setList = (now: Draft, kind: string, change: (ids: readonly string[]) => string[]) => {
  const site = now.json('site.json', siteSchema) ?? {};
  now.setJson('site.json', { ...site, [kind]: change(idsOf(now, kind)) });
};

export function deleteEntry(now: Draft, kind: string, id: string) {
  for (const file of now.names().filter(isIn(`${kind}/${id}`))) now.set(file, undefined);
  setList(now, kind, (ids) => ids.filter((one) => one !== id));
}

export const withScenes = [...Object.keys(addresses), 'months'];
