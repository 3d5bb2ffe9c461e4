import type { Locale } from '../locales.ts';
import { termsOf, splitWords } from './fold.ts';

export type Piece = { text: string; marked: boolean };

export type Found = { locale: Locale; terms: ReadonlySet<string> };

export const isFound = (word: string, { locale, terms }: Found) =>
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
