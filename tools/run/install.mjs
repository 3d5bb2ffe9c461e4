// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { npm, root, secondsSince } from './npm.mjs';

/** @typedef {{ version?: string, optional?: boolean }} Package */

/**
 * @param {string} file
 * @returns {Record<string, Package>} Packages by their folder.
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** The Node that everything after this runs on: an install script of its package fetches it. */
const hasNode = () =>
  existsSync(
    join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node'),
  );

/** npm's own note of what it has installed, against what package-lock.json asks for. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([folder, { version, optional }]) => {
      if (folder === '') return true;
      const found = installed[folder];
      // Optional ones are for other kinds of machines.
      return found ? found.version === version : optional === true;
    },
  );
}

/** Without node_modules/.bin: npm must not run on the very Node that it is about to replace. */
const outerPath = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter);

/**
 * `npm ci` refuses a package-lock.json that lacks packages for other kinds of machines, which
 * happens where a registry does not have them; `npm install` takes the same versions from it.
 */
const commands = [['ci'], ['install', '--no-save']];

/**
 * @param {string[]} reasons
 * @returns {never}
 */
function giveUp(...reasons) {
  console.error(reasons.join('\n'));
  process.exit(1);
}

/** Installs what package-lock.json asks for, if that is not there yet. */
export async function install() {
  const version = process.versions.node;
  if (Number(version.split('.')[0]) < 20) giveUp(`Node ${version} is too old; 20 is needed.`);
  if (isInstalled() && hasNode()) return;

  console.log('Installing packages (about a minute, once) …');
  const start = performance.now();
  for (const [index, command] of commands.entries()) {
    const { ok, output } = await npm([...command, '--no-audit', '--no-fund', '--loglevel=error'], {
      env: { PATH: outerPath() },
    });
    if (ok) break;
    if (index < commands.length - 1) continue;
    giveUp(
      output,
      'The packages could not be installed; npm says why above.',
      'If it is not the network, delete the folder node_modules and try again.',
    );
  }
  if (!hasNode()) {
    giveUp(
      'The Node of this project is missing: npm is told not to run install scripts. Run once:',
      'npm rebuild node --ignore-scripts=false',
    );
  }
  console.log(`Installed in ${secondsSince(start)}.`);
}
