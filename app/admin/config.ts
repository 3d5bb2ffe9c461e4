import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import type { z } from 'zod';
import { articleFactsSchema, articleWordsSchema } from '../content/article-schemas.ts';
import { blockIds, blockWordsSchema } from '../content/block-schemas.ts';
import { experienceFactsSchema, experienceWordsSchema } from '../content/experience-schemas.ts';
import { holidaysSchema } from '../content/holidays.ts';
import { knownPlacesSchema } from '../content/known-places.ts';
import { legsSchema } from '../content/legs.ts';
import { monthFactsSchema, monthWordsSchema } from '../content/month-schemas.ts';
import { movedSchema } from '../content/moved.ts';
import { noticeFactsSchema, noticeWordsSchema } from '../content/notice-schemas.ts';
import { placesSchema } from '../content/places.ts';
import type { Repository } from '../content/repository-schema.ts';
import * as schemas from '../content/schemas.ts';
import { searchWordsSchema } from '../content/search-words.ts';
import { standInsSchema } from '../content/stand-ins.ts';
import { tripFactsSchema, tripWordsSchema } from '../content/trip-schemas.ts';
import { translated } from '../content/translated.ts';
import * as trust from '../content/trust-schemas.ts';
import { defaultLocale, locales, type Locale } from '../locales.ts';
import { monthIds } from '../pages.ts';
import { fieldsOfFile } from './fields.ts';
import { partOf } from './json-schema.ts';
import { messageFields } from './message-fields.ts';
import type { Part } from './part.ts';
import { titleOf } from './relations.ts';
import { type Form, monthName, say } from './words.ts';

/** What forms show of the content, in the language of the owner. */
export type Shown = {
  title: string;
  origin: string;
  /** Titles of content/blocks, by id. */
  blocks: Readonly<Record<string, string>>;
  /** content/ui, by name. */
  messages: Readonly<Record<string, string>>;
};

const words: Readonly<Record<string, z.ZodType>> = {
  destinations: schemas.destinationWordsSchema,
  trips: tripWordsSchema,
  guide: articleWordsSchema,
  answers: schemas.answerWordsSchema,
  experiences: experienceWordsSchema,
  people: trust.personWordsSchema,
  notices: noticeWordsSchema,
};
const facts: Readonly<Record<string, z.ZodType>> = {
  destinations: schemas.destinationFactsSchema,
  trips: tripFactsSchema,
  guide: articleFactsSchema,
  answers: schemas.answerFactsSchema,
  experiences: experienceFactsSchema,
  people: trust.personFactsSchema,
  notices: noticeFactsSchema,
  reviews: trust.reviewFactsSchema,
  departures: trust.departureFactsSchema,
};
const singleFiles: Readonly<Record<string, z.ZodType>> = {
  site: schemas.siteSchema,
  tags: schemas.tagsSchema,
  legs: legsSchema,
  holidays: holidaysSchema,
  places: placesSchema,
  'known-places': knownPlacesSchema,
  moved: movedSchema,
  'stand-ins': standInsSchema,
  numbers: translated,
};

const partsOf = (files: Readonly<Record<string, z.ZodType>>, ending = '') =>
  Object.entries(files).map(([name, schema]) => [name + ending, partOf(schema)]);

/** What JSON files have, by the name of their format. */
export const jsonFiles: Readonly<Record<string, Part>> = Object.fromEntries([
  ...partsOf({ ...facts, months: monthFactsSchema }, '-facts'),
  ...partsOf({ ...singleFiles, search: searchWordsSchema }),
]);

function fieldsOf(form: Form, schema: z.ZodType): Field[] {
  const fields = fieldsOfFile(partOf(schema), form);
  if (form.file === 'facts') return fields;
  const text = { label: say(form.locale, 'field.text'), hint: say(form.locale, 'hint.markdown') };
  const body: Field = { name: 'body', ...text, widget: 'text', i18n: true };
  // An answer has not every language.
  const optional = form.kind === 'answers' ? { required: false } : {};
  return [...fields, body].map((field) => ({ ...field, ...optional }));
}

const factsLabel = (locale: Locale, key: string) =>
  say(locale, 'kind.facts').replace('{kind}', say(locale, key));

/** Facts beside words are called so; those alone have the name of their kind. */
function entriesOf(name: string, form: Form, schema: z.ZodType): Collection {
  const { locale, kind, file } = form;
  const fields = fieldsOf(form, schema);
  const isWhole = name === kind;
  const labelOf = isWhole ? say : factsLabel;
  const title = titleOf(kind);
  return {
    name,
    label: labelOf(locale, `kind.${kind}`),
    label_singular: labelOf(locale, `one.${kind}`),
    folder: `content/${kind}`,
    path: `{{slug}}/${file}`,
    ...(file === 'words'
      ? { i18n: { initial_locales: 'all' } }
      : {
          extension: 'json',
          format: `${kind}-facts`,
          summary: isWhole ? `{{${title}}}` : '{{slug}}',
        }),
    identifier_field: isWhole ? title : fields[0]?.name,
    media_folder: '',
    public_folder: '',
    slug: {
      editable: ['create'],
      hint: say(locale, 'hint.slug'),
      pattern: ['^[a-z][a-zA-Z0-9-]*$', say(locale, 'wrong.slug')],
    },
    fields,
  };
}

