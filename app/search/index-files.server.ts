import { content } from '../content/content.server.ts';
import { defaultLocale, locales, type Locale } from '../locales.ts';
import { inLocale, paths } from '../paths.ts';
import { foldedWordsOf, indexedName } from './fold.ts';
import type { NamesFile, TextsFile } from './index-files.ts';
import { searchEntries } from './search.server.ts';

const folded = (name: string) => foldedWordsOf(name).join(' ');

type Named = { name: string; spellings: readonly string[] };

/** The places of content/places.json and the destinations. */
function ownPlaces(locale: Locale): Named[] {
  const titles = content().destinations.map(({ translations }) => ({
    name: translations[locale].frontMatter.title,
    spellings: locales.map((other) => translations[other].frontMatter.title),
  }));
  const titleFor = (turkish: string) =>
    titles.find(({ spellings }) => spellings.includes(turkish))?.name ?? turkish;
  return [
    ...titles,
    ...content().places.map(({ arabic, turkish, sound, also }) => ({
      name: locale === 'ar' ? arabic : titleFor(turkish),
      spellings: [arabic, turkish, sound, ...also],
    })),
  ];
}

/** A draft is not. */
const isShown = (id: string) => content().destinations.some((destination) => destination.id === id);

export function namesFile(locale: Locale): NamesFile {
  // Texts have a file of their own.
  const entries = searchEntries(locale).map((entry) => ({ ...entry, text: undefined }));
  const answer = `${paths.guide(defaultLocale)}#other-places`;
  const otherPlacesAnswer = entries.findIndex(({ to }) => inLocale(to, defaultLocale) === answer);
  const named = entries
    .filter((_, at) => at !== otherPlacesAnswer)
    .map(({ title, words = '' }) => new Set(foldedWordsOf(`${title} ${words}`)));
  const known = content().knownPlaces.map(({ names, also, near }) => ({
    name: names[locale],
    spellings: [...Object.values(names), ...also],
    near,
  }));
  const isOwn = ({ name }: Named) =>
    named.some((words) => foldedWordsOf(name).every((word) => words.has(word)));
  const own = [...known.filter(isOwn), ...ownPlaces(locale)];
  const others = known.filter((place) => !isOwn(place));
  return {
    entries,
    spellings: Object.fromEntries(
      own.flatMap(({ name, spellings }) =>
        spellings.map((spelling) => [folded(spelling), indexedName(name)]),
      ),
    ),
    otherPlaces: others.map(({ name, spellings, near }) => ({
      name,
      spellings: [...new Set(spellings.map(folded))],
      ...(near !== undefined && isShown(near) && { nearest: near }),
    })),
    ...(otherPlacesAnswer >= 0 && { otherPlacesAnswer }),
  };
}

export const textsFile = (locale: Locale): TextsFile =>
  searchEntries(locale).map(({ text }) => text);
