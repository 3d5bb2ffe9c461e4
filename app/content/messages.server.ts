import compile from 'icu-minify/compile';
import { z } from 'zod';
import type { CompiledMessages } from '../i18n/messages.ts';
import { locales, type Locale } from '../locales.ts';
import { problemsOfMessage, type MessageProblem } from './message-problems.ts';
import { problem, type ContentProblem } from './problem.ts';

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

const names = {
  lacks: 'messageLacks',
  unknown: 'messageUnknown',
  plural: 'messagePlural',
} as const;

function problemIn(file: string, key: string, found: MessageProblem) {
  if (found.kind === 'broken') return problem(file, key, 'messageBroken', { why: found.why });
  const name = found.kind === 'plural' ? found.name : `{${found.name}}`;
  return problem(file, key, names[found.kind], { name });
}

export function problemsOfMessages(
  all: Record<Locale, Messages>,
  reference: Locale,
  read: readonly Locale[] = locales,
): ContentProblem[] {
  const model = all[reference];
  if (!read.includes(reference)) return [];
  return read.flatMap((locale) => {
    const file = `ui/${locale}.json`;
    const messages = all[locale];
    const missing = Object.keys(model)
      .filter((key) => !(key in messages))
      .map((key) => problem(file, key, 'message', {}));
    const wrong = Object.entries(messages).flatMap(([key, message]) => {
      const english = model[key];
      if (english === undefined) return [problem(file, key, 'strangeMessage', {})];
      return problemsOfMessage(message, english, locale).map((one) => problemIn(file, key, one));
    });
    return [...missing, ...wrong];
  });
}
