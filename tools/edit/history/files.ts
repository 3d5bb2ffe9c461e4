import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

/* Several files are written all or none, also where the process is killed or the disk is full. */

/** Contents by paths from the project's root; `undefined` deletes a file. */
export type Changes = ReadonlyMap<string, Uint8Array | string | undefined>;

export type Disk = Pick<
  typeof fs,
  | 'openSync'
  | 'writeSync'
  | 'fsyncSync'
  | 'closeSync'
  | 'renameSync'
  | 'rmSync'
  | 'mkdirSync'
  | 'rmdirSync'
>;

/** Of this project, beside content/; Git ignores it. */
export const keptFolder = '.history';

const journalSchema = z.array(z.object({ file: z.string(), to: z.enum(['written', 'deleted']) }));
type Journal = z.infer<typeof journalSchema>;

const journalOf = (project: string) => join(project, keptFolder, 'saving.json');

/** In the same folder, so that a rename does not copy; a reader of content/ skips names with a dot. */
const besideOf = (path: string) => join(dirname(path), `.${basename(path)}.saving`);

/** Behind symbolic links. */
const placeOf = (project: string, file: string) => {
  const path = join(project, file);
  return fs.existsSync(path) ? fs.realpathSync(path) : path;
};

function writeWhole(disk: Disk, path: string, content: Uint8Array | string, mode?: number) {
  const data = Buffer.from(content);
  const handle = disk.openSync(path, 'w', mode);
  try {
    let written = 0;
    while (written < data.length) written += disk.writeSync(handle, data, written);
    disk.fsyncSync(handle);
  } finally {
    disk.closeSync(handle);
  }
}

export function ignoreKept(project: string) {
  const file = join(project, keptFolder, '.gitignore');
  if (fs.existsSync(file)) return;
  fs.mkdirSync(dirname(file), { recursive: true });
  fs.writeFileSync(file, '*\n');
}

/** Removes folders that a deletion emptied. */
function removeEmpty(disk: Disk, project: string, file: string) {
  let folder = dirname(join(project, file));
  while (folder.length > project.length && fs.existsSync(folder)) {
    if (fs.readdirSync(folder).length > 0) return;
    disk.rmdirSync(folder);
    folder = dirname(folder);
  }
}

function apply(disk: Disk, project: string, journal: Journal) {
  for (const { file, to } of journal) {
    const path = placeOf(project, file);
    const beside = besideOf(path);
    if (to === 'deleted') {
      disk.rmSync(path, { force: true });
      removeEmpty(disk, project, file);
    } else if (fs.existsSync(beside)) renameOnce(disk, beside, path);
  }
}

/** The build may be completing the same saving. */
function renameOnce(disk: Disk, from: string, to: string) {
  try {
    disk.renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Completes a saving that was interrupted after everything had been written. */
export function finishWriting(project: string) {
  const file = journalOf(project);
  if (!fs.existsSync(file)) return;
  apply(fs, project, journalSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))));
  fs.rmSync(file, { force: true });
}

/** What an interrupted saving had written before it was complete. */
export function removeUnfinished(project: string) {
  const content = join(project, 'content');
  for (const entry of fs.readdirSync(content, { recursive: true, withFileTypes: true })) {
    if (/^\..*\.saving$/.test(entry.name)) fs.rmSync(join(entry.parentPath, entry.name));
  }
}

/** @throws {Error} of the disk, after which every file is as it was. */
export function writeFiles(project: string, changes: Changes, disk: Disk = fs) {
  ignoreKept(project);
  const journal = journalOf(project);
  const before = new Map<string, Buffer | undefined>();
  const prepared: string[] = [];
  let started = false;
  try {
    for (const [file, content] of changes) {
      const path = placeOf(project, file);
      const known = fs.existsSync(path);
      before.set(file, known ? fs.readFileSync(path) : undefined);
      if (content === undefined) continue;
      disk.mkdirSync(dirname(path), { recursive: true });
      prepared.push(besideOf(path));
      writeWhole(disk, besideOf(path), content, known ? fs.statSync(path).mode : undefined);
    }
    const steps: Journal = [...changes].map(([file, content]) => ({
      file,
      to: content === undefined ? 'deleted' : 'written',
    }));
    prepared.push(`${journal}.new`);
    writeWhole(disk, `${journal}.new`, JSON.stringify(steps));
    started = true;
    disk.renameSync(`${journal}.new`, journal);
    apply(disk, project, steps);
  } catch (error) {
    if (started) restore(project, before);
    fs.rmSync(journal, { force: true });
    for (const path of prepared) fs.rmSync(path, { force: true });
    for (const file of changes.keys()) removeEmpty(fs, project, file);
    throw error;
  }
  fs.rmSync(journal, { force: true });
}

function restore(project: string, before: ReadonlyMap<string, Buffer | undefined>) {
  for (const [file, content] of before) {
    const path = placeOf(project, file);
    const now = fs.existsSync(path) ? fs.readFileSync(path) : undefined;
    if (content === undefined) fs.rmSync(path, { force: true });
    else if (!now?.equals(content)) {
      fs.mkdirSync(dirname(path), { recursive: true });
      fs.writeFileSync(path, content);
    }
  }
}
