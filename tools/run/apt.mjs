// @ts-check
import { spawnSync } from 'node:child_process';

const hasApt = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Without a network it is to give up soon. */
const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync('apt-get', [...patience, ...args], {
    env,
    encoding: 'utf8',
    timeout: 5 * 60_000,
  });
  if (status !== 0) console.error(stderr);
  return status === 0;
}

let isUpdated = false;

/**
 * Installs the first of these packages that there is, on a Debian whose root this is.
 * @param {string} what For the visitor of the terminal.
 * @param {string[][]} choices Each what belongs together.
 */
export function installWithApt(what, ...choices) {
  if (!hasApt()) return;
  console.log(`Installing ${what} with apt-get …`);
  if (!isUpdated) apt('update');
  isUpdated = true;
  choices.some((packages) => apt('install', '-y', ...packages));
}
