// @ts-check
import { spawnSync } from 'node:child_process';

const hasApt = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Installs the first of these packages that there is, on a Debian whose root this is.
 * @param {string} what For the visitor of the terminal.
 * @param {string[][]} choices Each what belongs together.
 */
export function installWithApt(what, ...choices) {
  if (!hasApt()) return;
  console.log(`Installing ${what} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const apt = (...args) => {
    const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status !== 0) console.error(stderr);
    return status === 0;
  };
  apt('update');
  choices.some((packages) => apt('install', '-y', ...packages));
}
