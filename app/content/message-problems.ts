import { parse, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { inEachLocale, localeInfo, type Locale } from '../locales.ts';
import { siteValueNames } from './schemas/site-values.ts';

export type MessageProblem =
  | { kind: 'lacks' | 'unknown' | 'plural'; name: string }
  | { kind: 'broken'; why: string };

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

const problemOf = (kind: 'lacks' | 'unknown' | 'plural') => (name: string) => ({ kind, name });

/** `model` is the message in the reference language. */
export function problemsOfMessage(
  message: string,
  model: string,
  locale: Locale,
): MessageProblem[] {
  try {
    const shape = shapeOf(parse(message));
    const filled = shapeOf(parse(model)).arguments.difference(anywhere);
    const used = shape.arguments.difference(anywhere);
    return [
      ...filled.difference(used).values().map(problemOf('lacks')),
      ...used.difference(filled).values().map(problemOf('unknown')),
      ...shape.plurals.flatMap((forms) =>
        pluralCategoriesIn[locale]
          .filter((category) => !forms.has(category))
          .map(problemOf('plural')),
      ),
    ];
  } catch (error) {
    return [{ kind: 'broken', why: error instanceof Error ? error.message : 'unknown error' }];
  }
}
