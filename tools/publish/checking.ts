import { fork } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import type { Locale } from '../../app/locales.ts';

const reasonSchema = z.object({ where: z.string(), says: z.string(), mend: z.string() });

/** Why a site may not go live, where, and what to do about it. */
export type Reason = z.infer<typeof reasonSchema>;

type Options = {
  /** Of the sentences. */
  locale: Locale;
  tell: (line: string) => void;
  signal: AbortSignal;
};

/** Builds and checks. Returns the reasons against publishing. */
export type Check = (options: Options) => Promise<Reason[]>;

const messageSchema = z.union([
  z.object({ line: z.string() }),
  z.object({ sentences: z.array(reasonSchema) }),
]);

// A process group can be ended with the programs of the build.
const detached = process.platform !== 'win32';

export const checkProject =
  (project: string): Check =>
  ({ locale, tell, signal }) =>
    new Promise((resolve, reject) => {
      const child = fork(join(project, 'tools/publish/check-apart.ts'), [locale], {
        cwd: project,
        detached,
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      let reasons: Reason[] | undefined;
      let errors = '';
      child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
      child.on('message', (message) => {
        const said = messageSchema.parse(message);
        if ('line' in said) tell(said.line.trim());
        else reasons = said.sentences;
      });
      child.on('error', reject).on('close', () => {
        if (reasons) resolve(reasons);
        else reject(new Error(/^\w*Error: .*$/m.exec(errors)?.[0] ?? errors.slice(-300)));
      });
      signal.addEventListener('abort', () => {
        if (detached && child.pid !== undefined) process.kill(-child.pid);
        else child.kill();
      });
    });
