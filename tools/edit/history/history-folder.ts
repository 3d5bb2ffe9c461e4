import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { ignoreKept, keptFolder } from './files.ts';
import { type Bytes, asFound, isUnder, outside, type Step, type Store } from './steps.ts';

/* Without Git: each content once, by its hash, and each step with the hashes before and after it. */

const treeSchema = z.record(z.string(), z.string());
type Tree = z.infer<typeof treeSchema>;

const stepSchema = z.object({
  id: z.string(),
  at: z.string(),
  who: z.string(),
  what: z.string(),
  files: z.array(z.string()),
  /** Hashes of all files of the entries that the step changes. */
  before: treeSchema,
  after: treeSchema,
});
type KeptStep = z.infer<typeof stepSchema>;

const kept = { steps: 300, days: 400 };
const day = 86_400_000;

/** `content/destinations/ephesus/tr.md` → `content/destinations/ephesus`; other files themselves */
const unitOf = (file: string) => (file.split('/').length > 3 ? dirname(file) : file);

export function filesUnder(project: string, under: string): string[] {
  const path = join(project, under);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [under];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(project, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

export function folderStore(project: string): Store {
  const folder = join(project, keptFolder);
  const stepsFolder = join(folder, 'steps');
  const objects = join(folder, 'objects');
  const stateFile = join(folder, 'state.json');
  ignoreKept(project);
  for (const path of [stepsFolder, objects]) mkdirSync(path, { recursive: true });

  const objectOf = (hash: string) => join(objects, hash);
  function keep(bytes: Uint8Array): string {
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (!existsSync(objectOf(hash))) writeFileSync(objectOf(hash), bytes);
    return hash;
  }
  const bytesOf = (hash: string | undefined): Bytes =>
    hash !== undefined && existsSync(objectOf(hash)) ? readFileSync(objectOf(hash)) : undefined;

  const treeOf = (units: Iterable<string>): Tree =>
    Object.fromEntries(
      [...units]
        .flatMap((one) => filesUnder(project, one))
        .map((file) => [file, keep(readFileSync(join(project, file)))]),
    );

  const readState = (): Tree =>
    existsSync(stateFile) ? treeSchema.parse(JSON.parse(readFileSync(stateFile, 'utf8'))) : {};

  function* all(): Generator<KeptStep> {
    for (const name of readdirSync(stepsFolder).toSorted().toReversed()) {
      const { data } = stepSchema.safeParse(
        JSON.parse(readFileSync(join(stepsFolder, name), 'utf8')),
      );
      if (data) yield data;
    }
  }
  const find = (id: string) => all().find((step) => step.id === id);

  function record(
    files: readonly string[],
    what: string,
    old?: ReadonlyMap<string, Bytes>,
  ): Step | undefined {
    const units = new Set(files.map(unitOf));
    const state = readState();
    const inUnits = Object.entries(state).filter(([file]) => isUnder(file, [...units]));
    const after = treeOf(units);
    // With `old`, all other files of the entry are as they were.
    const before: Tree = { ...(old && after), ...Object.fromEntries(inUnits) };
    for (const [file, bytes] of old ?? []) {
      if (bytes) before[file] = keep(bytes);
      else delete before[file];
    }
    const rest = Object.entries(state).filter(([file]) => !isUnder(file, [...units]));
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (file) => before[file] !== after[file],
    );
    if (changed.length === 0) return undefined;
    const at = new Date().toISOString();
    const number = String(readdirSync(stepsFolder).length).padStart(6, '0');
    const id = `${at.replaceAll(/\D/g, '')}-${number}`;
    const step = { id, at, who: userInfo().username, what, files: changed, before, after };
    writeFileSync(join(stepsFolder, `${id}.json`), JSON.stringify(step));
    writeFileSync(stateFile, JSON.stringify({ ...Object.fromEntries(rest), ...after }));
    prune();
    return step;
  }

  /** Old steps go, and contents that no step has any more. */
  function prune() {
    const names = readdirSync(stepsFolder).toSorted();
    const oldest = new Date(Date.now() - kept.days * day).toISOString().replaceAll(/\D/g, '');
    const gone = names.slice(0, -kept.steps).filter((name) => name < oldest);
    if (gone.length === 0) return;
    for (const name of gone) rmSync(join(stepsFolder, name));
    const used = new Set([
      ...Object.values(readState()),
      ...all().flatMap(({ before, after }) => [...Object.values(before), ...Object.values(after)]),
    ]);
    for (const hash of readdirSync(objects)) if (!used.has(hash)) rmSync(objectOf(hash));
  }

  return {
    record,
    find,
    catchUp(files) {
      const known = Object.keys(readState());
      for (const unit of new Set(files.map(unitOf))) {
        record([unit], known.some((file) => isUnder(file, [unit])) ? outside : asFound);
      }
    },
    steps: (under, most) => [
      ...all()
        .filter(({ files }) => files.some((file) => isUnder(file, under)))
        .take(most),
    ],
    before: (step, file) => bytesOf(find(step)?.before[file]),
    after: (step, file) => bytesOf(find(step)?.after[file]),
    listed: (step, under) =>
      Object.keys(find(step)?.after ?? {}).filter((file) => isUnder(file, [under])),
  };
}
