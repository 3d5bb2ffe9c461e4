import addresses from 'virtual:search-index';
import type { Locale } from '../locales.ts';
import { readIndex, type Index, type Packed } from './engine.ts';

const loading = new Map<Locale, Promise<Index>>();

async function fetchIndex(locale: Locale) {
  const address = addresses[locale] ?? '';
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same build
  return readIndex(locale, (await response.json()) as Packed);
}

/** Fetches once, and again after an error. */
export function loadIndex(locale: Locale): Promise<Index> {
  const known = loading.get(locale);
  if (known) return known;
  const index = fetchIndex(locale);
  loading.set(locale, index);
  index.catch(() => loading.delete(locale));
  return index;
}
