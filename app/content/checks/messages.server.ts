import { parse, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { siteValueNames } from '../../i18n/site-values.ts';
import { defaultLocale, inEachLocale, localeInfo, locales, type Locale } from '../../locales.ts';
import type { Messages } from '../messages.server.ts';
import { problem, type ContentProblem } from '../problem.ts';

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

/** Texts may or may not have these in each language. */
const anywhere: ReadonlySet<string> = new Set(siteValueNames);

const pluralCategoriesIn = inEachLocale(
  (locale) => new Intl.PluralRules(localeInfo[locale].intl).resolvedOptions().pluralCategories,
);

type Message = { file: string; key: string; text: string; model: string };

/** `model` is the message in the reference language. */
function problemsOfMessage({ file, key, text, model }: Message, locale: Locale): ContentProblem[] {
  try {
    const { arguments: found, plurals } = shapeOf(parse(text));
    const used = found.difference(anywhere);
    const filled = shapeOf(parse(model)).arguments.difference(anywhere);
    return [
      ...[...filled.difference(used)].map((name) =>
        problem(file, key, 'messageLacks', { name: `{${name}}` }),
      ),
      ...[...used.difference(filled)].map((name) =>
        problem(file, key, 'messageUnknown', { name: `{${name}}` }),
      ),
      ...plurals.flatMap((forms) =>
        pluralCategoriesIn[locale]
          .filter((category) => !forms.has(category))
          .map((name) => problem(file, key, 'messagePlural', { name })),
      ),
    ];
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown error';
    return [problem(file, key, 'messageBroken', { why })];
  }
}

/** @param read The languages whose file fits. */
export function problemsOfMessages(
  all: Record<Locale, Messages>,
  read: readonly Locale[] = locales,
): ContentProblem[] {
  const models = all[defaultLocale];
  if (!read.includes(defaultLocale)) return [];
  return read.flatMap((locale) => {
    const file = `ui/${locale}.json`;
    const messages = all[locale];
    return [
      ...Object.keys(models)
        .filter((key) => !(key in messages))
        .map((key) => problem(file, key, 'message')),
      ...Object.entries(messages).flatMap(([key, text]) => {
        const model = models[key];
        return model === undefined
          ? problem(file, key, 'strangeMessage')
          : problemsOfMessage({ file, key, text, model }, locale);
      }),
    ];
  });
}
