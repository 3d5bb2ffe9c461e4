import { dirname } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { problemsOfIssue } from '../../app/content/issue-problems.ts';
import { pictureFactsSchema, pictureLimits } from '../../app/pictures/build/picture-records.ts';
import { type ContentProblem, problem } from '../../app/content/problem.ts';
import english from '../../app/content/words/en.json' with { type: 'json' };
import { check } from '../../tools/check/check.ts';
import { languages } from '../../tools/check/say.ts';
import { sentenceOf } from '../../tools/check/tell.ts';
import { fieldName, placeName } from '../../tools/check/where.ts';
import { type Broken, copy, facts, rounds, withFiles } from '../support/broken-content.ts';

/* Every kind of problem in content/ is found, and said in three languages. */

/** No two of a round change the same file. */
const problemsWith = (broken: Broken): readonly ContentProblem[] =>
  withFiles(Object.assign({}, ...Object.values(broken)), () => {
    const { problems, remarks } = check(copy, '2026-11-28');
    return [...problems, ...remarks];
  });

const shape = z.strictObject({
  missing: z.string(),
  text: z.string(),
  list: z.array(z.string()),
  number: z.number(),
  whole: z.int(),
  small: z.number().min(5),
  large: z.number().max(5),
  few: z.array(z.int()).min(2),
  many: z.array(z.int()).max(2),
  short: z.string().min(5),
  long: z.string().max(5),
  empty: z.string().min(5),
  choice: z.enum(['few', 'many']),
  name: z.record(z.string().regex(/^[a-z]+$/), z.int()),
  format: z.string().regex(/^a/),
  anEmail: z.email(),
  anAddress: z.url(),
  aDate: z.iso.date(),
  days: z.array(
    z.union([z.strictObject({ plan: z.int() }), z.strictObject({ title: z.string() })]),
  ),
});

const ofSchemas = () => {
  const value = {
    text: 1,
    list: 'one',
    number: 'many',
    whole: 1.5,
    small: 4,
    large: 6,
    few: [1],
    many: [1, 2, 3],
    short: 'abc',
    long: 'abcdef',
    empty: '',
    choice: 'none',
    name: { 'A b': 1 },
    format: 'b',
    anEmail: 'me',
    anAddress: 'here',
    aDate: '2027-02-29',
    days: [{ plan: 1 }, { plan: 'two' }],
    more: true,
  };
  const issues = shape.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => problemsOfIssue('site.json', value, issue));
};

test('what a schema refuses has a name of its own, at its field', () => {
  const found = ofSchemas().map(({ field, name }) => [field, name]);
  const named = Object.keys(shape.shape).filter((name) => name !== 'days');
  expect(Object.fromEntries(found)).toEqual({
    ...Object.fromEntries(named.map((name) => [name, name])),
    'name.A b': 'name',
    name: undefined,
    'days.1.plan': 'number',
    '': 'unknown',
  });
});

const ofPictures = () =>
  pictureFactsSchema.shape.fault.unwrap().options.map((fault) => {
    const values = { file: 'bay.jpg', have: 16, width: 400, height: 300, ...pictureLimits };
    return problem(facts, 'photos.0.file', fault, values);
  });

const found = new Map<string, ContentProblem>();

/** Files of one entry. */
const areTogether = (one: string, other: string) =>
  one === other || dirname(one) === other || (one.includes('/') && dirname(one) === dirname(other));

beforeAll(() => {
  for (const broken of rounds) {
    const problems = problemsWith(broken);
    for (const [name, changes] of Object.entries(broken)) {
      const one = problems.find(
        ({ name: own, file }) =>
          own === name && Object.keys(changes).some((changed) => areTogether(changed, file)),
      );
      if (one) found.set(name, one);
    }
  }
  for (const one of [...ofSchemas(), ...ofPictures()]) found.set(one.name, one);
});

test.each(Object.keys(english))(
  '%s is found where it is, and said in three languages with its place',
  (name) => {
    const one = found.get(name);
    if (!one) throw new Error(`nothing is found by breaking ${name}`);
    const said = languages.map((language) => sentenceOf(copy, one, language));
    expect(new Set(said).size).toBe(languages.length);
    const inOthers = said.filter((_, at) => languages[at] !== 'en').join('\n');
    expect(inOthers).not.toMatch(/\.json|\.ts\b/);
    // Some sentences are about an argument in braces.
    const filled = said.join('\n').replaceAll(String(one.values['name']), '');
    expect(filled).not.toMatch(/undefined|\[object|\{\w+\}/);
    for (const language of languages) {
      expect(placeName(copy, one.file, language)).not.toBe('');
      expect(fieldName(one.file, one.field, language)).not.toContain('undefined');
    }
  },
);
