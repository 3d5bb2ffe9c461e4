import { fold, splitWords } from './fold.ts';
import { isFound, type Found } from './mark.ts';

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
