import type { Locale } from '../locales.ts';

/** The file of an entry's words, as in `destinations/ephesus/words.tr.md`. */
export const wordsFile = (folder: string, locale: Locale) => `${folder}/words.${locale}.md`;
