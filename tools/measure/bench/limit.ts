import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compress } from '../../build/compress.ts';
import { filesBelow } from '../../build/files.ts';

const beyondFirstView =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(?:stylesheet|preload|modulepreload)"[^>]*\/?>/g;

/** A copy of the site with styles inline, no script, no preload and system fonts, in a temporary folder. */
export async function limitOfSite(folder: string) {
  const copy = mkdtempSync(join(tmpdir(), 'limit-'));
  cpSync(folder, copy, { recursive: true });
  for (const compressed of filesBelow(copy, '.html.br', '.html.gz')) rmSync(compressed);
  for (const file of filesBelow(copy, '.html')) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(beyondFirstView, ''));
  }
  await compress(copy, ['.html']);
  return copy;
}
