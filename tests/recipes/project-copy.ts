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
import { root } from '../support/project.ts';

/* A copy of what a build reads, and so without art/, for following the recipes of CONTRIBUTING.md in it. */

const copy = mkdtempSync(join(tmpdir(), 'recipes-'));
afterAll(() => rmSync(copy, { recursive: true }), 60_000);
// What the types and the formatter of generated files need besides.
const checked = ['tests', 'playwright.config.ts', 'vitest.config.ts', '.oxfmtrc.json'];
for (const source of [...sources, ...checked]) {
  cpSync(join(root, source), join(copy, source), { recursive: true });
}
// Package by package: what a build keeps in the folder itself is not that of the project.
mkdirSync(join(copy, 'node_modules'));
for (const name of readdirSync(join(root, 'node_modules'))) {
  if (name.startsWith('.') && name !== '.bin') continue;
  symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction');
}

export const readCopy = (file: string) => readFileSync(join(copy, file), 'utf8');

/** A page as the build has written it, without the marks that isolate and join. */
export const pageOf = (address: string) =>
  readCopy(`build/client${address === '/' ? '/index' : address}.html`);

/** @throws {Error} if the edit changes nothing: then the recipe speaks of something that is no more. */
export function edit(file: string, change: (source: string) => string) {
  const before = readCopy(file);
  const after = change(before);
  if (after === before) throw new Error(`The recipe changes nothing in ${file}`);
  writeFileSync(join(copy, file), after);
}

export const create = (file: string, text: string) => writeFileSync(join(copy, file), text);

export const remove = (file: string) => rmSync(join(copy, file));

/** "Copy a neighbour." */
export const copyNeighbour = (from: string, to: string) =>
  cpSync(join(copy, from), join(copy, to), { recursive: true });

/** Runs a command in the copy: what it says if it fails, or nothing. */
function run(...command: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      // Vitest's own would make a build for tests of it.
      NODE_ENV: 'production',
      VITEST: undefined,
      SITE_PACKING: 'quick',
    },
  });
  return status === 0 ? '' : stripVTControlCharacters(stdout + stderr);
}

/** Whether the build has such a file at an address. */
export const isBuilt = (address: string) => existsSync(join(copy, `build/client${address}`));

/** `npm run new`, without the picture that it draws at once: the build does, where it is missing. */
export const begin = (kind: string, id: string) => beginEntry({ kind, id }, copy, '2026-11-20');

/**
 * What the build says of the content: nothing, or every file and field that does not fit. Asked of this
 * project's code, which has most of it in mind already.
 */
export const complaints = () => complaintsIn(join(copy, 'content'));

/** The same of the copy's own code, after a recipe that changes what it asks of the content. */
export const complaintsOfCopy = () => run('tools/build/check-content.ts');

const { scripts } = z
  .object({ scripts: z.object({ build: z.string(), fonts: z.string(), types: z.string() }) })
  .parse(JSON.parse(readCopy('package.json')));

/** `npm run …`: nothing, or what the first step that fails says. */
export function npmRun(script: keyof typeof scripts) {
  for (const step of scripts[script].split(' && ')) {
    const [program = '', ...rest] = step.split(' ');
    const said = program === 'node' ? run(...rest) : run(`node_modules/.bin/${program}`, ...rest);
    if (said) return `${step}\n${said}`;
  }
  return '';
}
