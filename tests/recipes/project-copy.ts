import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { z } from 'zod';
import { filesBelow } from '../../tools/build/files.ts';
import { readBuiltSite } from '../support/built-pages.ts';
import { complaintsIn, withField } from '../support/content-copy.ts';
import { copyProject } from '../support/copy-project.ts';
import { addMadeUp } from '../support/made-up.ts';
import { lostLinksIn } from '../support/links.ts';
import { markupFaults } from '../support/markup.ts';
import { putOwnPhoto } from '../support/own-photo.ts';
import { root } from '../support/project.ts';

const { COPY } = process.env;

/** `vitest.config.ts` names a folder for the copy that other tests use too. */
const copy = COPY ? join(root, COPY) : mkdtempSync(join(tmpdir(), 'project-'));
if (!COPY) afterAll(() => rmSync(copy, { recursive: true }), 60_000);

const { run, npmRun } = copyProject(copy);

export { copy, npmRun };

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

export function create(file: string, text: string) {
  mkdirSync(join(copy, file, '..'), { recursive: true });
  writeFileSync(join(copy, file), text);
}

export const remove = (file: string) => rmSync(join(copy, file));

export const copyNeighbour = (from: string, to: string) =>
  cpSync(join(copy, from), join(copy, to), { recursive: true });

const siteSchema = z.record(z.string(), z.unknown());
const list = z.array(z.string());

export const editSite = (change: (site: Record<string, unknown>) => object) =>
  edit('content/site.json', (source) => {
    const site = siteSchema.parse(JSON.parse(source));
    return JSON.stringify({ ...site, ...change(site) }, undefined, 2);
  });

/** Changes the ids of a kind of entries, in their order. */
export const editList = (kind: string, change: (ids: string[]) => string[]) =>
  editSite((site) => ({ [kind]: change(list.parse(site[kind] ?? [])) }));

/** Copies the folder of an entry and adds its id to the list of its kind. */
export function addCopyOf(kind: string, neighbour: string, id: string) {
  copyNeighbour(`content/${kind}/${neighbour}`, `content/${kind}/${id}`);
  editList(kind, (ids) => [...ids, id]);
}

export const setField = (file: string, key: string, value: unknown) =>
  edit(file, withField(key, value));

const built = join(copy, 'build/client');

/** Links of the built copy that lead nowhere, and what is no valid HTML in its Arabic pages. */
export async function faultsOfCopy() {
  const site = readBuiltSite(built);
  const faults = lostLinksIn(site);
  for (const page of site.everyPage.filter(({ locale }) => locale === 'ar')) {
    faults.push(...(await markupFaults(page)).map((fault) => `${page.address}: ${fault}`));
  }
  return faults;
}

/** Addresses of the built files with such a text. */
export const filesSaying = (says: (text: string) => boolean) =>
  filesBelow(built, '.html', '.js', '.json', '.xml', '.txt', '.webmanifest', '.ics')
    .filter((file) => says(readFileSync(file, 'utf8')))
    .map((file) => file.slice(built.length));

export const isInCopy = (file: string) => existsSync(join(copy, file));

export const isBuilt = (address: string) => existsSync(join(copy, `build/client${address}`));

export const addOwnPhoto = (folder: string) => putOwnPhoto(join(copy, folder), 'bay.png');

export const addMadeUpToCopy = () => addMadeUp(join(copy, 'content'));

/** By this project's code, which is loaded already. */
export const complaints = () => complaintsIn(join(copy, 'content'));

/** By the copy's code, for recipes that change it. */
export const complaintsOfCopy = () => run('tools/build/check-content.ts');

/** Faults of the copy's types, a line each: `file:line:column: fault`. */
export const typeFaultsOfCopy = () =>
  run('node_modules/.bin/oxlint', '--type-aware', '--type-check', '--format=unix', 'app', 'tools');
