import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '../locales.ts';
import { paths } from '../paths.ts';
import { tryOrUndefined } from '../ui/try-or-undefined.ts';

/** Lists of `content/site.json`, each with the folder of its name. */
export const lists = [
  'destinations',
  'answers',
  'experiences',
  'guide',
  'trips',
  'people',
  'reviews',
  'departures',
  'before',
  'notices',
] as const;
export type List = (typeof lists)[number];

/** An entry without facts is not finished: an editor saves facts and words one after the other. */
const isEntry = (folder: string) => existsSync(join(folder, 'facts.json'));

const foldersIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted()
    : [];

const idsIn = (root: string, list: List) =>
  foldersIn(join(root, list)).filter((id) => isEntry(join(root, list, id)));

/** Folders whose entry has no facts, such as `answers/visa`. */
export const unfinishedFolders = (root: string) =>
  lists.flatMap((list) =>
    foldersIn(join(root, list))
      .filter((id) => !isEntry(join(root, list, id)))
      .map((id) => `${list}/${id}`),
  );

type Lists = Record<List, string[]>;

/** Entries that the list does not name come last; ids without an entry are left out. */
export function withEntries(
  list: List,
  named: readonly string[],
  root = join(process.cwd(), 'content'),
) {
  const ids = idsIn(root, list);
  return [...new Set([...named.filter((id) => ids.includes(id)), ...ids])];
}

/** Completes every list of `content/site.json` as `withEntries` does. */
export const withAllEntries = <Site extends Lists>(site: Site, root: string): Site => ({
  ...site,
  ...Object.fromEntries(lists.map((list) => [list, withEntries(list, site[list], root)])),
});

/** Ids that a list names although they have no entry. */
export const idsWithoutEntry = (site: Lists, root: string) =>
  lists.flatMap((list) => {
    const ids = idsIn(root, list);
    return site[list].filter((id) => !ids.includes(id)).map((id) => ({ list, id }));
  });

/** Lists whose entries may be drafts. */
const listsWithDrafts = [
  'destinations',
  'guide',
  'trips',
  'answers',
  'experiences',
  'people',
] as const;
type ListWithDrafts = (typeof listsWithDrafts)[number];

const inEachList = <Value>(make: (list: ListWithDrafts) => Value) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each list has its key
  Object.fromEntries(listsWithDrafts.map((list) => [list, make(list)])) as Record<
    ListWithDrafts,
    Value
  >;

export type Drafts = Readonly<Record<ListWithDrafts, ReadonlySet<string>>>;

const isDraft = (file: string) =>
  tryOrUndefined((): unknown => {
    const facts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof facts === 'object' && facts !== null && 'draft' in facts && facts.draft;
  }) === true;

/** Ids of the entries whose facts say `draft: true`; a draft is read by nothing else, so it need not fit. */
export const draftsIn = (root = join(process.cwd(), 'content')): Drafts =>
  inEachList((list) => {
    const folder = join(root, list);
    return new Set(foldersIn(folder).filter((id) => isDraft(join(folder, id, 'facts.json'))));
  });

export const noDrafts: Drafts = inEachList(() => new Set());

/** Takes the drafts out of the lists of `content/site.json`. */
export const withoutDrafts = <Site extends Record<ListWithDrafts, string[]>>(
  site: Site,
  drafts: Drafts,
) => ({
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
