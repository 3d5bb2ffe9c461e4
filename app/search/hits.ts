import type { SearchResult } from 'minisearch';
import type { Index } from './index.ts';
import type { Asked } from './question.ts';
import { exactQuery, misspeltQuery, otherFormsOf, searchOptions } from './word-query.ts';

/** What an entry has of a question, whose words are numbered. */
const newHit = () => ({
  score: 0,
  found: new Set<number>(),
  /** Words that are in a title or among those that people ask with. */
  named: new Set<number>(),
  /** Words whose match suffices to list the entry. */
  meant: new Set<number>(),
  /** Words that match fields of the entry, not only `of`, the title of its page. */
  own: new Set<number>(),
  /** Words of the entry that were found. */
  terms: new Set<string>(),
});
export type Hit = ReturnType<typeof newHit>;

/** The score of a place's name; MiniSearch's own depends on how frequent the name is. */
const placeScores = { title: 12, words: 8 };

/** Weight of a match in a text, where one in a name has 1. */
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

/** Fields whose match suffices to list an entry; of an answer its question too. */
const tellingFields = ['words', 'shared'];

function addResult(
  hit: Hit,
  { score, terms, match }: SearchResult,
  word: Asked,
  at: number,
  isAnswer: boolean,
) {
  const fields = new Set(Object.values(match).flat());
  const isTold = tellingFields.some((field) => fields.has(field));
  if (word.name || isTold || (isAnswer && fields.has('title'))) hit.meant.add(at);
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
      const hit = hits.get(id) ?? newHit();
      hits.set(id, hit);
      addResult(hit, result, word, at, index.entries[id]?.group === 'answers');
    }
  }
  return hits;
}
