import { execFile } from 'node:child_process';
import { join } from 'node:path';

export type Problem = {
  /** `destinations/ephesus/tr.md` */
  file: string;
  /** `tips.2.text`; empty for the whole file. */
  field: string;
  says: string;
};

/** `  - content/a/b.md: tips.2.text: too short`, as `npm run build` prints it. */
export function problemOf(line: string): Problem | undefined {
  const [, file, rest] = /^\s*- content\/([^:]+): (.*)$/.exec(line) ?? [];
  if (file === undefined || rest === undefined) return undefined;
  const [, field = '', says = rest] = /^([\w-]+(?:\.[\w-]+)*): (.*)$/.exec(rest) ?? [];
  return { file, field, says };
}

export const problemsNow = (project: string, content: string): Promise<Problem[]> =>
  new Promise((resolve, reject) => {
    const check = join(project, 'tools/edit/check.ts');
    execFile(process.execPath, [check, content], { cwd: project }, (error, output) => {
      if (error) reject(error);
      else resolve(output.split('\n').flatMap((line) => problemOf(line) ?? []));
    });
  });
