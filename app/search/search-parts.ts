import type { Locale } from '../locales.ts';
import type { Entry } from './entry.ts';

export type Collection = (locale: Locale) => Entry[];

export const words = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');
