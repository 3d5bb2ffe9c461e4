import compile from 'icu-minify/compile';
import { z } from 'zod';
import type { CompiledMessages } from '../i18n/messages.ts';

export const messagesSchema = z.record(
  z.string().regex(/^[a-z][a-zA-Z]*(\.[a-z0-9][a-zA-Z0-9]*)+$/),
  z.string().min(1),
);
export type Messages = z.infer<typeof messagesSchema>;

/** Compiled while building, so that no browser has to. */
export const compileMessages = (messages: Messages) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the content has every key
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, compile(message)]),
  ) as CompiledMessages;
