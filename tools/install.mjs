// @ts-check
import { readFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
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
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin').replaceAll('/', sep)))
    .join(delimiter);

/** Installs what package-lock.json asks for, if that is not there yet. */
export async function install() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(`Node ${process.versions.node} is too old: version 20 or newer is needed.`);
    process.exit(1);
  }
  if (isInstalled()) return;

  console.log('Installing packages (about a minute, once) …');
  const start = performance.now();
  const { ok, output } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: { PATH: outerPath() },
  });
  if (ok) {
    console.log(`Installed in ${secondsSince(start)}.`);
    return;
  }
  console.error(output);
  console.error(
    'The packages could not be installed; npm says why above. If it is not the network, delete ' +
      'the folder node_modules and try again.',
  );
  process.exit(1);
}
