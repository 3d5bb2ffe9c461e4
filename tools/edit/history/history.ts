import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import {
  type Changes,
  codeOf,
  finishWriting,
  removeUnfinished,
  writeFiles,
  type Disk,
} from './files.ts';
import { filesUnder, folderStore } from './history-folder.ts';
import { gitStore, withoutGit, type WithoutGit } from './history-git.ts';
import { Refusal } from '../refusal.ts';
import { canUndo, outside, type Bytes, type Step, type Store } from './steps.ts';

/* Every change of an owner is a step: a commit where Git can make one, else copies in a folder. */

export type Kept = Step & { in: 'git' | 'folder' };

type Stores = { git: Store | undefined; folder: Store; without: WithoutGit | undefined };

function storesOf(project: string): Stores {
  const without = withoutGit(project);
  const hasGit = without !== 'none' && without !== 'ignored';
  return { git: hasGit ? gitStore(project) : undefined, folder: folderStore(project), without };
}

const pathsIn = (project: string, files: readonly string[]) =>
  files.map((file) => relative(project, resolve(project, file)).replaceAll('\\', '/'));

/** Git, unless it cannot commit now. */
const tryGit = <Value>({ git, without }: Stores, act: (store: Store) => Value) => {
  if (!git || without) return undefined;
  try {
    return { value: act(git) };
  } catch {
    // Another program may hold the index; the folder keeps the step.
    return undefined;
  }
};

/**
 * Keeps what has just been written as a step. `project` is the folder that has content/ in it, `files` are paths in it,
 * `what` is the subject in words.
 */
export function record(
  project: string,
  files: readonly string[],
  what: string,
  old?: ReadonlyMap<string, Bytes>,
): Kept | undefined {
  const stores = storesOf(project);
  const paths = pathsIn(project, files);
  const byGit = tryGit(stores, (git) => git.record(paths, what));
  if (byGit) return byGit.value && { ...byGit.value, in: 'git' };
  const step = stores.folder.record(paths, what, old);
  return step && { ...step, in: 'folder' };
}

/** Keeps files as they are before they are changed, if they were changed elsewhere. */
export function keepBefore(project: string, files: readonly string[]) {
  const stores = storesOf(project);
  const paths = pathsIn(project, files);
  if (!tryGit(stores, (git) => git.catchUp(paths) ?? true)) stores.folder.catchUp(paths);
}

const refusals: Partial<Record<string, 'save.full' | 'save.readOnly'>> = {
  ENOSPC: 'save.full',
  EDQUOT: 'save.full',
  EACCES: 'save.readOnly',
  EPERM: 'save.readOnly',
  EROFS: 'save.readOnly',
};

/** Writes all files or none, and keeps that as a step. @throws {Refusal} if the disk refuses; nothing has changed then. */
export function saveFiles(project: string, changes: Changes, what: string, disk?: Disk) {
  const old = new Map([...changes.keys()].map((file) => [file, bytesOf(project, file)]));
  try {
    keepBefore(project, [...changes.keys()]);
    writeFiles(project, changes, disk);
  } catch (error) {
    const key = refusals[String(codeOf(error))];
    throw key ? new Refusal(key) : error;
  }
  return record(project, [...changes.keys()], what, old);
}

/** When the editor starts. */
export function openHistory(project: string) {
  finishWriting(project);
  removeUnfinished(project);
  const { folder, without } = storesOf(project);
  // Other tools tell the history only after they have written.
  if (without) folder.catchUp(['content']);
}

export type WhereKept = WithoutGit | 'git';

export const whereKept = (project: string): WhereKept => withoutGit(project) ?? 'git';

/** The newest first. */
export function stepsOf(project: string, under: readonly string[], most = 200): Kept[] {
  const { git, folder } = storesOf(project);
  const all = [
    ...(git?.steps(under, most) ?? []).map((step) => ({ ...step, in: 'git' as const })),
    ...folder.steps(under, most).map((step) => ({ ...step, in: 'folder' as const })),
  ];
  return all.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, most);
}

/** @throws {Refusal} for an unknown one: ids come from a request. */
function stepOf(project: string, id: string) {
  const { git, folder } = storesOf(project);
  const store = [git, folder].find((one) => one?.find(id));
  const step = store?.find(id);
  if (!store || !step) throw new Refusal('history.unknown');
  return { store, step };
}

/** Without it there is no site: a step that begins it has all of the content. */
const siteFile = 'content/site.json';

export type Sides = { file: string; before: Bytes; after: Bytes };

/** What a step changed in some files. */
export function sidesOf(project: string, id: string, files?: readonly string[]): Sides[] {
  const { store, step } = stepOf(project, id);
  return step.files
    .filter((file) => !files || files.includes(file))
    .map((file) => ({ file, before: store.before(id, file), after: store.after(id, file) }));
}

/** Files of an entry as they were after a step. */
function stateAt(project: string, id: string, under: readonly string[]): Map<string, Bytes> {
  const { store } = stepOf(project, id);
  const files = under.flatMap((one) => store.listed(id, one));
  return new Map(files.map((file) => [file, store.after(id, file)]));
}

/** @throws {Refusal} if a file has been changed since, which would be lost, or was there before the editor. */
export function undo(project: string, id: string, what: string) {
  const { step } = stepOf(project, id);
  // A change outside the editor is also the first that the history knows of a file.
  const isKept = ({ before }: Sides) => step.what === outside && before === undefined;
  const sides = sidesOf(project, id).filter((one) => !isKept(one));
  const isWhole = sides.some(({ file, before }) => file === siteFile && before === undefined);
  if (!canUndo(step) || sides.length === 0 || isWhole) throw new Refusal('history.stays');
  const isNew = sides.some(({ file, after }) => !isSame(bytesOf(project, file), after));
  if (isNew) throw new Refusal('history.changedSince');
  return saveFiles(project, new Map(sides.map(({ file, before }) => [file, before])), what);
}

/** The files of an entry, to the last byte. */
export function backTo(project: string, id: string, under: readonly string[], what: string) {
  const state = stateAt(project, id, under);
  if (state.size === 0) throw new Refusal('history.unknown');
  const now = under.flatMap((one) => filesUnder(project, one));
  const gone = now.filter((file) => !state.has(file)).map((file) => [file, undefined] as const);
  return saveFiles(project, new Map([...state, ...gone]), what);
}

const bytesOf = (project: string, file: string): Bytes => {
  const path = join(project, file);
  return existsSync(path) ? readFileSync(path) : undefined;
};

const isSame = (one: Bytes, other: Bytes) =>
  one && other ? Buffer.compare(one, other) === 0 : one === other;
