import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Builds and checks. Returns the reasons against publishing. */
export type Check = (tell: (line: string) => void, signal: AbortSignal) => Promise<string[]>;

/** A process of its own, because modules cache what they read from content/. */
export const checkProject =
  (project: string): Check =>
  (tell, signal) =>
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
        return resolve(reasons.length > 0 ? reasons : [output.trim().split('\n').at(-1) ?? '']);
      });
    });
