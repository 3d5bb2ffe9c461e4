// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * `npm start` and `npm test` begin here, on the machine's Node and without packages: npm installs what is
 * missing, and the rest runs on the project's Node.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const isWindows = process.platform === 'win32';
const node = join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node');

/** @param {string} reason @returns {never} */
function giveUp(reason) {
  console.error(reason);
  process.exit(1);
}

/** Without node_modules/.bin, whose Node npm may replace while it runs. */
const outerPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  .join(delimiter);

function install() {
  const version = process.versions.node;
  if (Number(version.split('.')[0]) < 20) giveUp(`Node ${version} is too old; 20 is needed.`);
  if (!existsSync(node)) console.log('Installing packages (about a minute, once) …');
  // `npm ci` fails where a registry lacks packages for other platforms; this takes the same versions.
  const { status } = spawnSync('npm', ['install', '--no-save', '--loglevel=error', '--silent'], {
    cwd: root,
    env: { ...process.env, PATH: outerPath },
    shell: isWindows,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) giveUp('The packages could not be installed: `npm install` says why.');
  // npm may be told not to run install scripts.
  if (!existsSync(node)) giveUp('Run once: npm rebuild node --ignore-scripts=false');
}

install();

const [script = '', ...rest] = process.argv.slice(2);
const child = spawn(node, [join(root, 'tools/run', script), ...rest], {
  cwd: root,
  stdio: 'inherit',
});
const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
process.on('SIGINT', pass).on('SIGTERM', pass);
// npm's shell passes no signals on: its end is the signal.
const shell = process.ppid;
const watch = setInterval(() => process.ppid !== shell && pass('SIGTERM'), 250);
child.on('exit', (code) => {
  clearInterval(watch);
  process.exitCode = code ?? 1;
});
