import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../paths.ts';
import { defaultLocale } from '../locales.ts';
import { tryOrUndefined } from '../ui/try-or-undefined.ts';

/** By folder of `content/`, which is also the name of the list in `content/site.json`. */
export type Drafts = Readonly<
  Record<
    'destinations' | 'guide' | 'trips' | 'answers' | 'experiences' | 'people',
    ReadonlySet<string>
  >
>;

const isDraft = (file: string) =>
  tryOrUndefined((): unknown => {
    const facts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof facts === 'object' && facts !== null && 'draft' in facts && facts.draft;
  }) === true;

function draftsOf(root: string, list: keyof Drafts) {
  const folder = join(root, list);
  if (!existsSync(folder)) return new Set<string>();
  return new Set(readdirSync(folder).filter((id) => isDraft(join(folder, id, 'facts.json'))));
}

/** Ids of the entries whose facts say `draft: true`; a draft is read by nothing else, so it need not fit. */
export const draftsIn = (root = join(process.cwd(), 'content')): Drafts => ({
  destinations: draftsOf(root, 'destinations'),
  guide: draftsOf(root, 'guide'),
  trips: draftsOf(root, 'trips'),
  answers: draftsOf(root, 'answers'),
  experiences: draftsOf(root, 'experiences'),
  people: draftsOf(root, 'people'),
});

const none = new Set<string>();
export const noDrafts: Drafts = {
  destinations: none,
  guide: none,
  trips: none,
  answers: none,
  experiences: none,
  people: none,
};

type Lists = Record<keyof Drafts, string[]>;

/** With the lists of `content/site.json` that name no drafts. */
export function withoutDrafts<Site extends Lists>(site: Site, drafts: Drafts) {
  const published = (list: keyof Drafts) => site[list].filter((id) => !drafts[list].has(id));
  return {
    ...site,
    destinations: published('destinations'),
    guide: published('guide'),
    trips: published('trips'),
    answers: published('answers'),
    experiences: published('experiences'),
    people: published('people'),
  };
}

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
