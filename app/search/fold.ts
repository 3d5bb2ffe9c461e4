import type { Locale } from '../locale-ids.ts';
import { latinDigits } from '../ui/text/latin-digits.ts';

/** An apostrophe separates words: İstanbul’da, Hadrian’s. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060\ufeff]*/gu;

/** The words of a text with their offsets. */
export const splitWords = (text: string) =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: word,
  }));

/** Letters that NFKD leaves apart. */
const likeness: Readonly<Record<string, string>> = {
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
  // The hamza and the tatweel are optional in common writing.
  ء: '',
  ـ: '',
};

const alike = new RegExp(`[${Object.keys(likeness).join('')}]`, 'g');

const foldedWords = new Map<string, string>();

/** Removes case, diacritics and variants of a letter: İ, I, ı become i; ş becomes s; ى becomes ي. */
export function fold(word: string): string {
  const known = foldedWords.get(word);
  if (known !== undefined) return known;
  const folded = latinDigits(word.normalize('NFKD'))
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(alike, (letter) => likeness[letter] ?? letter);
  foldedWords.set(word, folded);
  return folded;
}

export const foldedWordsOf = (text: string) =>
  splitWords(text)
    .map(({ text: word }) => fold(word))
    .filter((word) => word !== '');

/** The Arabic article, with و ف ب ك before it or merged with ل; أل with a hamza belongs to the word. */
const article = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3})/u;

function withoutArticle(word: string) {
  const plain = word.normalize('NFC').replaceAll(/[\p{M}ـ]/gu, '');
  const rest = plain.replace(article, '');
  return rest === plain ? undefined : fold(rest);
}

/** Turkish case endings, folded. A single vowel is cut only from a longer name: karşı is not Kars. */
const caseEnding = /^(?:n?[dt][ae]n?|[dt][ae]ki|n?[iu]n|n[aeiu]|y?l[ae]|l[iu]|y[aeiu]|[ae])$/;

/** Forms of a word that may be a name: with and without article, particle or case ending. */
export function nameForms(word: string, language: Locale): string[] {
  const forms = askedForms(word);
  const plain = forms.at(-1) ?? '';
  const bare = withoutParticle(plain);
  if (language === 'ar' && bare !== undefined) return [...forms, bare];
  if (language !== 'tr') return forms;
  const stems = [1, 2, 3, 4].flatMap((length) =>
    plain.length - length > 2 && caseEnding.test(plain.slice(-length))
      ? [plain.slice(0, -length)]
      : [],
  );
  return [...forms, ...stems];
}

/** A conjunction or preposition of one letter, written together with its word: بإسطنبول. */
const particle = /^[وفبكل](?=\p{L}{3})/u;

export const withoutParticle = (folded: string) => {
  const rest = folded.replace(particle, '');
  return rest === folded ? undefined : rest;
};

/** Indexes a word without its article, and also with it behind و ف ب ك, where بالون looks the same. */
export function indexedForms(word: string): string[] {
  const folded = fold(word);
  const bare = withoutArticle(word);
  if (bare === undefined) return folded === '' ? [] : [folded];
  return folded.startsWith('ال') ? [bare] : [folded, bare];
}

/** The words of a name as the index has them, without the Arabic article. */
export const indexedName = (name: string) =>
  splitWords(name)
    .flatMap(({ text }) => indexedForms(text).slice(0, 1))
    .join(' ');

/** A Turkish question particle that is typed together with its word, folded: var-mı, girilir-mi, yapabilir-miyiz. */
const questionParticle = /(?<=.{3})m[iu](?:y[iu][mz]|s[iu]n(?:[iu]z)?)?$/;

/** Forms of a queried word that may be in the index. */
export function askedForms(word: string, language?: Locale): string[] {
  const folded = fold(word);
  const bare = withoutArticle(word) ?? withoutArticle(folded);
  if (bare !== undefined) return [bare, folded];
  const asked = language === 'tr' ? folded.replace(questionParticle, '') : folded;
  return asked === folded ? [folded] : [folded, asked];
}

/** Inflections, folded. */
const endings = {
  en: /(?:ies|ing|ed|es|s|y|e)$/,
  tr: /(?:l[ae]r)?(?:[iu]m[iu]z|[iu]n[iu]z|s?[iu]n?|[iu]m)?(?:y?l[ae]|n?[dt][ae]n?|n?[iu]n|n?[ae]|y?[aeiu]|k[iu])?$/,
  ar: /(?:ات|ون|ين|ان|ها|هم|كم|نا|يه|ه|ي)$/u,
} satisfies Record<Locale, RegExp>;

/** Broken plurals of nouns that begin with م: مناطيد of منطاد, متاحف of متحف. */
const brokenPlural = /^م(\p{L})ا(\p{L})(ي?)(\p{L})$/u;

const singularOf = (folded: string) =>
  folded.replace(
    brokenPlural,
    (_, first: string, second: string, long: string, last: string) =>
      `م${first}${second}${long && 'ا'}${last}`,
  );

/** In letters. */
const shortestStem = 4;

/** Turkish has two where the ending may begin with s: güreş-i, deniz-i, masa-sı. */
export function stemsOf(folded: string, language: Locale): string[] {
  const stem = folded.replace(endings[language], '');
  const withS = language === 'tr' && folded.startsWith(`${stem}s`) ? [`${stem}s`] : [];
  const singular = language === 'ar' ? [singularOf(folded)] : [];
  return [stem, ...withS, ...singular].filter(
    (each) => each !== folded && each.length >= shortestStem,
  );
}

/** What is indexed for a word: its forms with and without article and particle, and their stems. */
export function termsOf(word: string, language: Locale): string[] {
  const forms = indexedForms(word);
  const bare = language === 'ar' ? withoutParticle(forms[0] ?? '') : undefined;
  return [...forms, ...(bare === undefined ? [] : [bare])].flatMap((form) => [
    form,
    ...stemsOf(form, language),
  ]);
}
