import { createContext } from 'react';
import { locales, type Locale } from '../../../../app/locales.ts';
import type { Entry } from '../ask.ts';
import { writtenPart } from '../../form/unwritten.ts';
import { listOf, textOf } from '../fields/group.tsx';

export type PhotoAlts = {
  locales: readonly Locale[];
  altOf: (locale: Locale, at: number) => string;
  setAlt: (locale: Locale, at: number, text: string) => void;
  problemsOf: (locale: Locale, path: string) => readonly string[];
};

/** Descriptions are in the words of each language, beside the photos of the facts. */
export const PhotoAltsContext = createContext<PhotoAlts | undefined>(undefined);

const photosOf = ({ facts }: Entry): unknown[] => listOf(facts?.['photos']);

function withWords(entry: Entry, change: (alts: unknown[], locale: Locale) => unknown[]): Entry {
  const words = { ...entry.words };
  for (const locale of locales) {
    const own = words[locale];
    if (!own) continue;
    const photoAlts = change(listOf(own.frontMatter['photoAlts']), locale);
    words[locale] = { ...own, frontMatter: { ...own.frontMatter, photoAlts } };
  }
  return { ...entry, words };
}

/** A description is empty until it is written. */
const padded = (alts: unknown[], length: number) =>
  Array.from({ length: Math.max(length, alts.length) }, (_, at) => textOf(alts[at]));

/** Also of photos that were removed: a list can take its last step back. */
const described = new WeakMap<object, Map<Locale, string>>();

const altsAt = ({ words }: Entry, at: number) =>
  new Map(
    locales.map((locale) => [locale, textOf(listOf(words[locale]?.frontMatter['photoAlts'])[at])]),
  );

/** Descriptions go with their photos when these are moved, removed or brought back. */
export function withAlts(before: Entry, after: Entry): Entry {
  const old = photosOf(before);
  const photos = photosOf(after);
  if (old === photos || !hasAlts(after)) return after;
  for (const [at, photo] of old.entries()) {
    if (typeof photo === 'object' && photo !== null) described.set(photo, altsAt(before, at));
  }
  const alts = photos.map((photo, at) => {
    const known = typeof photo === 'object' && photo !== null ? described.get(photo) : undefined;
    // A photo that is changed in its place is another object.
    return known ?? (old.length === photos.length ? altsAt(before, at) : undefined);
  });
  return withWords(after, (_, locale) => alts.map((known) => known?.get(locale) ?? ''));
}

const hasAlts = ({ words }: Entry) =>
  locales.some((locale) => words[locale]?.frontMatter['photoAlts'] !== undefined);

/** `undefined` for entries whose photos have no descriptions of their own. */
export function altsOf(
  entry: Entry,
  setEntry: (entry: Entry) => void,
  problemsIn: (locale: Locale) => (path: string) => readonly string[],
): PhotoAlts | undefined {
  if (!hasAlts(entry)) return undefined;
  return {
    locales: locales.filter((locale) => entry.words[locale]),
    altOf: (locale, at) =>
      writtenPart(textOf(listOf(entry.words[locale]?.frontMatter['photoAlts'])[at])),
    setAlt: (locale, at, text) =>
      setEntry(
        withWords(entry, (alts, one) =>
          one === locale ? padded(alts, at + 1).with(at, text) : alts,
        ),
      ),
    problemsOf: (locale, path) => problemsIn(locale)(path),
  };
}
