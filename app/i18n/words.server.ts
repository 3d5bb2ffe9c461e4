import type { Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';
import { catalogueOf } from '../content/messages.server.ts';
import type { Catalogue, MessageKey } from './messages.ts';

type Room = MessageKey extends `${infer Name}.${string}` ? Name : never;

/** A message key, or all keys of a room. */
export type WordPattern = MessageKey | `${Room}.*`;

const matches = (key: string, pattern: WordPattern) =>
  pattern.endsWith('.*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

/** The interface strings that an island brings with it; without patterns, all but those of heads. */
export const wordsFor = (locale: Locale, ...patterns: WordPattern[]): Catalogue =>
  catalogueOf(
    Object.fromEntries(
      Object.entries(content().messages[locale]).filter(([key]) =>
        patterns.length === 0
          ? !key.startsWith('head.')
          : patterns.some((pattern) => matches(key, pattern)),
      ),
    ),
  );
