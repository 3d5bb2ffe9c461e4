import MiniSearch from 'minisearch';
import type { Locale } from '../locales.ts';
import { isFillerWord } from './fillers.ts';
import { indexedForms, indexedName, termsOf, splitWords } from './fold.ts';
import type { NamesFile, OtherPlace, TextsFile } from './index-files.ts';

type Documents = MiniSearch<Record<string, unknown>>;

export type Index = Omit<NamesFile, 'otherPlaces'> & {
  locale: Locale;
  /** Keyed by folded spelling. */
  otherPlaces: ReadonlyMap<string, OtherPlace>;
  /** Names of the destinations, as the index has them. */
  destinations: ReadonlySet<string>;
  names: Documents;
  /** Undefined until the texts have loaded. */
  bodies?: { texts: TextsFile; documents: Documents };
};

/** Texts per task, so that a slow phone stays responsive while it indexes. */
const chunkSize = 12;

/** Single letters are noise; single digits are not. */
const isIndexed = (term: string) => term.length > 1 || /\d/.test(term);

/** `words` and `shared` keep their fillers: "how much" asks for a price. */
function makeDocuments(locale: Locale, fields: string[]): Documents {
  // Words repeat, and their terms are slow to find.
  const termsOfWords = new Map<string, string[]>();
  return new MiniSearch({
    fields,
    tokenize: (text) => splitWords(text).map(({ text: word }) => word),
    processTerm: (word, field) => {
      const terms = termsOfWords.get(word) ?? termsOf(word, locale).filter(isIndexed);
      termsOfWords.set(word, terms);
      const isFiller = indexedForms(word).some((form) => isFillerWord(form, locale));
      return isFiller && field !== 'words' && field !== 'shared' ? [] : terms;
    },
  });
}

/** Other names of a page's place, by the page's title: Trabzon is in the Black Sea. */
function otherNamesIn({ entries, spellings }: NamesFile) {
  const known = new Set(Object.values(spellings));
  const namesIn = (words = '') =>
    splitWords(words)
      .map(({ text }) => text)
      .filter((word) => known.has(indexedName(word)));
  const places = entries.filter(({ group, of }) => group === 'places' && of === undefined);
  return new Map(places.map(({ title, words }) => [title, namesIn(words).join(' ')]));
}

export function makeIndex(locale: Locale, file: NamesFile): Index {
  const names = makeDocuments(locale, ['title', 'of', 'words', 'shared']);
  const otherNames = otherNamesIn(file);
  names.addAll(
    file.entries.map(({ title, of, words, shared }, id) => ({
      id,
      title,
      of: of === undefined ? '' : `${of} ${otherNames.get(of) ?? ''}`,
      words: words ?? '',
      shared: shared ?? '',
    })),
  );
  const otherPlaces = new Map(
    file.otherPlaces.flatMap((place) => place.spellings.map((spelling) => [spelling, place])),
  );
  const destinations = new Set(
    file.entries
      .filter(({ group, of }) => group === 'places' && of === undefined)
      .map(({ title }) => indexedName(title)),
  );
  return { ...file, locale, names, destinations, otherPlaces };
}

export async function withTexts(index: Index, texts: TextsFile): Promise<Index> {
  const documents = makeDocuments(index.locale, ['text']);
  await documents.addAllAsync(
    texts.map((text, id) => ({ id, text })),
    { chunkSize },
  );
  return { ...index, bodies: { texts, documents } };
}
