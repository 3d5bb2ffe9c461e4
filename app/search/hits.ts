import type { SearchResult } from 'minisearch';
import type { Index } from './index.ts';
import type { Asked } from './question.ts';
import { exactQuery, misspeltQuery, otherFormsOf, searchOptions } from './word-query.ts';

/** What an entry has of a question, whose words are numbered. */
export type Hit = {
  score: number;
  found: Set<number>;
  /** Those in a title or in the words that people ask with. */
  named: Set<number>;
  /** Words whose match suffices to list the entry. */
  meant: Set<number>;
  /** Words that match fields of the entry, not only `of`, the title of its page. */
  own: Set<number>;
  /** Words of the entry that were found. */
  terms: Set<string>;
};

/** The score of a place's name; MiniSearch's own depends on how frequent the name is. */
const placeScores = { title: 12, words: 8 };

/** A word in a text counts for so much of a word in a name. */
const textWeight = 0.5;

/** Typing errors, and other endings, are looked for only where the word is unknown. */
function resultsOf(index: Index, word: Asked): SearchResult[] {
  const query = exactQuery(word, index.locale);
  const exact = [index.names, index.bodies?.documents].flatMap(
    (documents) => documents?.search(query, searchOptions) ?? [],
  );
  if (exact.length > 0) return exact;
  const misspelt = misspeltQuery(word);
  for (const guess of [...(misspelt ? [misspelt] : []), ...otherFormsOf(word, index.locale)]) {
    const guessed = index.names.search(guess, searchOptions);
    if (guessed.length > 0) return guessed;
  }
  return [];
}

function addResult(hit: Hit, { score, terms, match }: SearchResult, word: Asked, at: number) {
  const fields = new Set(Object.values(match).flat());
  for (const term of terms) hit.terms.add(term);
  hit.found.add(at);
  if (word.name || [...fields].some((field) => field !== 'of')) hit.own.add(at);
  if (fields.has('text')) {
    if (!word.name || !hit.named.has(at)) hit.score += textWeight * score;
    return;
  }
  const isTitled = fields.has('title') || fields.has('of');
  const where = isTitled && !word.origin ? 'title' : 'words';
  hit.score += word.name ? placeScores[where] : score;
  hit.named.add(at);
}

/** By numbers of entries. */
export function hitsOf(index: Index, asked: readonly Asked[]): Map<number, Hit> {
  const hits = new Map<number, Hit>();
  for (const [at, word] of asked.entries()) {
    for (const result of resultsOf(index, word)) {
      const id = Number(result.id);
      const hit = hits.get(id) ?? {
        score: 0,
        found: new Set(),
        named: new Set(),
        meant: new Set(),
        own: new Set(),
        terms: new Set(),
      };
      hits.set(id, hit);
      addResult(hit, result, word, at);
      const fields = Object.values(result.match).flat();
      const answering =
        index.entries[id]?.group === 'answers' ? ['words', 'shared', 'title'] : ['words', 'shared'];
      if (word.name || fields.some((field) => answering.includes(field))) hit.meant.add(at);
    }
  }
  return hits;
}
