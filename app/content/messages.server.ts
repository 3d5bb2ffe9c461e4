import compile from 'icu-minify/compile';
import { z } from 'zod';
import type { CompiledMessages } from '../i18n/messages.ts';
import { locales, type Locale } from '../locales.ts';
import { keepTogether } from './line-breaks.ts';
import { problemsOfMessage, type MessageProblem } from './message-problems.ts';

export const messagesSchema = z.record(
  z.string().regex(/^[a-z][a-zA-Z]*(\.[a-z0-9][a-zA-Z0-9]*)+$/),
  z.string().min(1).transform(keepTogether),
);
export type Messages = z.infer<typeof messagesSchema>;

/** Compiled while building, so that no browser has to. */
export const compileMessages = (messages: Messages) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the content has every key
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, compile(message)]),
  ) as CompiledMessages;

function inEnglish(problem: MessageProblem) {
  if (problem.kind === 'broken') return `not an ICU message: ${problem.why}`;
  return {
    lacks: `expected the argument {${problem.name}}`,
    unknown: `there is no argument {${problem.name}}`,
    plural: `the plural form "${problem.name}" is missing`,
  }[problem.kind];
}

export function problemsOfMessages(
  all: Record<Locale, Messages>,
  reference: Locale,
  read: readonly Locale[] = locales,
): string[] {
  const model = all[reference];
  if (!read.includes(reference)) return [];
  return read.flatMap((locale) => {
    const messages = all[locale];
    const missing = Object.keys(model)
      .filter((key) => !(key in messages))
      .map((key) => [key, 'this key is missing'] as const);
    const wrong = Object.entries(messages).flatMap(([key, message]) => {
      const english = model[key];
      const problems =
        english === undefined
          ? [`no such key in ${reference}.json`]
          : problemsOfMessage(message, english, locale).map(inEnglish);
      return problems.map((problem) => [key, problem] as const);
    });
    return [...missing, ...wrong].map(
      ([key, problem]) => `content/ui/${locale}.json: ${key}: ${problem}`,
    );
  });
}
