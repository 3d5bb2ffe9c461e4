import { locales } from '../locales.ts';
import { placeholderPrice } from './placeholder.ts';

/* Texts that say WRITE, and facts named in "todo": shown in development, never built. */

const isUnwritten = (text: string) => /\bWRITE\b/.test(text);

/** Paths such as `tips.2.text`. */
function unwrittenIn(value: unknown, place: readonly string[] = []): string[] {
  if (typeof value === 'string') return isUnwritten(value) ? [place.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unwrittenIn(inner, [...place, key]));
}

type Entry = {
  folder: string;
  facts?: object;
  translations?: Readonly<Record<string, { frontMatter: object; body: string } | undefined>>;
};

const named = (facts: object): readonly unknown[] =>
  'todo' in facts && Array.isArray(facts.todo) ? facts.todo : [];

const lacksPrice = (facts: object) => 'price' in facts && facts.price === placeholderPrice;

export function unwrittenOf({ folder, facts = {}, translations = {} }: Entry): string[] {
  const facing = (file: string, problem: string) => `content/${folder}/${file}: ${problem}`;
  return [
    ...named(facts).map((field) =>
      facing(
        'facts.json',
        `${String(field)}: still to be filled in; then take "${String(field)}" out of "todo"`,
      ),
    ),
    ...(lacksPrice(facts) && !named(facts).includes('price')
      ? [facing('facts.json', 'price: still to be filled in, it is the one of the template')]
      : []),
    ...unwrittenIn({ ...facts, todo: [] }).map((field) =>
      facing('facts.json', `${field}: still to be written, it says WRITE`),
    ),
    ...locales.flatMap((locale) => {
      const words = translations[locale];
      if (words === undefined) return [];
      return unwrittenIn({ ...words.frontMatter, 'the text below the second ---': words.body }).map(
        (field) => facing(`${locale}.md`, `${field}: still to be written, it says WRITE`),
      );
    }),
  ];
}
