import type { z } from 'zod';
import { problem, type ContentProblem } from './problem.ts';

/* What a schema refuses, by names that can be said in every language. */

const formats: Partial<Record<string, 'anEmail' | 'anAddress' | 'aDate'>> = {
  email: 'anEmail',
  url: 'anAddress',
  date: 'aDate',
};

const types: Partial<Record<string, 'whole' | 'number' | 'text' | 'list'>> = {
  int: 'whole',
  number: 'number',
  string: 'text',
  array: 'list',
};

type Path = readonly PropertyKey[];

const inside = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const foreign = (issues: readonly z.core.$ZodIssue[]) =>
  issues.filter(({ code }) => code === 'unrecognized_keys').length;

/** The shape that a value is meant to have: the one without foreign fields, with the fewest issues. */
const likeliest = (shapes: readonly z.core.$ZodIssue[][]) =>
  shapes.toSorted((a, b) => foreign(a) - foreign(b) || a.length - b.length)[0] ?? [];

const sizes = {
  too_small: { array: 'few', string: 'short', other: 'small' },
  too_big: { array: 'many', string: 'long', other: 'large' },
} as const;

function problemOfSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  { file, field, value }: { file: string; field: string; value: unknown },
): ContentProblem {
  const have = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  const most = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const least = most + (issue.inclusive ? 0 : 1);
  const isText = issue.origin === 'string';
  const of = issue.origin === 'array' ? 'array' : isText ? 'string' : 'other';
  const name = isText && have === 0 ? 'empty' : sizes[issue.code][of];
  return problem(file, field, name, { have, need: most, least, most });
}

/** @param root The value of the whole file. */
export function problemsOfIssue(
  file: string,
  root: unknown,
  issue: z.core.$ZodIssue,
  within: Path = [],
): ContentProblem[] {
  const path = [...within, ...issue.path];
  const field = path.join('.');
  const value = path.reduce(inside, root);
  const { message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `"${key}"`).join(', ');
    return [problem(file, field, 'unknown', { names })];
  }
  if (value === undefined) return [problem(file, field, 'missing')];
  switch (issue.code) {
    case 'invalid_type':
      return [problem(file, field, types[issue.expected] ?? 'other', { message })];
    case 'too_small':
    case 'too_big':
      return [problemOfSize(issue, { file, field, value })];
    case 'invalid_format':
      return [problem(file, field, formats[issue.format] ?? 'format', { message })];
    case 'invalid_value':
      return [problem(file, field, 'choice', { options: issue.values.map(String).join(', ') })];
    case 'invalid_key':
      return [problem(file, field, 'name', { name: String(path.at(-1)) })];
    case 'invalid_union':
      if (issue.errors.length > 0) {
        return likeliest(issue.errors).flatMap((one) => problemsOfIssue(file, root, one, path));
      }
      return [problem(file, field, 'other', { message })];
    default:
      return [problem(file, field, 'other', { message })];
  }
}
