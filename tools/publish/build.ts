import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../run/npm.mjs';

const packageSchema = z.object({ scripts: z.object({ build: z.string() }) });

/** The programs of `npm run build`, in their order. */
export const buildSteps = () =>
  packageSchema
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    .scripts.build.split(' && ')
    .map((command) => {
      const [, file = '', ...args] = command.split(' ');
      const [, name = file] = /(\w[\w-]*)\.ts$/.exec(file) ?? [];
      return { name, file, args };
    });

export function runStep({ file, args }: { file: string; args: readonly string[] }) {
  return new Promise<{ ok: boolean; output: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject).on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