/** Entries of a kind that stay as many as they are. */
function filesOf(names: ReadonlyMap<string, string>, form: Form, schema: z.ZodType) {
  const fields = fieldsOf(form, schema);
  const isWords = form.file === 'words';
  const kind = isWords ? { i18n: true } : { format: `${form.kind}-facts` };
  const file = isWords ? 'words.{{locale}}.md' : 'facts.json';
  return {
    ...(isWords && { i18n: true }),
    files: Array.from(names, ([name, label]) => {
      const path = `content/${form.kind}/${name}/${file}`;
      return { name, label, file: path, ...kind, fields };
    }),
  };
}

function collectionsOf(locale: Locale, shown: Shown): Collection[] {
  const months = new Map(monthIds.map((id, at) => [id, monthName(locale, at)]));
  const blocks = new Map(blockIds.map((id) => [id, shown.blocks[id] ?? id]));
  const form = (kind: string, file: Form['file']): Form => ({ locale, kind, file });
  return [
    ...Object.entries(facts).flatMap(([kind, schema]) => {
      const wordsSchema = words[kind];
      if (!wordsSchema) return [entriesOf(kind, form(kind, 'facts'), schema)];
      return [
        entriesOf(kind, form(kind, 'words'), wordsSchema),
        entriesOf(`${kind}-facts`, form(kind, 'facts'), schema),
      ];
    }),
    {
      name: 'months',
      label: say(locale, 'kind.months'),
      ...filesOf(months, form('months', 'words'), monthWordsSchema),
    },
    {
      name: 'months-facts',
      label: factsLabel(locale, 'kind.months'),
      ...filesOf(months, form('months', 'facts'), monthFactsSchema),
    },
    {
      name: 'blocks',
      label: say(locale, 'kind.blocks'),
      ...filesOf(blocks, form('blocks', 'words'), blockWordsSchema),
    },
  ];
}

const singletonsOf = (locale: Locale, shown: Shown): CollectionFile[] => [
  ...Object.entries(singleFiles).map(([name, schema]) => ({
    name,
    label: say(locale, `kind.${name}`),
    file: `content/${name}.json`,
    format: name,
    fields: fieldsOf({ locale, kind: name, file: 'facts' }, schema),
  })),
  {
    name: 'search',
    label: say(locale, 'kind.search'),
    file: 'content/search/{{locale}}.json',
    format: 'search',
    i18n: true,
    fields: fieldsOfFile(partOf(searchWordsSchema), { locale, kind: 'search', file: 'words' }),
  },
  {
    name: 'messages',
    label: say(locale, 'kind.messages'),
    file: 'content/ui/{{locale}}.json',
    format: 'messages',
    i18n: true,
    fields: messageFields(locale, shown.messages),
  },
];

const backendOf = (repository: Repository | undefined): CmsConfig['backend'] => ({
  name: repository?.backend ?? 'github',
  repo: repository?.repo ?? 'owner/site',
  branch: repository?.branch ?? 'main',
  ...(repository?.base_url !== undefined && { base_url: repository.base_url }),
  ...(repository?.api_root !== undefined && { api_root: repository.api_root }),
  auth_methods: ['token'],
});

/** What Sveltia CMS shows, in the language of the owner. */
export const configOf = (locale: Locale, shown: Shown, repository?: Repository): CmsConfig => ({
  load_config_file: false,
  backend: backendOf(repository),
  ...(repository?.drafts && { publish_mode: 'editorial_workflow' }),
  app_title: shown.title,
  site_url: shown.origin,
  logo: { src: '/favicon.svg' },
  media_folder: 'content/photos',
  public_folder: '/content/photos',
  media_libraries: {
    default: {
      config: {
        max_file_size: 40 * 1024 ** 2,
        slugify_filename: true,
        transformations: {
          raster_image: { format: 'webp', quality: 85, width: 2048, height: 2048 },
        },
      },
    },
    stock_assets: { providers: [] },
  },
  i18n: {
    structure: 'multiple_files',
    locales,
    default_locale: defaultLocale,
    omit_default_locale_from_preview_path: true,
  },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true },
  editor: { preview: false },
  collections: collectionsOf(locale, shown),
  singletons: singletonsOf(locale, shown),
});
