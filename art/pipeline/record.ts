/** What the last run made, so that the next one can leave out whatever has not changed. */

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { z } from 'zod';
import { kinds } from './masters.ts';
import { paths } from './settings.ts';

const entry = z.object({
  /** Of everything the files were made from. */
  hash: z.string(),
  /** File name and hash of what is in it. */
  files: z.record(z.string(), z.string()),
});
const encoded = entry.extend({ quality: z.number() });
/** `place`: where the sprite stands, in fractions of the whole scene. */
const hoverEntry = encoded.extend({
  width: z.number(),
  place: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
});

const record = z.object({
  /** The files that all pictures were made from at the last whole run, and hashes of what is in them. */
  sources: z.record(z.string(), z.string()).default({}),
  scenes: z.record(z.string(), encoded).default({}),
  hover: z.record(z.string(), hoverEntry).default({}),
  illustrations: z.record(z.string(), encoded).default({}),
  stamps: z.record(z.string(), encoded).default({}),
  plates: z.record(z.string(), encoded).default({}),
  map: z.record(z.string(), encoded).default({}),
  hero: entry.optional(),
  /** By the address of the page. */
  share: z.record(z.string(), entry).default({}),
});

type Entry = z.infer<typeof entry>;
export type HoverEntry = z.infer<typeof hoverEntry>;
export type Rendered = z.infer<typeof record>;

export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

const contentHash = (data: Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 16);

/** Whether the files were made from the same, and hold what was made. */
export const isCurrent = (known: Entry | undefined, hash: string): boolean =>
  known?.hash === hash &&
  Object.entries(known.files).every(([file, made]) => {
    const path = join(paths.pictures, file);
    return existsSync(path) && contentHash(readFileSync(path)) === made;
  });

/** Every file that decides what a picture looks like; tests/repository/drawings.test.ts has the same list. */
const sources = [
  'art/{scenes,scenes/hover,illustrations,stamps,plates,map}/*.{svg,json}',
  'art/hero/source/**/*.*',
  'art/{hero,pipeline}/settings.ts',
];

export const hashesOfSources = (): Record<string, string> =>
  Object.fromEntries(
    globSync(sources, { cwd: paths.root })
      .map((file) => file.replaceAll(sep, '/'))
      .toSorted()
      .map((file) => [file, contentHash(readFileSync(join(paths.root, file)))]),
  );

/** Writes pictures and says what was written, as a record keeps it. */
export function save(pictures: ReadonlyMap<string, Buffer>): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [file, data] of pictures) {
    const path = join(paths.pictures, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
    files[file] = contentHash(data);
  }
  return files;
}

/** Removes files that are no longer made. */
export function remove(files: Iterable<string>): void {
  for (const file of files) rmSync(join(paths.pictures, file), { force: true });
}

export const readRecord = (): Rendered =>
  record.parse(existsSync(paths.record) ? JSON.parse(readFileSync(paths.record, 'utf8')) : {});

const byName = <Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Pictures in the order of their names, however they came to be rendered. */
export function writeRecord(rendered: Rendered): void {
  for (const kind of kinds) rendered[kind] = byName(rendered[kind]);
  rendered.hover = byName(rendered.hover);
  writeFileSync(paths.record, JSON.stringify(rendered, null, 2) + '\n');
}
