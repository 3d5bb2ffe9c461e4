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
import { defaultLocale, localeInfo, locales, type Locale } from '../locales.ts';
import { monthIds } from '../pages.ts';
import { fieldsOf, rootFieldOf } from './fields.ts';
import type { Shape } from './formats.ts';
import { messageFields } from './message-fields.ts';
import { partOf } from './part.ts';
import { titleFields } from './relations.ts';
import { shapeOf } from './shape.ts';
import { say } from './words.ts';

/** What forms show of the content, in the language of the owner. */
export type Shown = {
  title: string;
  origin: string;
  /** Titles of content/blocks, by id. */
  blocks: Readonly<Record<string, string>>;
  /** content/ui, by name. */
  messages: Readonly<Record<string, string>>;
};

const wordsAndFacts = {
  destinations: [schemas.destinationWordsSchema, schemas.destinationFactsSchema],
  trips: [tripWordsSchema, tripFactsSchema],
  guide: [articleWordsSchema, articleFactsSchema],
  answers: [schemas.answerWordsSchema, schemas.answerFactsSchema],
  experiences: [experienceWordsSchema, experienceFactsSchema],
  people: [trust.personWordsSchema, trust.personFactsSchema],
  notices: [noticeWordsSchema, noticeFactsSchema],
} as const;
const factsAlone = {
  reviews: trust.reviewFactsSchema,
  departures: trust.departureFactsSchema,
} as const;

const singleFiles = {
  site: schemas.siteSchema,
  tags: schemas.tagsSchema,
  legs: legsSchema,
  holidays: holidaysSchema,
  places: placesSchema,
  'known-places': knownPlacesSchema,
  moved: movedSchema,
  'stand-ins': standInsSchema,
  numbers: translated,
} as const;

/** The formats of JSON files, by the name that the configuration gives them. */
export const shapes: Record<string, Shape> = Object.fromEntries(
  Object.entries({
    ...Object.fromEntries(
      Object.entries(wordsAndFacts).map(([kind, [, facts]]) => [`${kind}-facts`, facts]),
    ),
    ...factsAlone,
    ...singleFiles,
    'months-facts': monthFactsSchema,
    search: searchWordsSchema,
  }).map(([name, schema]) => [name, shapeOf(partOf(schema))]),
);

function collectionsOf(locale: Locale, shown: Shown): Collection[] {
  const t = (key: string) => say(locale, key);
  const factsOf = (kind: string, schema: z.ZodType) =>
    fieldsOf(partOf(schema), { locale, kind, file: 'facts' });
  const wordsOf = (kind: string, schema: z.ZodType): Field[] => {
    const body = { name: 'body', label: t('field.text'), hint: t('hint.markdown'), i18n: true };
    return [
      ...fieldsOf(partOf(schema), { locale, kind, file: 'words' }),
      { ...body, widget: 'text' },
      // An answer has not every language.
    ].map((field) => (kind === 'answers' ? { ...field, required: false } : field));
  };
  const labelOfFacts = (key: string) => t('kind.facts').replace('{kind}', t(key));
  const entries = (kind: string) => ({
    folder: `content/${kind}`,
    media_folder: '',
    public_folder: '',
    slug: {
      editable: ['create' as const],
      hint: t('hint.slug'),
      pattern: ['^[a-z][a-zA-Z0-9-]*$', t('wrong.slug')] as [string, string],
    },
  });
  const facts = (name: string, kind: string, schema: z.ZodType): Collection => {
    const fields = factsOf(kind, schema);
    const title = name === kind ? titleFields[kind] : undefined;
    return {
      name,
      label: title === undefined ? labelOfFacts(`kind.${kind}`) : t(`kind.${kind}`),
      label_singular: title === undefined ? labelOfFacts(`one.${kind}`) : t(`one.${kind}`),
      ...entries(kind),
      path: '{{slug}}/facts',
      extension: 'json',
      format: name,
      identifier_field: title ?? fields[0]?.name,
      summary: title === undefined ? '{{slug}}' : `{{${title}}}`,
      fields,
    };
  };
  const words = (kind: string, schema: z.ZodType): Collection => ({
    name: kind,
    label: t(`kind.${kind}`),
    label_singular: t(`one.${kind}`),
    ...entries(kind),
    path: '{{slug}}/words',
    identifier_field: titleFields[kind],
    i18n: { initial_locales: 'all' },
    fields: wordsOf(kind, schema),
  });
  const month = new Intl.DateTimeFormat(localeInfo[locale].intl, {
    month: 'long',
    timeZone: 'UTC',
  });
  const monthName = (at: number) => month.format(Date.UTC(2026, at));
  return [
    ...Object.entries(wordsAndFacts).flatMap(([kind, [wordsSchema, factsSchema]]) => [
      words(kind, wordsSchema),
      facts(`${kind}-facts`, kind, factsSchema),
    ]),
    ...Object.entries(factsAlone).map(([kind, schema]) => facts(kind, kind, schema)),
    {
      name: 'months',
      label: t('kind.months'),
      i18n: true,
      files: monthIds.map((id, at) => ({
        name: id,
        label: monthName(at),
        file: `content/months/${id}/words.{{locale}}.md`,
        i18n: true,
        fields: wordsOf('months', monthWordsSchema),
      })),
    },
    {
      name: 'months-facts',
      label: labelOfFacts('kind.months'),
      files: monthIds.map((id, at) => ({
        name: id,
        label: monthName(at),
        file: `content/months/${id}/facts.json`,
        format: 'months-facts',
        fields: factsOf('months', monthFactsSchema),
      })),
    },
    {
      name: 'blocks',
      label: t('kind.blocks'),
      i18n: true,
      files: blockIds.map((id) => ({
        name: id,
        label: shown.blocks[id] ?? id,
        file: `content/blocks/${id}/words.{{locale}}.md`,
        i18n: true,
        fields: wordsOf('blocks', blockWordsSchema),
      })),
    },
  ];
}

const singletonsOf = (locale: Locale, shown: Shown): CollectionFile[] => [
  ...Object.entries(singleFiles).map(([name, schema]) => {
    const form = { locale, kind: name, file: 'facts' as const };
    const part = partOf(schema);
    const fields = part.properties ? fieldsOf(part, form) : [rootFieldOf(name, part, form)];
    const label = say(locale, `kind.${name}`);
    return { name, label, file: `content/${name}.json`, format: name, fields };
  }),
  {
    name: 'search',
    label: say(locale, 'kind.search'),
    file: 'content/search/{{locale}}.json',
    format: 'search',
    i18n: true,
    fields: [
      rootFieldOf('search', partOf(searchWordsSchema), { locale, kind: 'search', file: 'words' }),
    ],
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
