import { indexedForms, withoutParticle, wordsOf } from './fold.ts';

export type Piece = { text: string; marked: boolean };

/** Splits a text at the words that were found. */
export function markedPieces(text: string, found: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end, text: word } of wordsOf(text)) {
    const forms = indexedForms(word);
    const rest = withoutParticle(forms[0] ?? '');
    if (![...forms, rest].some((form) => form !== undefined && found.has(form))) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false });
  return pieces;
}
