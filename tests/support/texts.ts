import type { Content } from '../../app/content/collections.server.ts';
import { loadContent } from '../../app/content/load.server.ts';
import { catalogueOf } from '../../app/content/messages.server.ts';
import { translator, type MessageKey } from '../../app/i18n/messages.ts';
import { inEachLocale, type Locale } from '../../app/locales.ts';

export const content: Content = loadContent();

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are its keys
export const messageKeys = Object.keys(content.messages.en) as MessageKey[];

export const translate = inEachLocale((locale) =>
  translator(locale, catalogueOf(content.messages[locale])),
);

/** A value for every argument of a message, each another one; without letters of any script. */
export const sampleValues = (message: string) =>
  Object.fromEntries(
    [...message.matchAll(/\{(\w+)(,|\})/g)].map(([, name = '', end], at) => [
      name,
      end === ',' ? 3 : `1${at}`,
    ]),
  );

/** What translators wrote, piece by piece, each with the place where it stands. */
export type Piece = { place: string; text: string };

function piecesOf(value: unknown, place: string): Piece[] {
  if (typeof value === 'string') {
    // A body is compared paragraph by paragraph.
    return value.split(/\n{2,}/).map((text) => ({ place, text }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    // The name of a drawing's file, which nobody reads.
    key === 'id' ? [] : piecesOf(part, `${place}: ${key}`),
  );
}

const { destinations, articles, experiences, answers, blocks, trips, months } = content;
/** What stands on a page of its own or has its place on one, and so exists in every language. */
export const pages = [...destinations, ...articles, ...experiences, ...blocks, ...trips, ...months];

export const messagePieces = (locale: Locale): Piece[] =>
  messageKeys.map((key) => ({
    place: `content/ui/${locale}.json: ${key}`,
    text: translate[locale](key, sampleValues(content.messages[locale][key] ?? '')),
  }));

export const entryPieces = (locale: Locale): Piece[] =>
  [...pages, ...answers].flatMap(({ folder, translations }) =>
    piecesOf(translations[locale], `content/${folder}/${locale}.md`),
  );

/** Every text of a language: interface, entries, tags and the site's name. */
export const textPieces = (locale: Locale): Piece[] => [
  ...messagePieces(locale),
  ...entryPieces(locale),
  ...content.tags.map(({ id, name }) => ({ place: `tags.json: ${id}`, text: name[locale] })),
  { place: 'site.json: name', text: content.site.name[locale] },
];
