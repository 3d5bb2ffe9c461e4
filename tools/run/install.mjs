// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { npm, root, secondsSince } from './npm.mjs';

/** @typedef {{ version?: string, optional?: boolean }} Package */

/** @param {string} file @returns {Record<string, Package>} Packages by folder. */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** The project's own Node, which the package's install script downloads. */
const hasNode = () =>
  existsSync(
    join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node'),
  );

function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([folder, { version, optional }]) => {
      if (folder === '') return true;
      const found = installed[folder];
      // Optional packages are for other platforms.
      return found ? found.version === version : optional === true;
    },
  );
}

/** Without node_modules/.bin, whose Node npm may replace while it runs. */
const outerPath = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter);

/** `npm ci` fails where a registry lacks packages for other platforms; `npm install` takes the same versions. */
const commands = [['ci'], ['install', '--no-save']];

/** @param {string[]} reasons @returns {never} */
function giveUp(...reasons) {
  console.error(reasons.join('\n'));
  process.exit(1);
}

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
