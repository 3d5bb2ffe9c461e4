import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { beginEntry } from '../../tools/new/entry.ts';
import { checks } from '../../tools/publish/checks/all.ts';
import { checkMarkup } from '../../tools/publish/checks/markup.ts';
import { readBuiltSite } from '../../tools/publish/checks/built-pages.ts';
import { complaintsIn } from '../support/content-copy.ts';
import { copyProject } from '../support/copy-project.ts';
import { addMadeUp } from '../support/made-up.ts';
import { putOwnPhoto } from '../support/own-photo.ts';

const { folder: copy, run, npmRun } = copyProject();
afterAll(() => rmSync(copy, { recursive: true }), 60_000);

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

export const create = (file: string, text: string) => writeFileSync(join(copy, file), text);

export const remove = (file: string) => rmSync(join(copy, file));

export const copyNeighbour = (from: string, to: string) =>
  cpSync(join(copy, from), join(copy, to), { recursive: true });

const validated = new Set<string>();

/** What `publish:check` finds in the built copy; HTML that was validated before is not validated again. */
export async function findings() {
  const site = readBuiltSite(join(copy, 'build/client'));
  const unknown = site.everyPage.filter(({ html }) => !validated.has(html));
  for (const { html } of unknown) validated.add(html);
  const found = [];
  for (const { run: check } of checks) {
    const isMarkup = check === checkMarkup;
    found.push(...(await check(isMarkup ? { ...site, everyPage: unknown } : site)));
  }
  return found;
}

export const isBuilt = (address: string) => existsSync(join(copy, `build/client${address}`));

/** `npm run new` without its picture, which the build draws. */
export const begin = (kind: string, id: string) => beginEntry({ kind, id }, copy, '2026-11-20');

export const addOwnPhoto = () => putOwnPhoto(join(copy, 'content'), 'bay.png');

export const addMadeUpToCopy = () => addMadeUp(join(copy, 'content'));

/** By this project's code, which is loaded already. */
export const complaints = () => complaintsIn(join(copy, 'content'));

/** By the copy's code, for recipes that change it. */
export const complaintsOfCopy = () => run('tools/build/check-content.ts');
