import { localeInfo, type Locale } from '../locales.ts';
import { onceEach } from '../ui/browser/load-json.ts';
import { formatters } from '../ui/text/formatters.ts';
import { fetchFile } from './index-files.ts';
import { makeIndex, withTexts } from './index.ts';

/** The index of names, which answers first. */
export const loadNames = onceEach(async (locale: Locale) => {
  const file = fetchFile(locale, 'names');
  // The count of results needs it; on a phone it takes 50 ms to construct.
  formatters.getNumberFormat(localeInfo[locale].intl);
  return makeIndex(locale, await file);
});

/** The index of names and texts. */
export const loadIndex = onceEach(async (locale: Locale) => {
  const [names, texts] = await Promise.all([loadNames(locale), fetchFile(locale, 'texts')]);
  return withTexts(names, texts);
});
