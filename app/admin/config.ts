import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import type { z } from 'zod';
import { kinds, singleFiles } from '../content/kinds.ts';
import { blockIds } from '../content/schemas/block.ts';
import type { Repository } from '../content/schemas/repository.ts';
import { searchWordsSchema } from '../content/schemas/single-files.ts';
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

const schemasOf: Readonly<Record<string, Partial<Record<Form['file'], z.ZodType>>>> = kinds;

/** What JSON files have, by the name of their format. */
export const jsonFiles: Readonly<Record<string, Part>> = Object.fromEntries(
  [
    ...Object.entries(schemasOf).map(([kind, { facts }]) => [`${kind}-facts`, facts] as const),
    ...Object.entries({ ...singleFiles, search: searchWordsSchema }),
  ].flatMap(([name, schema]) => (schema ? [[name, partOf(schema)]] : [])),
);

function fieldsOf(form: Form, schema: z.ZodType): Field[] {
  const fields = fieldsOfFile(partOf(schema), form);
  if (form.file === 'facts') return fields;
  const text = { label: say(form.locale, 'field.text'), hint: say(form.locale, 'hint.markdown') };
  const body: Field = { name: 'body', ...text, widget: 'text', i18n: true };
  // Such an entry has not every language.
  const optional = ['answers', 'before'].includes(form.kind) ? { required: false } : {};
  return [...fields, body].map((field) => ({ ...field, ...optional }));
}

/** @param files Names and labels of the entries, if they stay as many as they are. */
function collectionOf(
  form: Form,
  schema: z.ZodType,
  files?: ReadonlyMap<string, string>,
): Collection {
  const { locale, kind, file } = form;
  // Facts without words have the name of their kind.
  const isBeside = file === 'facts' && schemasOf[kind]?.words !== undefined;
  const called = (what: 'kind' | 'one') => {
    const own = say(locale, `${what}.${kind}`);
    return isBeside ? say(locale, 'kind.facts').replace('{kind}', own) : own;
  };
  const own = { name: isBeside ? `${kind}-facts` : kind, label: called('kind') };
  const fields = fieldsOf(form, schema);
  const format = `${kind}-facts`;
  const title = titleOf(kind);
  if (files) {
    const i18n = file === 'words' && { i18n: true };
    const path = file === 'words' ? 'words.{{locale}}.md' : 'facts.json';
    return {
      ...own,
      ...i18n,
      files: Array.from(files, ([name, label]) => ({
        name,
        label,
        file: `content/${kind}/${name}/${path}`,
        ...(i18n || { format }),
        fields,
      })),
    };
  }
  return {
    ...own,
    label_singular: called('one'),
    folder: `content/${kind}`,
    path: `{{slug}}/${file}`,
    ...(file === 'words'
      ? { i18n: { initial_locales: 'all' } }
      : { extension: 'json', format, summary: isBeside ? '{{slug}}' : `{{${title}}}` }),
    identifier_field: isBeside ? fields[0]?.name : title,
    media_folder: '',
    public_folder: '',
    slug: {
      editable: ['create', 'update'],
      hint: say(locale, 'hint.slug'),
      pattern: ['^[a-z][a-zA-Z0-9-]*$', say(locale, 'wrong.slug')],
    },
    fields,
  };
}

function collectionsOf(locale: Locale, shown: Shown): Collection[] {
  const fixed = new Map<string, ReadonlyMap<string, string>>([
    ['months', new Map(monthIds.map((id, at) => [id, monthName(locale, at)]))],
    ['blocks', new Map(blockIds.map((id) => [id, shown.blocks[id] ?? id]))],
  ]);
  return Object.entries(schemasOf).flatMap(([kind, { words, facts }]) => [
    ...(words ? [collectionOf({ locale, kind, file: 'words' }, words, fixed.get(kind))] : []),
    ...(facts ? [collectionOf({ locale, kind, file: 'facts' }, facts, fixed.get(kind))] : []),
  ]);
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

const unnamed: Repository = {
  backend: 'github',
  repo: 'owner/site',
  branch: 'main',
  drafts: false,
};

/** What Sveltia CMS shows, in the language of the owner. */
export const configOf = (
  locale: Locale,
  shown: Shown,
  { backend: name, drafts, ...repository }: Repository = unnamed,
): CmsConfig => ({
  load_config_file: false,
  backend: { name, ...repository, auth_methods: ['token'] },
  ...(drafts && { publish_mode: 'editorial_workflow' }),
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
