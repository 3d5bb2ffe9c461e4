import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

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

/** With every list of `content/site.json` as `withEntries` completes it. */
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
