import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build reads. */
export const sources = [
  'app',
  'astro.config.ts',
  'content',
  'package-lock.json',
  'package.json',
  'public',
  'tools',
  'tsconfig.json',
];

type Clock = 'mtimeMs' | 'ctimeMs';

const changed = (path: string, clock: Clock) =>
  statSync(path, { throwIfNoEntry: false })?.[clock] ?? 0;

/** Removing a file changes its folder. */
function lastChange(path: string, clock: Clock) {
  const entries = statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
    : [];
  return Math.max(
    changed(path, clock),
    ...entries.map((entry) => changed(join(path, entry), clock)),
  );
}

/** By both clocks: an unpacked file keeps an old `mtime`; in a copied project every `ctime` is new. */
export const isNewer = (file: string, than: readonly string[]) =>
  (['mtimeMs', 'ctimeMs'] as const).every((clock) => {
    const time = changed(file, clock);
    return than.every((path) => lastChange(path, clock) < time);
  });
