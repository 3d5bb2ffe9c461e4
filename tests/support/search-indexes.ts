import { inEachLocale, type Locale } from '../../app/locales.ts';
import { namesFile, textsFile } from '../../app/search/index-files.server.ts';
import { makeIndex, withTexts, type Index } from '../../app/search/index.ts';

/** Read from JSON, as in a browser. */
export const nameIndexes = inEachLocale((locale) =>
  makeIndex(locale, JSON.parse(JSON.stringify(namesFile(locale)))),
);

export const indexes: Record<Locale, Index> = {
  en: await withTexts(nameIndexes.en, textsFile('en')),
  tr: await withTexts(nameIndexes.tr, textsFile('tr')),
  ar: await withTexts(nameIndexes.ar, textsFile('ar')),
};
