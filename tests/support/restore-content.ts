import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../../tools/build/files.ts';
import { root } from './project.ts';

const content = join(root, 'content');
const files = new Map(
  filesBelow(content).map((file) => [relative(content, file), readFileSync(file)] as const),
);

/** Makes a folder as content/ is; only what differs is written, because a whole copy takes ten times as long. */
export function restoreContent(folder: string) {
  const here = new Set(
    existsSync(folder) ? filesBelow(folder).map((file) => relative(folder, file)) : [],
  );
  for (const file of here) if (!files.has(file)) rmSync(join(folder, file));
  for (const [file, bytes] of files) {
    const path = join(folder, file);
    if (here.has(file) && readFileSync(path).equals(bytes)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}
