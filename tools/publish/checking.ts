import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Locale } from '../../app/locales.ts';

/** Why a site may not go live, where, and what to do about it. */
export type Reason = { where: string; says: string; mend: string };

type Options = {
  /** Of the sentences. */
  locale: Locale;
  tell: (line: string) => void;
  signal: AbortSignal;
};

/** Builds and checks. Returns the reasons against publishing. */
export type Check = (options: Options) => Promise<Reason[]>;

/** A process of its own, because modules cache what they read from content/. */
export const checkProject =
  (project: string): Check =>
  ({ tell, signal }) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [join(project, 'tools/publish/main.ts')], {
        cwd: project,
        signal,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const lines = stripVTControlCharacters(text).trim().split('\n');
        tell(lines.at(-1) ?? '');
      });
      child.on('error', reject).on('close', (code) => {
        if (code === 0) return resolve([]);
        const reasons = [...output.matchAll(/^ +- (.*)$/gm)].map(([, reason = '']) => reason);
        const all = reasons.length > 0 ? reasons : [output.trim().split('\n').at(-1) ?? ''];
        return resolve(all.map((says) => ({ where: '', says, mend: '' })));
      });
    });
