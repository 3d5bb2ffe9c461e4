import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { waits } from '../../app/content/check.server.ts';
import {
  decoded,
  type Fault,
  readJson,
  readMarkdown,
  SourceError,
} from '../../app/content/source.ts';
import type { Problem } from './problem.ts';
import { inWordsOfFields } from './form/worded.ts';

/** `  - content/a/b.md: tips.2.text: too short`, as `npm run build` prints it. */
export function problemOf(line: string): Problem | undefined {
  const [, file, rest] = /^\s*- content\/([^:]+): (.*)$/.exec(line) ?? [];
  if (file === undefined || rest === undefined) return undefined;
  if (rest.startsWith(waits)) {
    return { file, field: '', says: rest, waiting: rest.slice(waits.length + 2).split(', ') };
  }
  const [, field = '', says = rest] = /^([\w-]+(?:\.[\w-]+)*): (.*)$/.exec(rest) ?? [];
  return { file, field, says };
}

/** Why a file cannot be read, if it cannot. */
function faultOf(path: string): Fault | undefined {
  try {
    if (!existsSync(path)) return undefined;
    const source = decoded(readFileSync(path));
    if (path.endsWith('.json')) readJson(source);
    if (path.endsWith('.md')) readMarkdown(source);
    return undefined;
  } catch (error) {
    return error instanceof SourceError ? error.fault : undefined;
  }
}

function withFault(content: string, problem: Problem): Problem {
  const fault = problem.field === '' && !problem.waiting && faultOf(join(content, problem.file));
  return fault ? { ...problem, fault } : problem;
}

const check = (project: string, content: string): Promise<Problem[]> =>
  new Promise((resolve, reject) => {
    const script = join(project, 'tools/edit/check.ts');
    execFile(process.execPath, [script, content], { cwd: project }, (error, output) => {
      if (error) reject(error);
      else
        resolve(
          inWordsOfFields(
            content,
            output
              .split('\n')
              .flatMap((line) => problemOf(line) ?? [])
              .map((problem) => withFault(content, problem)),
          ),
        );
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
