import MiniSearch from 'minisearch';
import type { Locale } from '../locales.ts';
import type { Entry } from './entry.ts';
import { fillers } from './fillers.ts';
import { termsOf, withoutParticle, wordsOf } from './fold.ts';
import type { NamesFile, OtherPlace, TextsFile } from './index-files.ts';

type Documents = MiniSearch<Record<string, unknown>>;

export type Index = Omit<NamesFile, 'otherPlaces'> & {
  locale: Locale;
  /** By folded spellings. */
  otherPlaces: ReadonlyMap<string, OtherPlace>;
  names: Documents;
  /** Undefined until the texts have loaded. */
  bodies?: { texts: TextsFile; documents: Documents };
};

/** Texts per task, so that a slow phone stays responsive while it indexes. */
const chunkSize = 12;

/** Single letters are noise; single digits are not. */
const isIndexed = (term: string) => term.length > 1 || /\d/.test(term);

/** A particle is removed where the rest is a word of these texts: بإسطنبول, but not فندق. */
function termsIn(locale: Locale, texts: readonly string[]) {
  const terms = new Map<string, string[]>();
  for (const text of texts)
    for (const { text: word } of wordsOf(text))
      if (!terms.has(word)) terms.set(word, termsOf(word, locale));
  const known = new Set([...terms.values()].flat());
  return (word: string) => {
    const own = terms.get(word) ?? termsOf(word, locale);
    const rest = withoutParticle(own[0] ?? '');
    return (rest !== undefined && known.has(rest) ? [...own, rest] : own).filter(isIndexed);
  };
}

/** `words` keep their fillers: "how much" asks for a price. */
function makeDocuments(locale: Locale, fields: string[], texts: readonly string[]): Documents {
  const terms = termsIn(locale, texts);
  return new MiniSearch({
    fields,
    tokenize: (text) => wordsOf(text).map(({ text: word }) => word),
    processTerm: (word, field) =>
      terms(word).filter((term) => field === 'words' || !fillers[locale].has(term)),
  });
}

const namesIn = ({ title, of = '', words = '' }: Entry) => [title, of, words];

export function makeIndex(locale: Locale, file: NamesFile): Index {
  const all = [...file.entries.flatMap(namesIn), ...Object.values(file.spellings)];
  const names = makeDocuments(locale, ['title', 'of', 'words'], all);
  names.addAll(
    file.entries.map(({ title, of, words }, id) => ({
      id,
      title,
      of: of ?? '',
      words: words ?? '',
    })),
  );
  const otherPlaces = new Map(
    file.otherPlaces.flatMap((place) => place.spellings.map((spelling) => [spelling, place])),
  );
  return { ...file, locale, names, otherPlaces };
}

export async function withTexts(index: Index, texts: TextsFile): Promise<Index> {
  const documents = makeDocuments(index.locale, ['text'], texts);
  await documents.addAllAsync(
    texts.map((text, id) => ({ id, text })),
    { chunkSize },
  );
  return { ...index, bodies: { texts, documents } };
}
