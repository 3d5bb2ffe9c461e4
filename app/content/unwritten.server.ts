import { locales } from '../locales.ts';
import { placeholderPrice } from './placeholder.ts';
import { problem, type ContentProblem } from './problem.ts';
import { wordsFile } from './words-file.ts';

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

export function unwrittenOf({ folder, facts = {}, translations = {} }: Entry): ContentProblem[] {
  const file = `${folder}/facts.json`;
  return [
    ...named(facts)
      .map(String)
      .map((field) => problem(file, field, 'todo', { field })),
    ...(lacksPrice(facts) && !named(facts).includes('price')
      ? [problem(file, 'price', 'templatePrice', {})]
      : []),
    ...unwrittenIn({ ...facts, todo: [] }).map((field) => problem(file, field, 'unwritten', {})),
    ...locales.flatMap((locale) => {
      const words = translations[locale];
      if (words === undefined) return [];
      return unwrittenIn({ ...words.frontMatter, body: words.body }).map((field) =>
        problem(wordsFile(folder, locale), field, 'unwritten', {}),
      );
    }),
  ];
}
