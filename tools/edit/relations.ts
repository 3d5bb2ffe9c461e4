import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { drawn, illustrations } from '../../app/art/manifest.ts';
import { ownSources } from '../../app/content/legs.ts';
import { belowPage } from '../../app/content/notice-schemas.ts';
import { tagsSchema } from '../../app/content/schemas.ts';
import { standInsSchema } from '../../app/content/stand-ins.ts';
import { translated } from '../../app/content/translated.ts';
import { subjectOf } from '../../app/content/trust-schemas.ts';
import { inEachLocale, locales } from '../../app/locales.ts';
import { monthIds } from '../../app/pages.ts';
import { folderOf, readEntry } from './entry.ts';
import { baseOptions, basesOfPlace } from './form/own-options.ts';
import { jsonOr } from './lists.ts';
import { pageOptions } from './page-options.ts';
import type { siteListsSchema } from './site-lists.ts';
import { type Option, type Titles, titlesOf } from './titles.ts';
import { sayIn } from './words.ts';

/** Languages that guides and guests speak; any other code stays as it was written. */
const spoken = ['tr', 'en', 'ar', 'de', 'fr', 'es', 'it', 'ru', 'fa', 'ku', 'az', 'nl', 'pt', 'el'];
const more = ['pl', 'uk', 'ro', 'bg', 'he', 'ur', 'hi', 'zh', 'ja', 'ko', 'id', 'ms'];

const languageOptions = (codes: readonly string[]): Option[] =>
  codes.map((id) => ({
    id,
    names: inEachLocale(
      (locale) => new Intl.DisplayNames(locale, { type: 'language' }).of(id) ?? id,
    ),
  }));

/** `sumela-monastery` → `Sumela monastery` */
const spelt = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

const drawingsSchema = z.object({
  illustrations: z.array(z.object({ id: z.string(), title: z.string() })),
});

/** Titles of drawings, from the entries that have them. */
function titlesOfDrawings(content: string, entries: readonly (readonly [string, string])[]) {
  const titles = new Map<string, Titles>();
  for (const [kind, id] of entries) {
    if (!existsSync(join(content, kind, id))) continue;
    const { words } = readEntry(folderOf(content, kind, id));
    for (const locale of locales) {
      const { data } = drawingsSchema.safeParse(words[locale]?.frontMatter);
      for (const drawing of data?.illustrations ?? []) {
        const known = titles.get(drawing.id) ?? inEachLocale(() => spelt(drawing.id));
        titles.set(drawing.id, { ...known, [locale]: drawing.title });
      }
    }
  }
  return titles;
}

const pictured = (ids: readonly string[], names: ReadonlyMap<string, Titles>): Option[] =>
  ids.map((id) => ({ id, names: names.get(id) ?? inEachLocale(() => spelt(id)) }));
const withName = <Name extends z.ZodType>(name: Name) => z.record(z.string(), z.object({ name }));
const legsSchema = z.object({
  gateways: z.array(z.object({ id: z.string(), name: translated })),
  airports: withName(translated),
  motorways: withName(translated),
  sources: withName(z.string()),
});

function optionsOfLegs({
  gateways,
  airports,
  motorways,
  sources,
}: z.infer<typeof legsSchema>): Record<string, Option[]> {
  const own = ownSources.map((id) => ({
    id,
    names: inEachLocale((locale) => sayIn(locale)(`legs.source.${id}`)),
  }));
  return {
    gateways: gateways.map(({ id, name }) => ({ id, names: name })),
    airports: Object.entries(airports).map(([id, { name }]) => ({
      id,
      names: inEachLocale((locale) => `${id} · ${name[locale]}`),
    })),
    motorways: Object.entries(motorways).map(([id, { name }]) => ({ id, names: name })),
    legSources: [
      ...own,
      ...Object.entries(sources).map(([id, { name }]) => ({
        id,
        names: inEachLocale(() => name),
      })),
    ],
  };
}

type Site = z.infer<typeof siteListsSchema>;

const lists = [
  'destinations',
  'trips',
  'experiences',
  'answers',
  'guide',
  'people',
  'reviews',
  'departures',
  'notices',
] as const;

export function relationsOf(content: string, site: Site): Record<string, Option[]> {
  const isThere = (kind: string, id: string) => existsSync(join(content, kind, id));
  const options = (kind: string, ids: readonly string[]): Option[] =>
    ids.filter((id) => isThere(kind, id)).map((id) => ({ id, names: titlesOf(content, kind, id) }));
  const listed = Object.fromEntries(lists.map((kind) => [kind, options(kind, site[kind])]));
  const reviewed = (['trips', 'destinations'] as const).flatMap((list) =>
    options(list, site[list]).map(({ id, names }) => ({ id: subjectOf(list, id), names })),
  );
  const named = new Map(
    [...Object.values(listed).flat(), ...options('months', monthIds)].map(({ id, names }) => [
      id,
      names,
    ]),
  );
  const drawings = titlesOfDrawings(content, [
    ...site.destinations.map((id) => ['destinations', id] as const),
    ...site.guide.map((id) => ['guide', id] as const),
  ]);
  const standIns = jsonOr(join(content, 'stand-ins.json'), standInsSchema, () => ({}));
  const legs = jsonOr(join(content, 'legs.json'), legsSchema, () => ({
    gateways: [],
    airports: {},
    motorways: {},
    sources: {},
  }));
  const tags = jsonOr(join(content, 'tags.json'), tagsSchema, () => []);
  const pages = pageOptions(content, site);
  const bases = site.destinations.map((id) => {
    const facts = jsonOr(join(content, `destinations/${id}/facts.json`), z.unknown(), () => ({}));
    return [basesOfPlace(id), baseOptions(facts)] as const;
  });
  return {
    ...listed,
    ...Object.fromEntries(bases),
    reviewed,
    scenes: pictured(Object.keys({ ...drawn, ...standIns }), named),
    illustrations: pictured(Object.keys(illustrations), drawings),
    tags: tags.map(({ id, name }) => ({ id, names: name })),
    pages,
    addresses: pages.filter(({ id }) => !belowPage.test(id)),
    ...optionsOfLegs(legs),
    locales: languageOptions(locales),
    spoken: languageOptions([...spoken, ...more]),
  };
}
