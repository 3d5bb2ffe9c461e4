import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { Refusal } from '../edit/refusal.ts';
import type { Sending } from './sending.ts';

const isWithin = (inner: string, outer: string) => !relative(outer, inner).startsWith('..');

const isSite = (files: readonly string[]) =>
  files.includes('index.html') && files.includes('sw.js');

/** Copied beside it first and then exchanged, so that no visitor meets half of a site. */
export function sendToFolder(name: string, { site, folder: project }: Sending) {
  const folder = resolve(project, name);
  if (isWithin(project, folder) || isWithin(folder, project)) {
    throw new Refusal('publish.folderInside', { folder });
  }
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length > 0 && !isSite(files)) throw new Refusal('publish.folderTaken', { folder });
  const [next, before] = [`${folder}.next`, `${folder}.before`];
  try {
    mkdirSync(dirname(folder), { recursive: true });
    rmSync(next, { recursive: true, force: true });
    cpSync(site, next, { recursive: true });
    rmSync(before, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, before);
    try {
      renameSync(next, folder);
    } catch (error) {
      if (existsSync(before)) renameSync(before, folder);
      throw error;
    }
    rmSync(before, { recursive: true, force: true });
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    const said = error instanceof Error ? error.message : '';
    throw new Refusal('publish.failed.folder', { folder, said });
  }
  return folder;
}
