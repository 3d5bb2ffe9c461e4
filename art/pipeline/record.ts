/** What the last run made, so that the next one can leave out whatever has not changed. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { paths } from './settings.ts';

const colours = z.object({ scene: z.string(), accent: z.string(), deep: z.string() });

const entry = z.object({
  /** Of everything the files were made from. */
  hash: z.string(),
  /** File name and size in bytes. */
  files: z.record(z.string(), z.number()),
});

const posterEntry = entry.extend({
  quality: z.number(),
  colours,
  /** Nobody has drawn the place yet. */
  standIn: z.literal(true).optional(),
});

/** Where the sprite stands, in fractions of the whole scene. */
const place = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const hoverAnimationEntry = entry.extend({ quality: z.number(), width: z.number(), place });

const illustrationEntry = entry.extend({
  quality: z.number(),
  height: z.number(),
  markers: z.number(),
});
const mapEntry = entry.extend({ quality: z.number() });

const record = z.object({
  posters: z.record(z.string(), posterEntry),
  illustrations: z.record(z.string(), illustrationEntry).default({}),
  hoverAnimations: z.record(z.string(), hoverAnimationEntry),
  hero: entry.optional(),
  grain: entry.optional(),
  /** Plates of the map: `map-<layout>-<hour>`. */
  map: z.record(z.string(), mapEntry).default({}),
  /** By the address of the page. */
  share: z.record(z.string(), entry).default({}),
});

export type Colours = z.infer<typeof colours>;
type Entry = z.infer<typeof entry>;
export type PosterEntry = z.infer<typeof posterEntry>;
export type HoverAnimationEntry = z.infer<typeof hoverAnimationEntry>;
export type Rendered = z.infer<typeof record>;

export function hashOf(...sources: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source).update('\0');
  return hash.digest('hex').slice(0, 16);
}

export const isCurrent = (known: Entry | undefined, hash: string): boolean =>
  known?.hash === hash &&
  Object.keys(known.files).every((file) => existsSync(join(paths.pictures, file)));

/** Writes pictures and says what was written, as a record keeps it. */
export function save(pictures: ReadonlyMap<string, Buffer>): Record<string, number> {
  const files: Record<string, number> = {};
  for (const [file, data] of pictures) {
    const path = join(paths.pictures, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
    files[file] = data.length;
  }
  return files;
}

export const readRecord = (): Rendered =>
  existsSync(paths.record)
    ? record.parse(JSON.parse(readFileSync(paths.record, 'utf8')))
    : { posters: {}, illustrations: {}, hoverAnimations: {}, map: {}, share: {} };

const byName = <Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Scenes in the order of their names, however they came to be rendered. */
export function writeRecord(rendered: Rendered): void {
  rendered.posters = byName(rendered.posters);
  rendered.illustrations = byName(rendered.illustrations);
  rendered.hoverAnimations = byName(rendered.hoverAnimations);
  writeFileSync(paths.record, JSON.stringify(rendered, null, 2) + '\n');
}
