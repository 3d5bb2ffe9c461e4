// @ts-check
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { npm, root, secondsSince } from './npm.mjs';
import { sources } from './sources.mjs';

/* `npm start`: installs and builds what is missing or old, then serves the site. */

/** Among the last things that a build writes. */
const built = 'build/client/_redirects';

/**
 * Two clocks: a file unpacked with its old time is new by the second one only, and a project that
 * was copied as a whole shows by the first one only that its build is old.
 * @typedef {'mtimeMs' | 'ctimeMs'} Clock
 * @type {Clock[]}
 */
const clocks = ['mtimeMs', 'ctimeMs'];

/**
 * @param {string} path
 * @param {Clock} clock
 */
const changed = (path, clock) => statSync(path, { throwIfNoEntry: false })?.[clock] ?? 0;

/**
 * @param {string} path A file, or a folder, which changes itself when a file in it is removed.
 * @param {Clock} clock
 */
function lastChange(path, clock) {
  const entries = statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
    : [];
  return Math.max(
    changed(path, clock),
    ...entries.map((entry) => changed(join(path, entry), clock)),
  );
}

const isBuilt = () =>
  clocks.every((clock) => {
    const time = changed(join(root, built), clock);
    return sources.every((source) => lastChange(join(root, source), clock) < time);
  });

async function build() {
  if (isBuilt()) return;
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
