// @ts-check
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { npm, root, secondsSince } from './npm.mjs';
import { sources } from './sources.mjs';

/** One of the last files that a build writes. */
const built = 'build/client/_redirects';

/**
 * An unpacked file keeps an old `mtime`; in a copied project every `ctime` is new.
 * @typedef {'mtimeMs' | 'ctimeMs'} Clock
 * @type {Clock[]}
 */
const clocks = ['mtimeMs', 'ctimeMs'];

/** @param {string} path @param {Clock} clock */
const changed = (path, clock) => statSync(path, { throwIfNoEntry: false })?.[clock] ?? 0;

/** Removing a file changes its folder. @param {string} path @param {Clock} clock */
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
    console.error('The site could not be built; see above for the reason.');
    process.exit(1);
  }
  console.log(`Built in ${secondsSince(start)}.`);
}

await install();
await build();
const { code } = await npm(['run', 'serve', '--silent'], { show: true });
process.exitCode = code;
