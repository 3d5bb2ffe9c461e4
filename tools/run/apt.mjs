// @ts-check
import { spawnSync } from 'node:child_process';

/** Without a network apt-get would retry for minutes. */
const options = ['-y', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/** @param {string[]} args */
const apt = (...args) =>
  spawnSync('apt-get', [...options, ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 5 * 60_000,
  }).status === 0;

/** As root on a Debian, installs the first of the packages that exists. @param {string[]} packages */
export function installWithApt(...packages) {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing ${packages[0]} with apt-get …`);
  if (apt('update')) packages.some((name) => apt('install', name));
}
