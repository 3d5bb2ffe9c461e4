import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type Ran = { ok: boolean; output: string; said: string };

export type RunOptions = {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
  tell?: ((line: string) => void) | undefined;
  input?: string;
};

const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];

export const isInstalled = (name: string, path = process.env.PATH ?? '') =>
  path
    .split(delimiter)
    .some((folder) => endings.some((ending) => existsSync(join(folder, name + ending))));

const linesOf = (text: string) =>
  stripVTControlCharacters(text)
    .split(/[\r\n]+/)
    .map((line) => line.trim().replaceAll(/\/\/[^/@\s]+@/g, '//…@'))
    .filter(Boolean);

/** Git and the hosts' tools say what is wrong in such a line, and often go on with advice. */
const isError = (line: string) =>
  /^(?:fatal|error|remote: error|rsync|✘|›)\b|\berror\b/i.test(line);

export function runTool(name: string, args: readonly string[], options: RunOptions): Promise<Ran> {
  const { cwd, env, signal, tell, input } = options;
  const child = spawn(name, args, {
    cwd,
    env: { ...process.env, ...env },
    signal,
    // Tools of npm are batch files on Windows.
    shell: process.platform === 'win32' && name !== 'git',
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(input);
  let output = '';
  let all = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      all += text;
      for (const line of linesOf(text)) tell?.(line);
    });
  }
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ ok: false, output, said: message }));
    child.on('close', (code) => {
      const lines = linesOf(all);
      const said = (lines.find(isError) ?? lines.at(-1) ?? `${name} ended with ${code}`).slice(
        0,
        300,
      );
      resolve({ ok: code === 0, output: output.trim(), said });
    });
  });
}
