import { localeInfo, type Locale } from '../locales.ts';
import { formatters } from '../ui/text/formatters.ts';
import { fetchFile } from './index-files.ts';
import { makeIndex, withTexts, type Index } from './index.ts';

/** Makes an index once, and again after an error. */
function once(make: (locale: Locale) => Promise<Index>) {
  const indexes = new Map<Locale, Promise<Index>>();
  return (locale: Locale) => {
    const index = indexes.get(locale) ?? make(locale);
    indexes.set(locale, index);
    index.catch(() => indexes.delete(locale));
    return index;
  };
}

/** The index of names, which answers first. */
export const loadNames = once(async (locale) => {
  const file = fetchFile(locale, 'names');
  // The count of results needs it; on a phone it takes 50 ms to construct.
  formatters.getNumberFormat(localeInfo[locale].intl);
  return makeIndex(locale, await file);
});

/** The index of names and texts. */
export const loadIndex = once(async (locale) => {
  const [names, texts] = await Promise.all([loadNames(locale), fetchFile(locale, 'texts')]);
  return withTexts(names, texts);
});
