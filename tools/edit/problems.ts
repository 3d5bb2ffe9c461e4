import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
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
  const key = name === 'unreadable' ? `broken.${values['kind']}` : `wrong.${name}`;
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

type Asked = {
  content: string;
  /** With drafts, as the preview shows them. */
  unfinished: boolean;
};

const answerSchema = z.object({ problems: foundSchema.optional(), fault: z.string().optional() });

let checker: { state: string; process: ChildProcess } | undefined;

/** Serves until the pictures that its modules know have changed. */
function checkerOf(project: string): ChildProcess {
  const script = join(project, 'tools/edit/check.ts');
  const state = `${script}\n${readFileSync(join(project, 'app/art/stand-ins.ts'), 'utf8')}`;
  if (checker?.state === state && checker.process.connected) return checker.process;
  checker?.process.kill();
  const process = fork(script, { execArgv: [] });
  // It ends with this process, and does not keep it from ending.
  process.unref();
  checker = { state, process };
  return process;
}

const answerTo = (project: string, asked: Asked): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const process = checkerOf(project);
    const fail = () => reject(new Error('The check of content/ has ended.'));
    process.channel?.ref();
    process.once('exit', fail).once('message', (answer) => {
      process.off('exit', fail).channel?.unref();
      resolve(answer);
    });
    process.send(asked, (error) => {
      if (error) reject(error);
    });
  });

async function check(project: string, asked: Asked): Promise<Problem[]> {
  const { problems, fault } = answerSchema.parse(await answerTo(project, asked));
  if (!problems) throw new Error(fault);
  const { content } = asked;
  return inWordsOfFields(
    content,
    problems.map((one) => problemOf(content, one)),
  );
}

let lastCheck: Promise<unknown> = Promise.resolve();

/** One after the other, because answers have no names. */
export function problemsIn(project: string, asked: Asked): Promise<Problem[]> {
  const problems = lastCheck.then(() => check(project, asked));
  lastCheck = problems.catch(() => undefined);
  return problems;
}

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
  const problems = problemsIn(project, { content, unfinished: false });
  last = { state, problems };
  problems.catch(() => {
    last = undefined;
  });
  return problems;
}
