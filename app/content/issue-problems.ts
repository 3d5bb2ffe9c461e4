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

const sizeOf = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0;

/** The shape that a value is meant to have: the one without foreign fields, with the fewest issues. */
const likeliest = (shapes: readonly z.core.$ZodIssue[][]) =>
  shapes.toSorted(
    (a, b) =>
      a.filter(({ code }) => code === 'unrecognized_keys').length -
        b.filter(({ code }) => code === 'unrecognized_keys').length || a.length - b.length,
  )[0] ?? [];

type Found = { file: string; field: string; value: unknown };

function problemOfSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  { file, field, value }: Found,
): ContentProblem {
  const have = sizeOf(value);
  if (issue.code === 'too_small') {
    const need = Number(issue.minimum);
    if (issue.origin === 'array') return problem(file, field, 'few', { have, need });
    if (issue.origin === 'string') {
      return have === 0
        ? problem(file, field, 'empty', {})
        : problem(file, field, 'short', { have, need });
    }
    return problem(file, field, 'small', { least: need + (issue.inclusive ? 0 : 1) });
  }
  const most = Number(issue.maximum);
  if (issue.origin === 'array') return problem(file, field, 'many', { have, most });
  if (issue.origin === 'string') return problem(file, field, 'long', { have, most });
  return problem(file, field, 'large', { most });
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
  if (value === undefined) return [problem(file, field, 'missing', {})];
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
