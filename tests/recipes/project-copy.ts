import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll } from 'vitest';
import { z } from 'zod';
import { beginEntry } from '../../tools/new/entry.ts';
import { sources } from '../../tools/run/sources.mjs';
import { complaintsIn } from '../support/content-copy.ts';
import { addMadeUp } from '../support/made-up.ts';
import { root } from '../support/project.ts';

const copy = mkdtempSync(join(tmpdir(), 'recipes-'));
afterAll(() => rmSync(copy, { recursive: true }), 60_000);
// Without the tests, because their types take a third of a check; `tools/` needs two of their files.
const needed = ['.oxfmtrc.json', 'playwright.config.ts', 'tests/browser/support/photos.ts'];
for (const source of [...sources, ...needed]) {
  cpSync(join(root, source), join(copy, source), { recursive: true });
}
// A link for each package: a build writes its caches into node_modules itself.
mkdirSync(join(copy, 'node_modules'));
for (const name of readdirSync(join(root, 'node_modules'))) {
  if (name.startsWith('.') && name !== '.bin') continue;
  symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction');
}

export const readCopy = (file: string) => readFileSync(join(copy, file), 'utf8');

export const pageOf = (address: string) =>
  readCopy(`build/client${address === '/' ? '/index' : address}.html`);

/** @throws {Error} if the edit changes nothing. */
export function edit(file: string, change: (source: string) => string) {
  const before = readCopy(file);
  const after = change(before);
  if (after === before) throw new Error(`The recipe changes nothing in ${file}`);
  writeFileSync(join(copy, file), after);
}

export const create = (file: string, text: string) => writeFileSync(join(copy, file), text);

export const remove = (file: string) => rmSync(join(copy, file));

export const copyNeighbour = (from: string, to: string) =>
  cpSync(join(copy, from), join(copy, to), { recursive: true });

/** Returns the output of a failed command, or an empty string. */
function run(...command: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      // Vitest's values would change the build.
      NODE_ENV: 'production',
      VITEST: undefined,
      SITE_PACKING: 'quick',
    },
  });
  return status === 0 ? '' : stripVTControlCharacters(stdout + stderr);
}

export const isBuilt = (address: string) => existsSync(join(copy, `build/client${address}`));

/** `npm run new` without its picture, which the build draws. */
export const begin = (kind: string, id: string) => beginEntry({ kind, id }, copy, '2026-11-20');

export const addMadeUpToCopy = () => addMadeUp(join(copy, 'content'));

/** By this project's code, which is loaded already. */
export const complaints = () => complaintsIn(join(copy, 'content'));

/** By the copy's code, for recipes that change it. */
export const complaintsOfCopy = () => run('tools/build/check-content.ts');

const { scripts } = z
  .object({ scripts: z.object({ build: z.string(), fonts: z.string(), types: z.string() }) })
  .parse(JSON.parse(readCopy('package.json')));

/** Returns the output of the first failed step, or an empty string. */
export function npmRun(script: keyof typeof scripts) {
  for (const step of scripts[script].split(' && ')) {
    const [program = '', ...rest] = step.split(' ');
    const said = program === 'node' ? run(...rest) : run(`node_modules/.bin/${program}`, ...rest);
    if (said) return `${step}\n${said}`;
  }
  return '';
}
