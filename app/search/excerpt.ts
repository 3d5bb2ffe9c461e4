import { wordsOf } from './fold.ts';
import { isFound, type Found } from './mark.ts';

/** In characters: two lines of a result. */
const excerptLength = 120;

/** In characters, from the start of an excerpt to the first word that was found. */
const leadIn = 40;

/** A whole sentence that fills most of the two lines. */
const wholeSentence = /^.{70,}[.!?؟](?=\s)/su;

/** The part of a text around the first word that was found, or its beginning. */
export function excerptOf(text: string, found: Found) {
  const words = wordsOf(text);
  const first = words.find(({ text: word }) => isFound(word, found));
  const from = first && first.end > excerptLength ? first.start - leadIn : 0;
  const start = words.find((word) => word.start >= from)?.start ?? 0;
  const rest = text.slice(start === words[0]?.start ? 0 : start);
  const opening = rest.length < text.length ? '… ' : '';
  if (rest.length <= excerptLength) return opening + rest;
  const cut = rest.slice(0, excerptLength);
  const [sentence] = wholeSentence.exec(cut) ?? [];
  if (sentence !== undefined) return opening + sentence;
  return `${opening}${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.،؛–-]+$/u, '')} …`;
}
