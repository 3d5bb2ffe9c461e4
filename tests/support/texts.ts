import type { Content } from '../../app/content/collections.server.ts';
import { loadContent } from '../../app/content/content.server.ts';
import { compileMessages } from '../../app/content/messages.server.ts';
import { wordsFile } from '../../app/content/words-file.ts';
import { translator, type MessageKey } from '../../app/i18n/messages.ts';
import { inEachLocale, type Locale } from '../../app/locales.ts';

export const content: Content = loadContent();

export function find<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`content/ has no "${id}"`);
  return entry;
}

export const placeOf = (id: string) => find(content.destinations, id);
export const tripOf = (id: string) => find(content.trips, id);

/** Destinations with ways: a new one may still be without. */
export const reachable = content.site.destinations.filter((id) =>
  content.legs.legs.some(({ from, to }) => from === id || to === id),
);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are its keys
export const messageKeys = Object.keys(content.messages.en) as MessageKey[];

export const translate = inEachLocale((locale) =>
  translator(locale, compileMessages(content.messages[locale])),
);

/** A different value without letters for each argument of a message. */
export const sampleValues = (message: string) =>
  Object.fromEntries(
    [...message.matchAll(/\{(\w+)(,|\})/g)].map(([, name = '', end], at) => [
      name,
      end === ',' ? 3 : `1${at}`,
    ]),
  );

export type Piece = { place: string; text: string };

export const show = ({ place, text }: Piece) => `${place}: ${text}`;

/** Ids, and what the planner chooses by. */
const notWords = new Set(['id', 'when', 'extras', 'arrivalExtras', 'without']);
/** Words of a sight have fields of their own; a day of a plan has ids. */
const areIds = (key: string, part: unknown) =>
  key === 'sights' && Array.isArray(part) && part.every((one) => typeof one === 'string');

function piecesOf(value: unknown, place: string): Piece[] {
  if (typeof value === 'string') {
    return value.split(/\n{2,}/).map((text) => ({ place, text }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    notWords.has(key) || areIds(key, part) ? [] : piecesOf(part, `${place}: ${key}`),
  );
}

const { destinations, articles, experiences, answers, blocks, trips, months, people } = content;
/** Entries that exist in every language. */
export const pages = [
  ...destinations,
  ...articles,
  ...experiences,
  ...blocks,
  ...trips,
  ...months,
  ...people,
];

export const messagePieces = (locale: Locale): Piece[] =>
  messageKeys.map((key) => ({
    place: `content/ui/${locale}.json: ${key}`,
    text: translate[locale](key, sampleValues(content.messages[locale][key] ?? '')),
  }));

const photoPieces = (locale: Locale): Piece[] =>
  [...destinations, ...articles].flatMap(({ folder, facts }) =>
    facts.photos.map(({ alt }, at) => ({
      place: `content/${folder}/facts.json: photos: ${at}: alt`,
      text: alt[locale],
    })),
  );

export const entryPieces = (locale: Locale): Piece[] => [
  ...[...pages, ...answers].flatMap(({ folder, translations }) =>
    piecesOf(translations[locale], `content/${wordsFile(folder, locale)}`),
  ),
  ...photoPieces(locale),
];

export const textPieces = (locale: Locale): Piece[] => [
  ...messagePieces(locale),
  ...entryPieces(locale),
  ...content.tags.map(({ id, name }) => ({ place: `tags.json: ${id}`, text: name[locale] })),
  { place: 'site.json: name', text: content.site.name[locale] },
];
