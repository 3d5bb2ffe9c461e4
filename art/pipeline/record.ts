/** What the last run made, so that the next one can leave out whatever has not changed. */

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { z } from 'zod';
import { paths } from './settings.ts';

const colours = z.object({ scene: z.string(), accent: z.string(), deep: z.string() });

const entry = z.object({
  /** Of everything the files were made from. */
  hash: z.string(),
  /** File name and hash of what is in it. */
  files: z.record(z.string(), z.string()),
});

const posterEntry = entry.extend({ quality: z.number(), colours });

/** Where the sprite stands, in fractions of the whole scene. */
const place = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const hoverAnimationEntry = entry.extend({ quality: z.number(), width: z.number(), place });

const illustrationEntry = entry.extend({
  quality: z.number(),
  height: z.number(),
  markers: z.number(),
});
const stampEntry = entry.extend({ quality: z.number() });
const plateEntry = entry.extend({ quality: z.number() });
const mapEntry = entry.extend({ quality: z.number() });

const record = z.object({
  /** The files that all pictures were drawn from at the last whole run, and hashes of what is in them. */
  sources: z.record(z.string(), z.string()).default({}),
  posters: z.record(z.string(), posterEntry),
  illustrations: z.record(z.string(), illustrationEntry).default({}),
  stamps: z.record(z.string(), stampEntry).default({}),
  /** `<place>-<hour>` */
  plates: z.record(z.string(), plateEntry).default({}),
  hoverAnimations: z.record(z.string(), hoverAnimationEntry),
  hero: entry.optional(),
  grain: entry.optional(),
  /** Base maps: `map-<layout>-<hour>`. */
  map: z.record(z.string(), mapEntry).default({}),
  /** By the address of the page. */
  share: z.record(z.string(), entry).default({}),
});

export type Colours = z.infer<typeof colours>;
type Entry = z.infer<typeof entry>;
export type PosterEntry = z.infer<typeof posterEntry>;
export type HoverAnimationEntry = z.infer<typeof hoverAnimationEntry>;
export type Rendered = z.infer<typeof record>;

export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

const contentHash = (data: Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 16);

const hashOfFile = (path: string): string | undefined =>
  existsSync(path) ? contentHash(readFileSync(path)) : undefined;

/** Whether the files were made from the same, and hold what was made. */
export const isCurrent = (known: Entry | undefined, hash: string): boolean =>
  known?.hash === hash &&
  Object.entries(known.files).every(
    ([file, made]) => hashOfFile(join(paths.pictures, file)) === made,
  );

/** Every file that decides what a drawing looks like; tests/repository/drawings.test.ts has the same list. */
const sources = [
  'art/{kit,scenes,illustrations,stamps,plates,map}/**/*.ts',
  'art/hero/source/**/*.*',
  'art/pipeline/settings.ts',
  'app/pictures/build/{colour,projection}.ts',
  'app/sight-map/{distance,frames,project}.ts',
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

export const readRecord = (): Rendered =>
  record.parse(
    existsSync(paths.record)
      ? JSON.parse(readFileSync(paths.record, 'utf8'))
      : { posters: {}, hoverAnimations: {} },
  );

const byName = <Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Scenes in the order of their names, however they came to be rendered. */
export function writeRecord(rendered: Rendered): void {
  rendered.posters = byName(rendered.posters);
  rendered.illustrations = byName(rendered.illustrations);
  rendered.stamps = byName(rendered.stamps);
  rendered.plates = byName(rendered.plates);
  rendered.hoverAnimations = byName(rendered.hoverAnimations);
  writeFileSync(paths.record, JSON.stringify(rendered, null, 2) + '\n');
}
