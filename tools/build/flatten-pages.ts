import { renameSync, rmdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { filesBelow } from './files.ts';

/**
 * Turns `guide/istanbul/index.html` into `guide/istanbul.html`. Hosts serve a folder's index at
 * an address with a slash at the end; ours have none.
 */
export function flattenPages(site: string) {
  for (const file of filesBelow(site, `${sep}index.html`)) {
    const folder = dirname(file);
    if (folder === site) continue;
    renameSync(file, `${folder}.html`);
    removeIfEmpty(folder);
  }
}

function removeIfEmpty(folder: string) {
  try {
    rmdirSync(join(folder));
  } catch {
    // It holds other pages.
  }
}
