import { parse, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import compile from 'icu-minify/compile';
import { z } from 'zod';
import type { CompiledMessages } from '../i18n/messages.ts';
import { inEachLocale, localeInfo, locales, type Locale } from '../locales.ts';
import { keepTogether } from './line-breaks.ts';

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

type Shape = { arguments: Set<string>; plurals: Set<string>[] };

/** @throws {SyntaxError} for broken ICU syntax, and for kinds of arguments that we do not use. */
function shapeOf(
  elements: MessageFormatElement[],
  shape: Shape = { arguments: new Set(), plurals: [] },
) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type !== TYPE.argument && element.type !== TYPE.plural) {
      throw new SyntaxError(`{${element.value}}: only plain arguments and plurals are used here`);
    }
    shape.arguments.add(element.value);
    if (element.type !== TYPE.plural) continue;
    shape.plurals.push(new Set(Object.keys(element.options)));
    for (const option of Object.values(element.options)) shapeOf(option.value, shape);
  }
  return shape;
}

const pluralCategoriesIn = inEachLocale(
  (locale) => new Intl.PluralRules(localeInfo[locale].intl).resolvedOptions().pluralCategories,
);

function problemsOfMessage(message: string, model: string, locale: Locale): string[] {
  try {
    const shape = shapeOf(parse(message));
    const expected = shapeOf(parse(model));
    return [
      ...expected.arguments
        .difference(shape.arguments)
        .values()
        .map((name) => `expected the argument {${name}}`),
      ...shape.arguments
        .difference(expected.arguments)
        .values()
        .map((name) => `there is no argument {${name}}`),
      ...shape.plurals.flatMap((forms) =>
        pluralCategoriesIn[locale]
          .filter((category) => !forms.has(category))
          .map((category) => `the plural form "${category}" is missing`),
      ),
    ];
  } catch (error) {
    return [`not an ICU message: ${error instanceof Error ? error.message : 'unknown error'}`];
  }
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
          : problemsOfMessage(message, english, locale);
      return problems.map((problem) => [key, problem] as const);
    });
    return [...missing, ...wrong].map(
      ([key, problem]) => `content/ui/${locale}.json: ${key}: ${problem}`,
    );
  });
}
