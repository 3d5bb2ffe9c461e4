import { fold, splitWords, termsOf } from './fold.ts';
import type { Locale } from '../locales.ts';

export type Piece = { text: string; marked: boolean };

export type Found = { locale: Locale; terms: ReadonlySet<string> };

const isFound = (word: string, { locale, terms }: Found) =>
  termsOf(word, locale).some((term) => terms.has(term));

/** Splits a text at the words that were found. */
export function markedPieces(text: string, found: Found): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end, text: word } of splitWords(text)) {
    if (!isFound(word, found)) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false });
  return pieces;
}

/** In characters: two lines of a result. */
const excerptLength = 120;

/** In characters, from the start of an excerpt to the first word that was found. */
const leadIn = 40;

/** A whole sentence that fills most of the two lines. */
const wholeSentence = /^.{70,}[.!?؟](?=\s)/su;

const sentences = /\S.*?(?:[.!?؟](?=\s)|$)/gsu;

/** Where the sentence begins that has most of the words that were found. */
function answerIn(text: string, found: Found) {
  const [best] = [...text.matchAll(sentences)]
    .map(({ 0: sentence, index }) => {
      const marked = splitWords(sentence).filter(({ text: word }) => isFound(word, found));
      return { index, count: new Set(marked.map(({ text: word }) => fold(word))).size };
    })
    .toSorted((a, b) => b.count - a.count);
  return best?.index ?? 0;
}

/** The sentence that answers, from its beginning or from a little before the first word that was found. */
export function excerptOf(text: string, found: Found) {
  const at = answerIn(text, found);
  const words = splitWords(text).filter(({ start }) => start >= at);
  const first = words.find(({ text: word }) => isFound(word, found));
  const from = first && first.end - at > excerptLength ? first.start - leadIn : at;
  const start = from === at ? at : (words.find((word) => word.start >= from)?.start ?? at);
  const rest = text.slice(start);
  const opening = start > 0 ? '… ' : '';
  if (rest.length <= excerptLength) return opening + rest;
  const cut = rest.slice(0, excerptLength);
  const [sentence] = wholeSentence.exec(cut) ?? [];
  if (sentence !== undefined) return opening + sentence;
  return `${opening}${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.،؛–-]+$/u, '')} …`;
}
