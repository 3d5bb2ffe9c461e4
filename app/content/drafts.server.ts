import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../paths.ts';
import { defaultLocale } from '../locales.ts';
import { tryOrUndefined } from '../ui/try-or-undefined.ts';

/** Folders of `content/`, which are also the names of the lists in `content/site.json`. */
const lists = ['destinations', 'guide', 'trips', 'answers', 'experiences', 'people'] as const;
type List = (typeof lists)[number];

const inEachList = <Value>(make: (list: List) => Value) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each list has its key
  Object.fromEntries(lists.map((list) => [list, make(list)])) as Record<List, Value>;

export type Drafts = Readonly<Record<List, ReadonlySet<string>>>;

const isDraft = (file: string) =>
  tryOrUndefined((): unknown => {
    const facts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof facts === 'object' && facts !== null && 'draft' in facts && facts.draft;
  }) === true;

function draftsOf(root: string, list: List) {
  const folder = join(root, list);
  if (!existsSync(folder)) return new Set<string>();
  return new Set(readdirSync(folder).filter((id) => isDraft(join(folder, id, 'facts.json'))));
}

/** Ids of the entries whose facts say `draft: true`; a draft is read by nothing else, so it need not fit. */
export const draftsIn = (root = join(process.cwd(), 'content')): Drafts =>
  inEachList((list) => draftsOf(root, list));

export const noDrafts: Drafts = inEachList(() => new Set());

/** With the lists of `content/site.json` that name no drafts. */
export const withoutDrafts = <Site extends Record<List, string[]>>(site: Site, drafts: Drafts) => ({
  ...site,
  ...inEachList((list) => site[list].filter((id) => !drafts[list].has(id))),
});

/** Addresses in English, as texts link to them. */
export const addressesOf = (drafts: Drafts) =>
  new Set([
    ...[...drafts.destinations].map((id) => paths.destination(defaultLocale, id)),
    ...[...drafts.guide].map((id) => paths.article(defaultLocale, id)),
    ...[...drafts.trips].map((id) => paths.trip(defaultLocale, id)),
    ...[...drafts.answers].map((id) => `${paths.guide(defaultLocale)}#${id}`),
    ...[...drafts.experiences].map((id) => `${paths.experiences(defaultLocale)}#${id}`),
  ]);

export const draftFolders = (drafts: Drafts) =>
  Object.entries(drafts).flatMap(([list, ids]) => [...ids].map((id) => `${list}/${id}`));
