import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Full paths of all files, or of those with one of the endings, sorted. */
export const filesBelow = (folder: string, ...endings: string[]) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => endings.length === 0 || endings.some((ending) => file.endsWith(ending)))
    .toSorted();
