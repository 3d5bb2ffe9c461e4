import type { Locale } from '../locales.ts';
import { fetchFile } from './index-files.ts';
import { makeIndex, withTexts, type Index } from './index.ts';

const indexes = new Map<Locale, Index>();

/** Calls `onLoad` with the names as soon as they are there, and again with the texts. */
export async function loadIndex(locale: Locale, onLoad: (index: Index) => void): Promise<void> {
  let index = indexes.get(locale) ?? makeIndex(locale, await fetchFile(locale, 'names'));
  if (!index.bodies) {
    onLoad(index);
    index = await withTexts(index, await fetchFile(locale, 'texts'));
    indexes.set(locale, index);
  }
  onLoad(index);
}
