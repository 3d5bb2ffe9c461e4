// @ts-check
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const isWindows = process.platform === 'win32';
/** @type {Set<number>} */
const running = new Set();

/**
 * Each npm has a process group, because its shell passes no signals on.
 * @param {number} group
 * @param {NodeJS.Signals} signal
 */
const kill = (group, signal) => process.kill(isWindows ? group : -group, signal);

function stop() {
  for (const group of running) kill(group, 'SIGTERM');
  process.exit(1);
}

/** A step that hangs ends with its output, long before the limit of a CI job. */
const mostMinutes = 45;

/**
 * With `show` the output goes to the terminal.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function npm(args, { env, show = false } = {}) {
  if (process.listenerCount('SIGTERM') === 0) process.on('SIGINT', stop).on('SIGTERM', stop);
  const child = spawn('npm', args, {
    cwd: root,
    env: { ...process.env, ...env },
    shell: isWindows,
    detached: !isWindows,
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const { pid = 0 } = child;
  if (pid > 0) running.add(pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  }
  return new Promise((resolve, reject) => {
    const end = (/** @type {boolean} */ ok) => {
      clearTimeout(limit);
      running.delete(pid);
      resolve({ ok, output });
    };
    const limit = setTimeout(() => {
      output += `\nStopped after ${mostMinutes} minutes.\n`;
      kill(pid, 'SIGKILL');
      end(false);
    }, mostMinutes * 60_000);
    child.on('error', reject).on('close', (code) => end(code === 0));
  });
}
