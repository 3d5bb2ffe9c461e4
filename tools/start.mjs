// @ts-check
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { npm, root, secondsSince } from './npm.mjs';

/* `npm start`: installs and builds what is missing or old, then serves the site. */

const sources = [
  'content',
  'app',
  'public',
  'tools',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Among the last things that a build writes. */
const built = 'build/client/_redirects';

/** @param {string} path When the file was changed, or never. */
const changed = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * @param {string} path A file, or a folder, which changes itself when a file in it is removed.
 * @returns {number} The latest change in it.
 */
function lastChange(path) {
  const entries = statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
    : [];
  return Math.max(changed(path), ...entries.map((entry) => changed(join(path, entry))));
}

async function build() {
  const last = Math.max(...sources.map((source) => lastChange(join(root, source))));
  if (changed(join(root, built)) > last) return;
  console.log('Building the site …');
  const start = performance.now();
  const { ok, output } = await npm(['run', 'build']);
  if (!ok) {
    console.error(output);
    console.error('The site could not be built; the reason stands above.');
    process.exit(1);
  }
  console.log(`Built in ${secondsSince(start)}.`);
}

await install();
await build();
const { code } = await npm(['run', 'serve', '--silent'], { show: true });
process.exitCode = code;
