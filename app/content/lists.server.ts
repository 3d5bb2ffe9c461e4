import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

/** The folders of a list, such as `answers/visa`. */
function foldersIn(root: string, list: List) {
  const folder = join(root, list);
  return existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${list}/${name}`)
        .toSorted()
    : [];
}

/** An entry without facts is not finished: an editor saves facts and words one after the other. */
const isEntry = (root: string, folder: string) => existsSync(join(root, folder, 'facts.json'));

const idsIn = (root: string, list: List) =>
  foldersIn(root, list)
    .filter((folder) => isEntry(root, folder))
    .map((folder) => basename(folder));

export const unfinishedFolders = (root: string) =>
  lists.flatMap((list) => foldersIn(root, list)).filter((folder) => !isEntry(root, folder));

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

/** Ids that a list names although they have no entry. */
export const idsWithoutEntry = (site: Lists, root: string) =>
  lists.flatMap((list) => {
    const ids = idsIn(root, list);
    return site[list].filter((id) => !ids.includes(id)).map((id) => ({ list, id }));
  });

/** Folders of the entries whose facts say `draft: true`; a draft is read by nothing else, so it need not fit. */
export type Drafts = ReadonlySet<string>;

export const noDrafts: Drafts = new Set();

const isDraft = (file: string) =>
  tryOrUndefined((): unknown => {
    const facts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof facts === 'object' && facts !== null && 'draft' in facts && facts.draft;
  }) === true;

export const draftsIn = (root = join(process.cwd(), 'content')): Drafts =>
  new Set(
    (['destinations', 'guide', 'trips', 'answers', 'experiences', 'people'] as const)
      .flatMap((list) => foldersIn(root, list))
      .filter((folder) => isDraft(join(root, folder, 'facts.json'))),
  );

/** The lists of `content/site.json` as pages have them: with every entry, without drafts. */
export const publishedLists = <Site extends Lists>(
  site: Site,
  root: string,
  drafts: Drafts,
): Site => ({
  ...site,
  ...Object.fromEntries(
    lists.map((list) => [
      list,
      withEntries(list, site[list], root).filter((id) => !drafts.has(`${list}/${id}`)),
    ]),
  ),
});

/** Addresses in English, as texts link to them; answers and experiences are sections of a page. */
export const addressesOf = (drafts: Drafts) => {
  const pages: Partial<Record<string, string>> = {
    answers: paths.guide(defaultLocale),
    experiences: paths.experiences(defaultLocale),
  };
  return new Set(
    Array.from(drafts, (folder) => {
      const page = pages[dirname(folder)];
      return page ? `${page}#${basename(folder)}` : `/${folder}`;
    }),
  );
};
