import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtSite, requireBuild } from '../../build/built-site.ts';
import { buildBase } from './base.ts';
import { findChanges } from './changes.ts';
import { writeSheets } from './sheets.ts';
import { choose } from './shots.ts';
import { root } from '../../run/npm.mjs';
import { serveFolder } from '../../serve/serve-folder.ts';

/*
 * `npm run look`: photographs the built site and lays the photographs side by side, for the eye.
 * `npm run look -- --against main` compares them with the build of where this branch left another
 * one, and fails if anything looks different. A wish may be given several times:
 * `npm run look -- --only home --only guide --width 390`.
 */

const several = { type: 'string', multiple: true } as const;

const { values } = parseArgs({
  options: {
    only: several,
    locale: several,
    width: several,
    theme: several,
    full: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});
const { against, full, ...wishes } = values;
const choice = choose(wishes);

requireBuild();

const folder = join(root, 'test-results/look');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

async function showChanges(ref: string) {
  const base = await buildBase(ref);
  try {
    await using was = await serveFolder(base.site);
    await using is = await serveFolder(builtSite);
    const name = `${ref} (${base.commit.slice(0, 7)})`;
    const changes = await findChanges(was, is, { choice, folder, base: name });
    if (changes.length > 0) process.exitCode = 1;
  } finally {
    base.remove();
  }
}

async function showSheets() {
  await using site = await serveFolder(builtSite);
  await writeSheets(site.origin, { choice, folder, full });
}

await (against === undefined ? showSheets() : showChanges(against));
console.log(`It is all in ${folder}`);
