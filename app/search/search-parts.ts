import type { Locale } from '../locales.ts';
import type { Entry } from './entry.ts';

/** An entry with its full text. */
export type SourceEntry = Entry & { text: string };

/** An entry without the words of content/search/. */
export type Part = Omit<SourceEntry, 'words' | 'shared'> & { aka?: readonly string[] };

export type Collection = (locale: Locale) => Part[];

export const words = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');
