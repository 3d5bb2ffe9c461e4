import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { type ContentProblem, isProblemName } from '../../app/content/problem.ts';
import { inEachLocale } from '../../app/locales.ts';
import { inWordsOfFields } from './form/worded.ts';
import type { Problem } from './problem.ts';
import { placeOf, titleOf, whereOf } from './where.ts';
import { isWordKey, type WordKey } from './words.ts';

const foundSchema: z.ZodType<ContentProblem[]> = z.array(
  z.object({
    file: z.string(),
    field: z.string(),
    name: z.string().refine(isProblemName),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
    says: z.string(),
  }),
);

function keyOf({ name, values }: ContentProblem): WordKey {
  if (name !== 'unreadable') return `wrong.${name}`;
  const key = `broken.${values['kind']}`;
  return isWordKey(key) ? key : 'wrong.other';
}

/** Values that are ids of destinations. */
const places = new Set(['place', 'before']);

function named(content: string, name: string, value: string | number) {
  if (places.has(name)) return titleOf(content, 'destinations', String(value));
  if (name !== 'entries') return value;
  const titles = String(value)
    .split(', ')
    .map((folder) => whereOf(content, folder));
  return inEachLocale((locale) => titles.map((one) => one[locale]).join(', '));
}

/** A problem of the build as the editor tells it. */
export function problemOf(content: string, found: ContentProblem): Problem {
  const { file, field, values } = found;
  const place = placeOf(file, field);
  return {
    file,
    // The form of a file that is one list calls it so.
    field: /^\d/.test(field) ? `list.${field}` : field,
    key: keyOf(found),
    values: {
      ...Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, named(content, name, value)]),
      ),
      ...(found.name === 'unreadable' && { file: basename(file) }),
    },
    where: whereOf(content, file, field),
    ...(place && { entry: `${place.kind}/${place.id}` }),
  };
}

const check = (project: string, content: string): Promise<Problem[]> =>
  new Promise((resolve, reject) => {
    const script = join(project, 'tools/edit/check.ts');
    execFile(process.execPath, [script, content], { cwd: project }, (error, output) => {
      if (error) reject(error);
      else {
        const found = foundSchema.parse(JSON.parse(output));
        resolve(
          inWordsOfFields(
            content,
            found.map((one) => problemOf(content, one)),
          ),
        );
      }
    });
  });

/** Changes with every file of the folder. */
const stateOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { size, mtimeNs } = statSync(join(folder, name), { bigint: true });
      return `${name} ${size} ${mtimeNs}`;
    })
    .join('\n');

let last: { state: string; problems: Promise<Problem[]> } | undefined;

/** What the build would refuse; checked once for each state of the files. */
export function problemsNow(project: string, content: string): Promise<Problem[]> {
  const state = `${content}\n${stateOf(content)}`;
  if (last?.state === state) return last.problems;
  const problems = check(project, content);
  last = { state, problems };
  problems.catch(() => {
    last = undefined;
  });
  return problems;
}
