import type { Locale } from '../locale-ids.ts';

/*
 * What makes two spellings of a word one. The build folds what is indexed with it, the browser what
 * is asked for and what is marked, so nothing can be found on one side only.
 */

export type Word = { start: number; end: number; text: string };

/** A letter or digit and what belongs to it. An apostrophe parts: İstanbul’da, Hadrian’s. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200c\u200d]*/gu;

/** The words of a text, each with the place where it stands in it. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: word,
  }));

/** What decomposition does not bring together: letters of a kind, and digits of other scripts. */
const likeness = new Map<string, string>(
  Object.entries({
    ı: 'i',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ł: 'l',
    ٱ: 'ا',
    ى: 'ي',
    ی: 'ي',
    ې: 'ي',
    ے: 'ي',
    ة: 'ه',
    ہ: 'ه',
    ھ: 'ه',
    ک: 'ك',
    گ: 'غ',
    پ: 'ب',
    چ: 'تش',
    ژ: 'ج',
    ڤ: 'ف',
    // A hamza on the line and a tatweel are left out as often as they are written.
    ء: '',
    ـ: '',
  }),
);
for (let digit = 0; digit < 10; digit++) {
  likeness.set(String.fromCodePoint(0x660 + digit), String(digit));
  likeness.set(String.fromCodePoint(0x6f0 + digit), String(digit));
}

/**
 * A word without case, marks and the differences that keyboards make: İ, I, ı and i are one, ş is s,
 * a hamza, a final ى or ة and vowel signs do not count.
 */
export const fold = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[ıßæœøđłٱىیېےةہھکگپچژڤءـ٠-٩۰-۹]/g, (letter) => likeness.get(letter) ?? letter);

/** The folded words of a text. */
export const foldedWordsOf = (text: string) =>
  wordsOf(text)
    .map(({ text: word }) => fold(word))
    .filter((word) => word !== '');

/** و ف ب ك before the article, ل grown together with it. A name such as ألانيا keeps its hamza. */
const article = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3})/u;

/** A word without the Arabic article and what stands before it; nothing where there is none. */
function withoutArticle(word: string) {
  const plain = word.normalize('NFC').replaceAll(/[\p{M}ـ]/gu, '');
  const rest = plain.replace(article, '');
  return rest === plain ? undefined : fold(rest);
}

/** A conjunction or preposition of one letter, grown together with its word: بإسطنبول. */
const particle = /^[وفبكل](?=\p{L}{3})/u;

export const withoutParticle = (folded: string) => {
  const rest = folded.replace(particle, '');
  return rest === folded ? undefined : rest;
};

/**
 * What stands in the index for a word: itself, or without its article. بالون is no article before ون,
 * and whether كاليتشي has one nobody can tell: behind و ف ب ك both stand there.
 */
export function indexedForms(word: string): string[] {
  const folded = fold(word);
  const bare = withoutArticle(word);
  if (bare === undefined) return folded === '' ? [] : [folded];
  return folded.startsWith('ال') ? [bare] : [folded, bare];
}

/** What a word that is asked for may stand in the index as, the word itself first. */
export const askedForms = (word: string): string[] => {
  const folded = fold(word);
  const bare = withoutArticle(word) ?? withoutArticle(folded);
  return bare === undefined ? [folded] : [bare, folded];
};

/** Endings by which words of a language differ and mean the same, as they are when folded. */
const endings = {
  en: /(?:ies|ing|ed|es|s|y|e)$/,
  tr: /(?:l[ae]r)?(?:[iu]m[iu]z|[iu]n[iu]z|s?[iu]n?|[iu]m)?(?:y?l[ae]|n?[dt][ae]n?|n?[iu]n|n?[ae]|y?[aeiu]|k[iu])?$/,
  ar: /(?:ات|ون|ين|ان|ها|هم|نا|يه|ه|ي)$/u,
} satisfies Record<Locale, RegExp>;

/** The shortest beginning that still says what a word is about, or nothing. */
export function stemOf(folded: string, language: Locale) {
  const stem = folded.replace(endings[language], '');
  const least = language === 'ar' ? 3 : 4;
  return stem !== folded && stem.length >= least ? stem : undefined;
}
