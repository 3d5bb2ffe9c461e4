import type { Locale } from '../locales.ts';
import { content } from './content.server.ts';
import { compileMessages } from './messages.server.ts';
import type { CompiledMessages, MessageKey } from '../i18n/messages.ts';

type Namespace<Key extends string = MessageKey> = Key extends `${infer First}.${infer Rest}`
  ? First | `${First}.${Namespace<Rest>}`
  : never;

/** A message key, or all keys of a namespace. */
export type WordPattern = MessageKey | `${Namespace}.*`;

const matches = (key: string, pattern: WordPattern) =>
  pattern.endsWith('.*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

/** The messages that match a pattern; without patterns, all except `head.*`. */
export const wordsFor = (locale: Locale, ...patterns: WordPattern[]): CompiledMessages =>
  compileMessages(
    Object.fromEntries(
      Object.entries(content().messages[locale]).filter(([key]) =>
        patterns.length === 0
          ? !key.startsWith('head.')
          : patterns.some((pattern) => matches(key, pattern)),
      ),
    ),
  );
