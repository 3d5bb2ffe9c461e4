import type { Locale } from '../locales.ts';
import { fetchFile } from './index-files.ts';
import { makeIndex, withTexts, type Index } from './index.ts';

const names = new Map<Locale, Promise<Index>>();
const indexes = new Map<Locale, Index>();

/** The index of names, made once, and again after an error. */
export function loadNames(locale: Locale): Promise<Index> {
  const index =
    names.get(locale) ?? fetchFile(locale, 'names').then((file) => makeIndex(locale, file));
  names.set(locale, index);
  index.catch(() => names.delete(locale));
  return index;
}

/** Calls `onLoad` with the names as soon as they are there, and again with the texts. */
export async function loadIndex(locale: Locale, onLoad: (index: Index) => void): Promise<void> {
  let index = indexes.get(locale) ?? (await loadNames(locale));
  if (!index.bodies) {
    onLoad(index);
    index = await withTexts(index, await fetchFile(locale, 'texts'));
    indexes.set(locale, index);
  }
  onLoad(index);
}
