// @ts-check
import { spawnSync } from 'node:child_process';

const hasApt = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Seconds; without a network apt-get would retry for minutes. */
const timeouts = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync('apt-get', [...timeouts, ...args], {
    env,
    encoding: 'utf8',
    timeout: 5 * 60_000,
  });
  if (status !== 0) console.error(stderr);
  return status === 0;
}

let isUpdated = false;

/**
 * As root on a Debian, installs the first group of packages that exists.
 * @param {string} name @param {string[][]} groups
 */
export function installWithApt(name, ...groups) {
  if (!hasApt()) return;
  console.log(`Installing ${name} with apt-get …`);
  if (!isUpdated) apt('update');
  isUpdated = true;
  groups.some((packages) => apt('install', '-y', ...packages));
}
