import type { Locale } from '../locales.ts';
import type { Entry } from './entry.ts';

/** What can be found of one kind, in a language. */
export type Collection = (locale: Locale) => Entry[];

export const words = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');
