import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compress } from '../../build/compress.ts';
import { filesBelow } from '../../build/files.ts';

/** Scripts, fonts of their own and everything that is asked for ahead. */
const beyondFirstView =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(?:stylesheet|preload|modulepreload)"[^>]*\/?>/g;

/**
 * The site with only what each first view needs: styles in the page, no script, no preload, words in
 * the fonts of the machine. No page of this design can be faster.
 * @returns A folder for a while.
 */
export async function limitOfSite(folder: string) {
  const copy = mkdtempSync(join(tmpdir(), 'limit-'));
  cpSync(folder, copy, { recursive: true });
  for (const packed of filesBelow(copy, '.html.br', '.html.gz')) rmSync(packed);
  for (const file of filesBelow(copy, '.html')) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(beyondFirstView, ''));
  }
  await compress(copy, ['.html']);
  return copy;
}
