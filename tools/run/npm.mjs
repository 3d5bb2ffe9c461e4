// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/*
 * What `npm start` and `npm test` share. Plain JavaScript without packages: both must run on the
 * Node of the machine, before anything is installed. What they run by npm uses the project's Node,
 * because npm puts node_modules/.bin first on the PATH of its scripts.
 */

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {number} since Of `performance.now()`. */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * npm as it was started, on the Node that started it; else the one on the PATH, which on Windows is
 * a batch file and needs a shell.
 * @param {string[]} args
 */
function commandLine(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  return node && script?.endsWith('npm-cli.js')
    ? { command: node, args: [script, ...args], shell: false }
    : { command: 'npm', args, shell: process.platform === 'win32' };
}

/**
 * Runs npm. A signal to this process goes on to what runs, and ends this process after it.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean, timeout?: number }} [options]
 *   `show`: its output goes to the terminal instead of into the result.
 * @returns {Promise<{ ok: boolean, code: number, output: string }>}
 */
export function npm(args, { env, show = false, timeout } = {}) {
  const { command, args: all, shell } = commandLine(args);
  // A group of its own can be ended as Ctrl+C ends it, with all that it has started.
  const detached = !show && process.platform !== 'win32';
  const child = spawn(command, all, {
    cwd: root,
    env: { ...process.env, ...env },
    shell,
    detached,
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });

  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  }

  const kill = (/** @type {'SIGINT' | 'SIGTERM' | 'SIGKILL'} */ signal) => {
    if (detached && child.pid !== undefined) process.kill(-child.pid, signal);
    else child.kill(signal);
  };
  const late = timeout === undefined ? undefined : setTimeout(() => kill('SIGKILL'), timeout);

  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    // The shell that npm puts around a script waits for the script at a SIGINT of its own.
    kill(detached ? 'SIGINT' : 'SIGTERM');
    setTimeout(() => kill('SIGKILL'), 5000).unref();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  // Nor does that shell pass signals on: when it has ended, this was meant to end.
  const shellAround = process.ppid;
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] && process.ppid !== shellAround) stop();
  }, 250);

  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (exitCode, signal) => {
      clearTimeout(late);
      clearInterval(watch);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      const code = exitCode ?? 128 + (signal ? constants.signals[signal] : 0);
      if (stopped) {
        process.stdout.write(output);
        process.exit(code);
      }
      resolve({ ok: code === 0, code, output });
    });
  });
}
