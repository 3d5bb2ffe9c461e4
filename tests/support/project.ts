import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesBelow } from '../../tools/build/files.ts';

export const root = join(import.meta.dirname, '../..');

export const read = (path: string) => readFileSync(join(root, path), 'utf8');

export const exists = (path: string) => existsSync(join(root, path));

/** Relative to the root, with slashes on Windows too. */
export const filesIn = (folders: readonly string[], ...endings: string[]) =>
  folders
    .filter(exists)
    .flatMap((folder) =>
      statSync(join(root, folder)).isFile()
        ? [folder]
        : filesBelow(join(root, folder), ...endings).map((file) =>
            relative(root, file).replaceAll(sep, '/'),
          ),
    );

/** "file:line: text" for every line of the files that matches. */
export const linesMatching = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
