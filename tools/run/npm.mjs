// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/*
 * Plain JavaScript without packages: `npm start` and `npm test` run on the machine's Node before anything is
 * installed. npm puts node_modules/.bin first on the PATH of scripts, so these run on the project's Node.
 */

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {number} since Of `performance.now()`. */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** The npm that started this process, or the one on the PATH (on Windows a batch file). @param {string[]} args */
function commandLine(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  return node && script?.endsWith('npm-cli.js')
    ? { command: node, args: [script, ...args], shell: false }
    : { command: 'npm', args, shell: process.platform === 'win32' };
}

/**
 * Passes signals on and exits after them. With `show` the output goes to the terminal.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean, timeout?: number }} [options]
 * @returns {Promise<{ ok: boolean, code: number, output: string }>}
 */
export function npm(args, { env, show = false, timeout } = {}) {
  const { command, args: all, shell } = commandLine(args);
  // A process group can be ended with all its children.
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
    // npm's shell waits for its script at SIGINT.
    kill(detached ? 'SIGINT' : 'SIGTERM');
    setTimeout(() => kill('SIGKILL'), 5000).unref();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  // npm's shell passes no signals on: its end is the signal.
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
