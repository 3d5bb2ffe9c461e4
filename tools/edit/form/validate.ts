import type { z } from 'zod';
import { faultsOfBody } from '../../../app/content/markdown.server.ts';
import { locales, type Locale } from '../../../app/locales.ts';
import type { Entry } from '../entry.ts';
import { kinds } from '../kinds.ts';
import { same } from '../same.ts';
import { isWordKey, type Values, type WordKey } from '../words.ts';
import { inside } from './inside.ts';

/** A field that does not fit; the page puts it into words. */
export type Issue = {
  /** The facts, or the words of a language. */
  file: 'facts' | Locale;
  /** `tips.2.text`; `body` is the text below the other words. */
  path: string;
  key: WordKey;
  values?: Values;
};

type Path = readonly PropertyKey[];
type Found = Pick<Issue, 'key' | 'values'> & { path: Path; ofSize?: boolean };

const at = (value: unknown, path: Path) => path.reduce(inside, value);

const sizeOf = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0;

/** A sentence of its own for a field, such as that of a telephone. */
function keyOf(path: Path, otherwise: WordKey): WordKey {
  const name = path.findLast((key) => typeof key === 'string' && !/^\d+$/.test(key));
  const own = `wrongField.${String(name)}`;
  return isWordKey(own) ? own : otherwise;
}

const formats: Readonly<Record<string, WordKey>> = {
  email: 'wrong.anEmail',
  url: 'wrong.anAddress',
  date: 'wrong.aDate',
};

/** The shape that a value is meant to have: the one without foreign fields, with the fewest issues. */
const likeliest = (shapes: readonly z.core.$ZodIssue[][]) =>
  shapes.toSorted(
    (a, b) =>
      a.filter(({ code }) => code === 'unrecognized_keys').length -
        b.filter(({ code }) => code === 'unrecognized_keys').length || a.length - b.length,
  )[0] ?? [];

/* oxlint-disable-next-line complexity -- one case for each code of zod */
function found(issue: z.core.$ZodIssue, within: Path, root: unknown): Found[] {
  const path = [...within, ...issue.path];
  const value = at(root, path);
  const one = (key: WordKey, values?: Values, ofSize = false): Found[] => [
    { path, key, ofSize, ...(values && { values }) },
  ];
  if (value === undefined && issue.code !== 'unrecognized_keys') return one('wrong.empty');
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return one('wrong.whole');
      if (issue.expected === 'number') return one('wrong.number');
      return one('wrong.other');
    case 'too_small':
      if (issue.origin === 'string') {
        if (value === '') return one('wrong.empty');
        return one('wrong.short', { have: sizeOf(value), need: Number(issue.minimum) });
      }
      if (issue.origin === 'array') {
        return one('wrong.few', { have: sizeOf(value), need: Number(issue.minimum) }, true);
      }
      return one('wrong.small', {
        least: Number(issue.minimum) + (issue.inclusive ? 0 : 1),
      });
    case 'too_big':
      if (issue.origin === 'string') {
        return one('wrong.long', { have: sizeOf(value), most: Number(issue.maximum) });
      }
      if (issue.origin === 'array') {
        return one('wrong.many', { have: sizeOf(value), most: Number(issue.maximum) }, true);
      }
      return one('wrong.large', { most: Number(issue.maximum) });
    case 'invalid_format':
      return one(keyOf(path, formats[issue.format] ?? 'wrong.format'));
    case 'not_multiple_of':
      return one('wrong.step', { step: issue.divisor });
    case 'invalid_value':
      return one('wrong.choice');
    case 'invalid_union':
      if (issue.errors.length === 0) return one('wrong.choice');
      return likeliest(issue.errors).flatMap((inner) => found(inner, path, root));
    case 'unrecognized_keys':
      return one('wrong.unknown', { names: issue.keys.join(', ') });
    case 'invalid_key':
      return one('wrong.name', { name: String(path.at(-1)) });
    default:
      return one(keyOf(path, 'wrong.other'));
  }
}

const tag = /<\/?[a-z][^>]*>/i;

const tagsIn = (value: unknown, path: Path = []): Found[] => {
  if (typeof value === 'string') {
    const [html] = tag.exec(value) ?? [];
    return html ? [{ path, key: 'wrong.html', values: { html } }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => tagsIn(inner, [...path, key]));
};

function faultsOf(schema: z.ZodType, value: unknown): Found[] {
  const result = schema.safeParse(value);
  const issues = result.success ? [] : result.error.issues;
  return [...issues.flatMap((issue) => found(issue, [], value)), ...tagsIn(value)];
}

/** Whether a save changes what an issue is about; a list that is too short is not changed by its items. */
function isTouched(before: unknown, after: unknown, { path, ofSize }: Found): boolean {
  let [was, is] = [before, after];
  for (const key of path) {
    const item = inside(is, key);
    if (Array.isArray(was) && was.some((one) => same(one, item))) return false;
    was = inside(was, key);
    is = item;
  }
  return ofSize ? sizeOf(was) !== sizeOf(is) : !same(was, is);
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? {}));

const issueIn =
  (file: Issue['file']) =>
  ({ path, key, values }: Found): Issue => ({
    file,
    path: path.join('.'),
    key,
    ...(values && { values }),
  });

/** Every field of an entry that does not fit its schema. */
export function issuesOf(kind: string, entry: Pick<Entry, 'facts' | 'words'>): Issue[] {
  const { facts, words } = kinds[kind] ?? {};
  const all = (file: Issue['file'], schema: z.ZodType, value: unknown) =>
    faultsOf(schema, plain(value)).map(issueIn(file));
  return [
    ...(facts && entry.facts ? all('facts', facts, entry.facts) : []),
    ...locales.flatMap((locale) => {
      const own = entry.words[locale];
      return words && own ? all(locale, words, own.frontMatter) : [];
    }),
  ];
}

/**
 * What a save may not write: changed fields that do not fit. Fields of a template that wait to be written do not
 * stop the others.
 */
export function refusedIn(
  kind: string,
  before: Entry,
  after: Entry,
  isAddress: (address: string, locale: Locale) => boolean,
): Issue[] {
  const { facts, words } = kinds[kind] ?? {};
  const refused = (file: Issue['file'], schema: z.ZodType, was: unknown, is: unknown): Issue[] =>
    faultsOf(schema, plain(is))
      .filter((issue) => isTouched(plain(was), plain(is), issue))
      .map(issueIn(file));
  return [
    ...(facts && after.facts ? refused('facts', facts, before.facts, after.facts) : []),
    ...locales.flatMap((locale) => {
      const [was, is] = [before.words[locale], after.words[locale]];
      if (!words || !is) return [];
      const faults =
        was?.body === is.body ? [] : faultsOfBody(is.body, (address) => isAddress(address, locale));
      return [
        ...refused(locale, words, was?.frontMatter, is.frontMatter),
        ...faults.map(({ fault, text }) => ({
          file: locale,
          path: 'body',
          key: `wrong.${fault}` as const,
          values: { html: text },
        })),
      ];
    }),
  ];
}
